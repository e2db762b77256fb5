import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { hasOwnWords } from '@/editor/drafts/answers';
import type { Draft } from '@/editor/drafts/drafts';
import { draftOn } from '@/editor/drafts/testing/draftOn';
import { inEditor } from '@/editor/ui/testing/inEditor';
import { readAnswers } from '@/lib/begin/answers';
import { exampleAnswers } from '@/lib/begin/testing/answers';
import { checkContent } from '@/lib/content/check/check';
import { BeginView } from './BeginView';

let draft: Draft;
let opened: unknown[];

/** The view on a draft that changes with it. */
function Begin({ from = draftOn(exampleTexts()), isLooking }: { from?: Draft; isLooking?: boolean }) {
  const [now, setNow] = useState(from);
  draft = now;
  return inEditor(<BeginView isLooking={isLooking} />, {
    work: { draft: now, texts: now.texts, photos: {}, shown: undefined },
    replace: (next: (draft: Draft) => Draft) => setNow(next),
    add: () => undefined,
    open: (view: unknown) => opened.push(view),
    showPage: () => undefined,
    preparing: (work: unknown) => work,
    routes: ['/', '/leiding', '/contact', '/privacy'],
    isLocal: true,
    readOnly: false,
  });
}

const next = () => userEvent.click(screen.getByRole('button', { name: /Volgende|Klaar$/ }));
const typed = async (name: string, text: string) => {
  await userEvent.click(screen.getByRole('textbox', { name }));
  await userEvent.paste(text);
};

async function answerWho() {
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await typed('Naam van de groep', 'Chiro Sint-Jan');
  await userEvent.click(screen.getByRole('radio', { name: 'Chiro' }));
  await typed('Gemeente', 'Lotenberg');
  await typed('Waar komen jullie samen?', 'Molenpad 4, 9997 Lotenberg');
  await typed('Mailadres', 'info@chirosintjan.test');
  await typed('Adres van de site', 'https://chirosintjan.test');
}

/** jsdom has no `File.text`. */
const textOf = (file: File | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file ?? new Blob());
  });

beforeEach(() => {
  opened = [];
  render(<Begin />);
});

