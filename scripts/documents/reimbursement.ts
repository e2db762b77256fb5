import { createSheet, type Sheet, type SheetStyle } from './sheet';

export type Working = 'jongens' | 'meisjes';

/** What the camp forms say about one year's camp: dates in words, place on one line. */
export type CampFacts = { year: number; from: string; until: string; place: string };

const example =
  'Dit is een voorbeeld van onze groep, geen formulier van een ziekenfonds. Je gegevens dienen alleen voor deze terugbetaling.';

/** The form with which parents ask one insurer to pay back part of a camp. */
export function campForm(
  style: SheetStyle,
  camp: CampFacts,
  insurer: string,
  working: Working,
): Promise<Buffer> {
  const sheet = createSheet(style, {
    title: `Terugbetaling bivak ${camp.year}, ${insurer} ${working}`,
    subtitle: `Aanvraag bij ${insurer} voor een lid van de ${working}`,
    subject: 'Voorbeeld van een aanvraag tot terugbetaling van een jeugdkamp',
    year: camp.year,
  });
  child(sheet, [{ name: 'member_number', label: `Aansluitingsnummer bij ${insurer}` }], true);
  attendance(sheet, style, camp, working);
  account(sheet);
  return finish(sheet, `Bezorg dit blad ingevuld en getekend aan ${insurer}.`);
}

/** The certificate for insurers that have no form of their own here. */
export function neutralCertificate(style: SheetStyle, camp: CampFacts): Promise<Buffer> {
  const sheet = createSheet(style, {
    title: `Neutraal attest bivak ${camp.year}`,
    subtitle: 'Bewijs van deelname en betaling, voor elk ziekenfonds',
    subject: 'Voorbeeld van een attest van deelname aan een jeugdkamp',
    year: camp.year,
  });
  child(sheet, [
    { name: 'insurer', label: 'Ziekenfonds' },
    { name: 'member_number', label: 'Aansluitingsnummer' },
  ]);
  attendance(sheet, style, camp);
  account(sheet);
  return finish(sheet, 'Bezorg dit blad ingevuld en getekend aan je ziekenfonds.');
}

/** The form with which parents ask one insurer to pay back part of the membership fee (euro) of one working year. */
export function feeForm(
  style: SheetStyle,
  fee: { workingYear: string; amount: number },
  insurer: string,
  working: Working,
): Promise<Buffer> {
  const [from = '', until = ''] = fee.workingYear.split('-');
  const sheet = createSheet(style, {
    title: `Terugbetaling lidgeld ${fee.workingYear}, ${insurer} ${working}`,
    subtitle: `Aanvraag bij ${insurer} voor een lid van de ${working}`,
    subject: 'Voorbeeld van een aanvraag tot terugbetaling van lidgeld',
    year: Number(from),
  });
  child(sheet, [{ name: 'member_number', label: `Aansluitingsnummer bij ${insurer}` }], true);
  sheet.section(2, 'In te vullen door de jeugdbeweging');
  sheet.facts([
    ['Vereniging', `${style.group} (${working})`],
    ['Adres', style.address],
    ['Werkjaar', `1 september ${from} tot en met 31 augustus ${until}`],
    ['Lidgeld', euro(fee.amount)],
  ]);
  sheet.blanks([
    { name: 'member_since', label: 'Lid sinds (dd/mm/jjjj)' },
    { name: 'amount_paid', label: 'Betaald bedrag (€)' },
    { name: 'paid_on', label: 'Betaald op (dd/mm/jjjj)' },
  ]);
  sheet.text(
    'Wij verklaren dat het kind hierboven in dit werkjaar bij ons is aangesloten, aan de activiteiten deelneemt en het vermelde lidgeld betaald heeft.',
  );
  signedByGroup(sheet);
  account(sheet);
  return finish(sheet, `Bezorg dit blad ingevuld en getekend aan ${insurer}.`);
}

function child(sheet: Sheet, insurance: { name: string; label: string }[], sticker = false) {
  sheet.section(1, 'In te vullen door de ouder');
  sheet.blanks([
    { name: 'child_name', label: 'Voornaam en naam van het kind', share: 2 },
    { name: 'child_birth_date', label: 'Geboortedatum (dd/mm/jjjj)' },
  ]);
  sheet.blanks([
    { name: 'child_street', label: 'Straat en nummer', share: 3 },
    { name: 'child_postcode', label: 'Postcode' },
    { name: 'child_town', label: 'Gemeente', share: 2 },
  ]);
  sheet.blanks([
    { name: 'child_national_number', label: 'Rijksregisternummer (achterkant van de identiteitskaart)' },
    ...insurance,
  ]);
  if (sticker) sheet.frames([{ label: 'Of plak hier een kleefbriefje van je ziekenfonds' }], 40);
}

function attendance(sheet: Sheet, style: SheetStyle, camp: CampFacts, working?: Working) {
  sheet.section(2, 'In te vullen door de jeugdbeweging');
  sheet.facts([
    ['Vereniging', working ? `${style.group} (${working})` : style.group],
    ['Adres', style.address],
    ['Kampplaats', camp.place],
    ['Kampperiode', `${camp.from} tot en met ${camp.until}`],
  ]);
  sheet.blanks([
    { name: 'present_from', label: 'Aanwezig van (dd/mm/jjjj)' },
    { name: 'present_until', label: 'Aanwezig tot en met' },
    { name: 'days', label: 'Aantal dagen' },
    { name: 'amount_paid', label: 'Betaald bedrag (€)' },
    { name: 'paid_on', label: 'Betaald op' },
  ]);
  sheet.text(
    'Wij verklaren dat het kind hierboven op die dagen aan ons kamp heeft deelgenomen, dat er overnacht werd en dat het vermelde bedrag betaald is.',
  );
  signedByGroup(sheet);
}

function signedByGroup(sheet: Sheet) {
  sheet.blanks([
    { name: 'group_signer', label: 'Naam van de verantwoordelijke', share: 2 },
    { name: 'group_role', label: 'Functie' },
    { name: 'group_signed_on', label: 'Datum' },
  ]);
  sheet.frames([{ label: 'Handtekening van de verantwoordelijke' }, { label: 'Stempel van de groep' }], 62);
}

function account(sheet: Sheet) {
  sheet.section(3, 'Terugbetaling');
  sheet.blanks([
    { name: 'account_number', label: 'Rekeningnummer (IBAN)', share: 3 },
    { name: 'account_holder', label: 'Op naam van', share: 3 },
    { name: 'parent_phone', label: 'Telefoon', share: 2 },
  ]);
  sheet.text(
    'Ik verklaar dat deze gegevens juist zijn en vraag om de tegemoetkoming op deze rekening te storten.',
  );
  sheet.blanks([
    { name: 'parent_name', label: 'Naam van de ouder', share: 2 },
    { name: 'parent_signed_on', label: 'Datum' },
  ]);
  sheet.frames([{ label: 'Handtekening van de ouder' }], 48);
}

function finish(sheet: Sheet, errand: string): Promise<Buffer> {
  sheet.foot(`${errand} ${example}`);
  return sheet.bytes();
}

const euro = (amount: number) =>
  `€ ${Number.isInteger(amount) ? amount : amount.toFixed(2).replace('.', ',')}`;
