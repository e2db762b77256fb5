import * as z from 'zod';
import { problemMessage } from '@/lib/content/problem';
import { countries } from '@/lib/text/address';
import { fieldInfo } from './field';

const aPostcode = {
  error: ({ input }: { input?: unknown }) =>
    problemMessage(
      'een Belgische postcode van vier cijfers⟦ tussen aanhalingstekens, bijvoorbeeld "9999"‖, bijvoorbeeld 9999⟧',
      /[a-z]|\d{5}|^0/i.test(String(input))
        ? 'schrijf de vier cijfers van de gemeente van jullie lokaal; alleen een kampplaats kan in het buitenland zijn'
        : '',
    ),
};
export const postcode = z
  .string(aPostcode)
  .regex(/^[1-9]\d{3}$/, aPostcode)
  .register(fieldInfo, { kind: 'postcode' });

const aPostcodeAnywhere = {
  error: problemMessage(
    'een postcode⟦ tussen aanhalingstekens: "9999"‖: 9999⟧, of in het buitenland met de letter van het land ervoor, zoals ⟦"L-9650"‖L-9650⟧',
    `schrijf de postcode⟦ tussen aanhalingstekens‖⟧, met een van deze ervoor als het kamp niet in België is: ${Object.keys(countries).join('-, ')}-`,
  ),
};
export const postcodeAnywhere = z
  .string(aPostcodeAnywhere)
  .refine((value) => /^[1-9]\d{3}$/.test(value) || isForeignPostcode(value), aPostcodeAnywhere)
  .register(fieldInfo, {
    kind: 'postcode',
    help: 'In het buitenland met de letter van het land ervoor: L-9650.',
  });

const isForeignPostcode = (value: string) =>
  Object.hasOwn(countries, value.replace(/-.*/, '')) && /^[A-Z]+-\d[\dA-Z -]{2,7}$/.test(value);