test('a group on another day has it on the site, once somebody says that groups differ', async () => {
  await answerWho();
  await next();
  await next();
  const open = async () =>
    userEvent.click(screen.getAllByRole('button', { name: 'Verander' })[0] as HTMLElement);
  await open();
  expect(screen.queryByRole('combobox', { name: 'Dag' })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Terug' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Een groep komt op een andere dag/ }));
  await next();
  await open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Dag' }), 'zaterdag');
  const until = screen.getByLabelText('Tot');
  await userEvent.clear(until);
  await userEvent.click(screen.getByRole('button', { name: /^Volgende/ }));
  expect(screen.getByText('Vul nog in: de uren van elke groep.')).toBeVisible();
  await userEvent.type(until, '16:00');
  expect(screen.getByText(/zaterdag, 14 tot 16 uur/)).toBeVisible();
  const [first] = checkContent(draft.texts).content?.leaders?.groepen ?? [];
  expect(first?.werking).toEqual({ dag: 'zaterdag', tot: '16:00' });
});

test('days of camp are on the site, and those of a group that goes apart once everybody’s are known', async () => {
  await answerWho();
  await next();
  await userEvent.click(screen.getByRole('checkbox', { name: /of gaat apart op kamp$/ }));
  await next();
  const open = async () =>
    userEvent.click(screen.getAllByRole('button', { name: 'Verander' })[0] as HTMLElement);
  await open();
  expect(screen.queryByRole('group', { name: 'Apart op kamp?' })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Terug' }));
  await typed('Eerste dag', '21 juli');
  await next();
  expect(screen.getByText('Vul nog in: de eerste en de laatste dag van het kamp.')).toBeVisible();
  await typed('Laatste dag', '31 juli');
  await next();
  await open();
  expect(screen.getByRole('group', { name: 'Apart op kamp?' })).toHaveTextContent('van 21 juli tot 31 juli');
  await typed('Eerste dag', '21 juli');
  await typed('Laatste dag', '25 juli');
  expect(draft.texts['bivak.yaml']).toMatch(/van: 21 juli\n +tot: 31 juli/);
  expect(draft.texts['leiding/leiding.yaml']).toMatch(/kamp:\n +van: 21 juli\n +tot: 25 juli/);
});

test('six questions make a site without problems, with the words of the group alone', async () => {
  await answerWho();
  await next();
  await userEvent.click(screen.getByRole('radio', { name: 'zaterdag' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'In de kerstvakantie' }));
  expect(screen.getByText(/Van september tot juni, niet in de kerstvakantie/)).toBeVisible();
  await next();
  await userEvent.click(screen.getAllByRole('button', { name: 'Verander' })[1] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Haal weg' }));
  await next();
  await userEvent.click(screen.getByRole('checkbox', { name: /Uniform/ }));
  await next();
  await userEvent.click(screen.getByRole('radio', { name: 'Zee' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Vos' }));
  await next();
  await next();

  expect(screen.getByRole('heading', { name: 'Jullie site staat klaar.' })).toHaveFocus();
  expect(screen.getByText('5 groepen')).toBeVisible();
  const { content, problems } = checkContent(draft.texts);
  expect(problems).toBeUndefined();
  expect(content?.site).toMatchObject({ naam: 'Chiro Sint-Jan', teken: 'vos', werking: { dag: 'zaterdag' } });
  expect(content?.site.zonder).toContain('uniformen');
  expect(content?.leaders?.groepen.map(({ naam }) => naam)).not.toContain('Speelclub');
  expect(draft.begun?.isComplete).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Bewaar' }));
  expect(opened).toEqual([{ type: 'changes' }]);
});

test('a blank answer is named, and has the focus; the draft keeps what was typed', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await next();
  expect(screen.getByRole('alert')).toHaveTextContent('Vul nog in: Naam van de groep.');
  expect(screen.getByRole('textbox', { name: 'Naam van de groep' })).toHaveFocus();
  await typed('Naam van de groep', 'KSA De Egel');
  expect(screen.getByRole('alert')).not.toHaveTextContent('Naam van de groep');
  expect(draft.begun?.answers.wie.naam).toBe('KSA De Egel');
  expect(checkContent(draft.texts).problems).toBeUndefined();
  expect(draft.begun?.isComplete).toBe(false);
});

test('hours that end before they begin are refused with what to do', async () => {
  await answerWho();
  await next();
  const until = screen.getByLabelText('Tot');
  await userEvent.clear(until);
  await userEvent.type(until, '10:00');
  await next();
  expect(screen.getByRole('alert')).toHaveTextContent('Jullie stoppen vóór jullie beginnen');
});

test('girls and boys apart have the groups of the movement each', async () => {
  await answerWho();
  await next();
  await next();
  await userEvent.click(screen.getByRole('radio', { name: /Apart/ }));
  expect(screen.getByRole('heading', { name: /^Meisjes/ })).toBeVisible();
  const rows = within(screen.getByRole('heading', { name: /^Jongens/ }).parentElement as HTMLElement);
  expect(rows.getAllByRole('listitem')).toHaveLength(6);
  expect(Object.keys(draft.texts)).toEqual(
    expect.arrayContaining(['leiding/jongens.yaml', 'leiding/meisjes.yaml']),
  );
});

test('words that somebody wrote meanwhile are not overwritten: it asks first', async () => {
  await answerWho();
  await next();
  expect(hasOwnWords(draft)).toBe(false);
  const home = (draft.texts['home.yaml'] ?? '').replace('Kom', 'Ravot');
  const own = { ...draft, texts: { ...draft.texts, 'home.yaml': home } };
  cleanup();
  render(<Begin from={own} />);
  expect(screen.getByRole('heading', { name: 'Je schreef zelf al iets.' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Laat het zo' }));
  expect(opened).toEqual([undefined]);
  expect(draft.texts['home.yaml']).toContain('Ravot');
  await userEvent.click(screen.getByRole('button', { name: 'Ga toch naar de vragen' }));
  expect(screen.getByRole('heading', { name: 'Wanneer komen jullie samen?' })).toBeVisible();
  expect(draft.texts['home.yaml']).toContain('Ravot');
});

test('words that somebody wrote in the example are not overwritten either', async () => {
  const from = draftOn(exampleTexts());
  const home = (from.texts['home.yaml'] ?? '').replace('Kom', 'Ravot');
  cleanup();
  render(<Begin from={{ ...from, texts: { ...from.texts, 'home.yaml': home } }} />);
  expect(screen.getByRole('heading', { name: 'Je schreef zelf al iets.' })).toBeVisible();
  expect(screen.getByText(/Je veranderde al iets aan het voorbeeld/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ga toch naar de vragen' }));
  expect(screen.getByRole('heading', { name: 'Maak ze van jullie.' })).toBeVisible();
  expect(draft.texts['home.yaml']).toBe(home);
});

describe('who stopped half-way', () => {
  beforeEach(async () => {
    await answerWho();
    await next();
    await next();
    cleanup();
    render(<Begin from={draft} />);
  });

  test('sees what was answered, and goes on where that was', async () => {
    expect(screen.getByRole('heading', { name: 'Verder waar je was.' })).toHaveFocus();
    expect(screen.getByText(/^2 vragen zijn klaar, bewaard op .* Nog een minuut of 20\.$/)).toBeVisible();
    expect(screen.getByText('zondag, 14 uur')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Verder' }));
    expect(screen.getByRole('heading', { name: 'Welke groepen hebben jullie?' })).toHaveFocus();
    expect(draft.begun?.answers.wie.naam).toBe('Chiro Sint-Jan');
  });

  test('is not asked again after a look at the page', () => {
    cleanup();
    render(<Begin from={draft} isLooking={false} />);
    expect(screen.getByRole('heading', { name: 'Welke groepen hebben jullie?' })).toBeVisible();
  });

  test('takes the answers along in a file that is opened elsewhere', async () => {
    const made: File[] = [];
    Object.assign(URL, {
      createObjectURL: (file: File) => `blob:${made.push(file)}`,
      revokeObjectURL: jest.fn(),
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Neem je antwoorden mee' }));
    expect(click).toHaveBeenCalledTimes(1);
    const text = await textOf(made[0]);
    expect(readAnswers('antwoorden.json', text).answers?.wie.naam).toBe('Chiro Sint-Jan');
    click.mockRestore();
  });

  test('begins again only after a second press', async () => {
    await userEvent.click(screen.getByText('Begin opnieuw'));
    expect(draft.begun).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Wis de antwoorden' }));
    expect(screen.getByRole('heading', { name: 'Maak ze van jullie.' })).toHaveFocus();
    expect(draft.begun).toBeUndefined();
    expect(draft.texts).toBe(draft.base.texts);
  });
});

test.each([
  ['an older version', { ...exampleAnswers.klj, versie: 0 }, /de vragen van deze versie/],
  ['an unknown key', { ...exampleAnswers.klj, kleur: 'rood' }, /Onbekend veld|kleur/],
])(
  'a file with answers of %s is refused with what to do, and changes nothing',
  async (_what, answers, message) => {
    await userEvent.click(screen.getByText(/^Ik heb al antwoorden/));
    const file = new File([JSON.stringify(answers)], 'antwoorden.json', { type: 'application/json' });
    Object.assign(file, { text: () => textOf(file) });
    await userEvent.upload(screen.getByLabelText('Open antwoorden.json'), file);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(draft.begun).toBeUndefined();
  },
);

test.each([
  ['a'.repeat(80), /hoogstens 60 tekens.*Schrijf de korte naam/],
  ['🦊🦊', /een naam met letters of cijfers.*zonder tekeningetjes/],
])('the name %s is refused with what to do, and stays as it was typed', async (name, message) => {
  await answerWho();
  const field = screen.getByRole('textbox', { name: 'Naam van de groep' });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(name);
  await next();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(field).toHaveFocus();
  expect(field).toHaveValue(name);
  expect(checkContent(draft.texts).problems).toBeUndefined();
});

test('two colours that look much the same are allowed, with a note', async () => {
  await answerWho();
  for (const _ of [1, 2, 3, 4]) await next();
  expect(screen.queryByText(/lijken erg op elkaar/)).toBeNull();
  await userEvent.click(screen.getAllByRole('radio', { name: 'Petrol' })[0] as HTMLElement);
  expect(screen.getByText(/lijken erg op elkaar/)).toBeVisible();
  await next();
  expect(screen.getByRole('heading', { name: 'Hebben jullie al foto’s?' })).toBeVisible();
});
