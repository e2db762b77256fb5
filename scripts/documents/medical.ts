import { createSheet, type SheetStyle } from './sheet';

const yesNo = [
  { value: 'ja', label: 'ja' },
  { value: 'nee', label: 'nee' },
];

/** The health form that every child brings to camp: two pages, filled in anew each year. */
export function medicalForm(style: SheetStyle, year: number): Promise<Buffer> {
  const sheet = createSheet(style, {
    title: 'Medische fiche',
    subtitle: 'Vul ze elk jaar opnieuw in en geef ze voor het vertrek aan de leiding.',
    subject: 'Voorbeeld van een medische fiche voor het kamp',
    year,
  });
  const foot = 'Alleen de leiding die voor je kind zorgt, leest deze fiche. Na het kamp wordt ze vernietigd.';

  sheet.section(1, 'Het kind');
  sheet.blanks([
    { name: 'child_name', label: 'Voornaam en naam', share: 2 },
    { name: 'child_birth_date', label: 'Geboortedatum (dd/mm/jjjj)' },
    { name: 'child_group', label: 'Leeftijdsgroep' },
  ]);
  sheet.blanks([
    { name: 'child_street', label: 'Straat en nummer', share: 3 },
    { name: 'child_postcode', label: 'Postcode' },
    { name: 'child_town', label: 'Gemeente', share: 2 },
  ]);
  sheet.blanks([
    { name: 'child_national_number', label: 'Rijksregisternummer' },
    { name: 'insurer', label: 'Ziekenfonds' },
    { name: 'member_number', label: 'Aansluitingsnummer' },
  ]);

  sheet.section(2, 'Wie bellen we?');
  for (const number of [1, 2]) {
    const who = number === 1 ? 'Eerste contactpersoon' : 'Als die niet opneemt';
    sheet.blanks([
      { name: `contact${number}_name`, label: who, share: 3, help: `${who}: naam` },
      {
        name: `contact${number}_relation`,
        label: 'Band met het kind',
        share: 2,
        help: `${who}: band met het kind`,
      },
      { name: `contact${number}_phone`, label: 'Telefoon, dag en nacht', share: 2, help: `${who}: telefoon` },
    ]);
  }
  sheet.blanks([
    { name: 'doctor_name', label: 'Huisarts', share: 3, help: 'Huisarts: naam' },
    { name: 'doctor_town', label: 'Gemeente', share: 2, help: 'Huisarts: gemeente' },
    { name: 'doctor_phone', label: 'Telefoon', share: 2, help: 'Huisarts: telefoon' },
  ]);

  sheet.section(3, 'Gezondheid');
  sheet.text('Kruis aan wat je kind heeft of vroeger had.');
  sheet.ticks(
    [
      { name: 'asthma', label: 'Astma' },
      { name: 'diabetes', label: 'Diabetes' },
      { name: 'epilepsy', label: 'Epilepsie' },
      { name: 'heart', label: 'Hartkwaal' },
      { name: 'hay_fever', label: 'Hooikoorts' },
      { name: 'skin', label: 'Huidaandoening' },
      { name: 'headache', label: 'Migraine' },
      { name: 'sleepwalking', label: 'Slaapwandelen' },
      { name: 'bedwetting', label: 'Bedplassen' },
    ],
    3,
  );
  sheet.blanks([
    { name: 'illness_details', label: 'Waar moeten we op letten, en wat doen we als het misgaat?', lines: 3 },
  ]);
  sheet.blanks([{ name: 'history', label: 'Ernstige ziekte of operatie (welke, en in welk jaar)' }]);
  sheet.blanks([
    { name: 'tetanus_year', label: 'Tetanus: jaar van de laatste inenting' },
    { name: 'blood_group', label: 'Bloedgroep (als je die weet)' },
  ]);

  sheet.section(4, 'Allergieën en eten');
  sheet.blanks([
    {
      name: 'allergies',
      label: 'Allergisch voor (geneesmiddelen, voeding, insecten, planten …) en hoe we reageren',
      lines: 3,
    },
  ]);
  sheet.blanks([{ name: 'diet', label: 'Dieet (vegetarisch, halal, glutenvrij, lactosevrij …)' }]);
  sheet.foot(`${foot} Bladzijde 1 van 2.`);

  sheet.nextPage();
  sheet.section(5, 'Geneesmiddelen');
  sheet.text(
    'Moet je kind op kamp geneesmiddelen nemen? Geef ze in de originele verpakking, met de naam van je kind erop, aan de leiding. Liefst met het voorschrift van de arts.',
  );
  for (const number of [1, 2, 3]) {
    sheet.blanks([
      { name: `medicine${number}_name`, label: `Geneesmiddel ${number}`, share: 3 },
      { name: `medicine${number}_dose`, label: 'Hoeveel', share: 2, help: `Geneesmiddel ${number}: hoeveel` },
      { name: `medicine${number}_when`, label: 'Wanneer', share: 2, help: `Geneesmiddel ${number}: wanneer` },
    ]);
  }
  sheet.choose({ name: 'takes_alone', label: 'Neemt je kind die zelf in?', options: yesNo });

  sheet.section(6, 'Meedoen');
  sheet.choose({
    name: 'swimming',
    label: 'Kan je kind zwemmen?',
    options: [
      { value: 'goed', label: 'goed' },
      { value: 'beetje', label: 'een beetje' },
      { value: 'niet', label: 'niet' },
    ],
  });
  sheet.choose({
    name: 'sports',
    label: 'Mag je kind meedoen aan sport en spel van leeftijdsgenoten?',
    options: yesNo,
  });
  sheet.choose({ name: 'tired', label: 'Is je kind snel moe?', options: yesNo });
  sheet.blanks([
    { name: 'remarks', label: 'Wat moeten we nog weten? (heimwee, angsten, slapen, vrienden …)', lines: 4 },
  ]);

  sheet.section(7, 'Toestemming');
  sheet.text(
    'De leiding geeft eerste hulp, maar behandelt je kind niet op eigen houtje. Met jouw toestemming mag ze bij pijn of koorts een pijnstiller geven.',
  );
  sheet.choose({ name: 'painkiller', label: 'De leiding mag mijn kind paracetamol geven.', options: yesNo });
  sheet.choose({
    name: 'disinfect',
    label: 'De leiding mag wondjes ontsmetten en teken verwijderen.',
    options: yesNo,
  });
  sheet.choose({
    name: 'photos',
    label: 'De groep mag foto’s van mijn kind op het kamp tonen op haar site.',
    options: yesNo,
  });
  sheet.text(
    'Als ik niet bereikbaar ben en het dringend is, mag een arts de nodige behandeling of ingreep laten uitvoeren. De leiding probeert mij dan zo snel mogelijk te bereiken.',
  );

  sheet.section(8, 'Handtekening');
  sheet.text(
    'Ik heb deze fiche volledig en naar waarheid ingevuld, en meld elke verandering voor het vertrek.',
  );
  sheet.blanks([
    { name: 'parent_name', label: 'Naam van de ouder of voogd', share: 2 },
    { name: 'signed_on', label: 'Datum' },
  ]);
  sheet.frames([{ label: 'Handtekening' }], 64);
  sheet.foot(`${foot} Bladzijde 2 van 2.`);
  return sheet.bytes();
}
