import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { hasOwnWords } from '@/editor/drafts/answers';
import type { Draft } from '@/editor/drafts/drafts';
import { draftOn } from '@/editor/drafts/testing/draftOn';
import { type Editing, EditingContext } from '@/editor/ui/editing';
import { checkContent } from '@/lib/content/check/check';
import { BeginView } from './BeginView';

let draft: Draft;
let opened: unknown[];

/** The view on a draft that changes with it. */
function Begin({ from = draftOn(exampleTexts()) }: { from?: Draft }) {
  const [now, setNow] = useState(from);
  draft = now;
  const editing = {
    work: { draft: now, texts: now.texts, photos: {}, shown: undefined },
    replace: (next: (draft: Draft) => Draft) => setNow(next),
    add: () => undefined,
    open: (view: unknown) => opened.push(view),
    showPage: () => undefined,
    preparing: (work: unknown) => work,
    routes: ['/', '/leiding', '/contact', '/privacy'],
    isLocal: true,
    readOnly: false,
  };
  return (
    <EditingContext value={editing as unknown as Editing}>
      <BeginView />
    </EditingContext>
  );
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

beforeEach(() => {
  opened = [];
  render(<Begin />);
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
  await userEvent.click(screen.getByRole('button', { name: 'Ga toch naar de vragen' }));
  expect(screen.getByRole('heading', { name: 'Wanneer komen jullie samen?' })).toBeVisible();
  expect(draft.texts['home.yaml']).toContain('Ravot');
});
