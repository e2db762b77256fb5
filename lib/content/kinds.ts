import './jitless';
import * as z from 'zod';
import {
  count,
  date,
  dayMonth,
  documentFile,
  email,
  hexColour,
  icon,
  latitude,
  link,
  linkOrPage,
  longitude,
  noticeLevel,
  numberToCall,
  ownWords,
  phone,
  photoFile,
  plain,
  postcode,
  postcodeAnywhere,
  price,
  route,
  text,
  time,
  weekday,
  words,
  workingYear,
  year,
  yesNo,
  yesNoOrLater,
} from './fields';
import { contentSchema, type FileName } from './schemas';

/** What an editor is asked to fill in. One for each way of asking: a switch over them has to be complete. */
export type Kind =
  /** A title, a name, a button. */
  | 'words'
  /** What an account elsewhere is called. */
  | 'identifier'
  /** For the group itself: nobody else reads it. */
  | 'ownWords'
  /** Sentences with bold words and links. */
  | 'text'
  | 'choice'
  | 'yesNo'
  | 'price'
  | 'count'
  | 'year'
  | 'workingYear'
  | 'degrees'
  | 'day'
  | 'dayOfYear'
  | 'time'
  | 'phone'
  | 'postcode'
  | 'email'
  | 'link'
  | 'linkOrPage'
  | 'page'
  | 'colour'
  | 'drawing'
  | 'photo'
  | 'paper';

type Schema = z.core.$ZodType;

/** The kind of each constant of `fields.ts`, with what an editor has to know about it, in Dutch. */
const kinds = z.registry<{ kind: Kind; help?: string }>();
kinds
  .add(words, { kind: 'identifier' })
  .add(ownWords, { kind: 'ownWords', help: 'Alleen voor jullie: dit komt nergens op de site.' })
  .add(plain, { kind: 'words' })
  .add(text, { kind: 'text', help: 'Een woord **vet**, of een link: [woorden](/bivak).' })
  .add(weekday, { kind: 'choice' })
  .add(noticeLevel, { kind: 'choice', help: 'Opgelet is geel, info is blauw.' })
  .add(yesNo, { kind: 'yesNo' })
  .add(yesNoOrLater, { kind: 'choice', help: 'Volgt: het komt nog.' })
  .add(price, { kind: 'price', help: 'In euro.' })
  .add(count, { kind: 'count' })
  .add(year, { kind: 'year' })
  .add(workingYear, { kind: 'workingYear', help: 'Twee jaartallen na elkaar, zoals 2025-2026.' })
  .add(latitude, { kind: 'degrees', help: 'Kopieer dit getal van een kaart: rond 51 in België.' })
  .add(longitude, { kind: 'degrees', help: 'Kopieer dit getal van een kaart: rond 4 in België.' })
  .add(date, { kind: 'day', help: 'Zoals 27 september 2026.' })
  .add(dayMonth, { kind: 'dayOfYear', help: 'Zoals 21 juli: elk jaar opnieuw.' })
  .add(time, { kind: 'time', help: 'Zoals 14:00.' })
  .add(phone, { kind: 'phone', help: 'Zoals 0400 00 00 01.' })
  .add(numberToCall, { kind: 'phone', help: 'Zoals 0400 00 00 01, of 112.' })
  .add(postcode, { kind: 'postcode' })
  .add(postcodeAnywhere, {
    kind: 'postcode',
    help: 'In het buitenland met de letter van het land ervoor: L-9650.',
  })
  .add(email, { kind: 'email' })
  .add(link, { kind: 'link', help: 'Het volledige adres, met https:// ervoor.' })
  .add(linkOrPage, { kind: 'linkOrPage', help: 'Een pagina van de site, of een adres met https:// ervoor.' })
  .add(route, { kind: 'page' })
  .add(hexColour, { kind: 'colour' })
  .add(icon, { kind: 'drawing' })
  .add(photoFile, { kind: 'photo' })
  .add(documentFile, { kind: 'paper', help: 'Een pdf.' });

/** What an editor is asked at a leaf of a schema; undefined for a block, a list, and a leaf that has no kind. */
export const askedBy = (leaf: Schema): { kind: Kind; help?: string | undefined } | undefined => {
  const inner = filledIn(leaf);
  return kinds.get(inner) ?? (inner instanceof z.ZodPipe ? askedBy(inner.in) : undefined);
};

/** The kind of a field of a content file; undefined for blocks, lists and fields that no schema knows. */
export function kindAt(file: FileName, path: readonly PropertyKey[]): Kind | undefined {
  const schema = path.reduce<Schema | undefined>(below, contentSchema.shape[file]);
  return schema && askedBy(schema)?.kind;
}

/** Whether a field of a content file names a photo: its schema tells, whatever the field is called. */
export const isPhotoField = (file: FileName, path: readonly PropertyKey[]): boolean =>
  kindAt(file, path) === 'photo';

/** Whether a field of a content file holds running text, which may have bold words and links in it. */
export const isRunningText = (file: FileName, path: readonly PropertyKey[]): boolean =>
  kindAt(file, path) === 'text';

/** Whether a field of a content file is a title or a name, shown as it is written. */
export const isTitle = (file: FileName, path: readonly PropertyKey[]): boolean =>
  kindAt(file, path) === 'words';

/** The schema one step further; undefined where content holds what no schema knows. */
function below(schema: Schema | undefined, step: PropertyKey): Schema | undefined {
  const block = schema && asWritten(schema);
  if (block instanceof z.ZodObject) return block.shape[String(step)];
  return block instanceof z.ZodArray ? block.element : undefined;
}

/** What an editor writes, where the loader turns it into something else. */
export function asWritten(schema: Schema): Schema {
  const field = filledIn(schema);
  return field instanceof z.ZodPipe ? asWritten(field.in) : field;
}

function filledIn(schema: Schema): Schema {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? filledIn(schema.unwrap())
    : schema;
}
