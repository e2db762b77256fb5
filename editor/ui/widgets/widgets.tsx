import { asTyped } from '@/editor/ui/forms';
import type { FieldKind } from '@/lib/content/kinds/field';
import { ChoiceWidget, yesNoOptions } from './choice';
import { ConsentWidget } from './consent';
import { DateWidget } from './date';
import { DegreesWidget } from './degrees';
import { DocumentWidget } from './document';
import type { FieldInput } from './fieldInput';
import { IconWidget } from './icon';
import { LineWidget } from './line';
import { LinkOrPageWidget, PageWidget } from './page';
import { PhotoWidget } from './photo';
import { TextWidget } from './text';

type Widget = (input: FieldInput) => React.ReactNode;

/** A line of text with its keyboard, and whether spelling and capitals are corrected. */
const line =
  (attributes: Omit<Parameters<typeof LineWidget>[0], keyof FieldInput> = {}): Widget =>
  (input) => <LineWidget {...input} {...attributes} />;

/** The widget of each kind of field; a kind without one does not compile. */
export const widgets: Record<FieldKind, Widget> = {
  plain: line(),
  groupName: line(),
  identifier: line(asTyped),
  privateText: line(),
  text: TextWidget,
  choice: (input) => (
    <ChoiceWidget {...input} options={(input.shape.choices ?? []).map((one) => [one, one])} />
  ),
  yesNo: (input) => <ChoiceWidget {...input} options={yesNoOptions} />,
  consent: ConsentWidget,
  price: line({ inputMode: 'decimal' }),
  count: line({ inputMode: 'numeric' }),
  year: line({ inputMode: 'numeric' }),
  workingYear: line(),
  degrees: DegreesWidget,
  date: DateWidget,
  dayOff: DateWidget,
  dayMonth: DateWidget,
  time: line({ inputMode: 'text' }),
  phone: line({ inputMode: 'tel' }),
  postcode: line(),
  email: line({ inputMode: 'email', ...asTyped }),
  link: line({ inputMode: 'url', ...asTyped }),
  linkOrPage: LinkOrPageWidget,
  page: PageWidget,
  colour: line(asTyped),
  icon: IconWidget,
  photo: PhotoWidget,
  document: DocumentWidget,
};
