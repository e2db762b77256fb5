import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleContent } from '@/e2e/groups/exampleGroup';
import { startInPage } from '@/lib/browser/testing/startInPage';
import * as mail from '@/lib/mail/sendMessage';
import { hallOf } from '@/lib/rental/hall';
import { asks } from './asks.script';
import { RequestForm } from './RequestForm';
import { request } from './request.script';

jest.mock('@/lib/mail/sendMessage');
jest.mock('@/lib/dates/days', () => ({
  ...jest.requireActual('@/lib/dates/days'),
  today: () => ({ year: 2026, month: 11, day: 22 }),
}));

const { rental } = exampleContent();
const ids = { service: 'service', template: 'template', publicKey: 'key' };
const icons = {} as React.ComponentProps<typeof RequestForm>['icons'];

const dayParts = ['Voormiddag', 'Avond'].map((name) => ({ value: name, label: name }));

function renderForm() {
  render(
    <RequestForm
      hall={hallOf(rental)}
      dayParts={dayParts}
      ids={ids}
      group="De Bende"
      email="huur@bende.example"
      icons={icons}
    >
      <p>Nog niets bekend</p>
    </RequestForm>,
  );
  return userEvent.setup();
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) fireEvent.input(field(name), { target: { value } });
};
const good = {
  Aankomst: '2027-05-28',
  Vertrek: '2027-05-30',
  'Hoeveel slapers?': '40',
  'Waarvan in tenten': '6',
  'Je naam': 'Sam Voorbeeld',
  'E-mailadres': 'sam@post.example',
};
const answers = async () => (await screen.findByRole('status')).textContent?.replaceAll('\u00a0', ' ');
const read = () => screen.getByRole('button', { name: 'Lees je bericht na' });

async function compose() {
  const user = renderForm();
  fill(good);
  await user.click(screen.getByRole('radio', { name: 'Jeugdbeweging' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Jullie passen'));
  await user.click(read());
  await screen.findByRole('heading', { name: 'Lees je bericht na' });
  return user;
}

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(mail.loadLibrary).mockReturnValue(new Promise(() => {}));
  jest.spyOn(console, 'log').mockImplementation(() => {});
});

test('before the first input › there is no answer', () => {
  renderForm();
  expect(screen.getByText('Nog niets bekend')).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a free stay › shows its rooms and its estimate', async () => {
  renderForm();
  fill(good);
  expect(await answers()).toBe(
    'Vrij Van vrijdag 28 tot zondag 30 mei 2027, twee nachten.Jullie passen 34 in huis, 6 in tenten.',
  );
  expect(screen.getByText('12 van 12')).toBeInTheDocument();
  const total = screen.getByText('Samen, ongeveer').nextElementSibling;
  expect(total).toHaveTextContent('€ 547');
  expect(field('Aankomst')).not.toHaveAttribute('aria-invalid');
});

test('a taken night › is an error of both days, with free days nearby and no estimate', async () => {
  renderForm();
  fill({ ...good, Aankomst: '2027-05-14', Vertrek: '2027-05-16' });
  expect(await answers()).toContain('Die nachten zijn al bezet Van vrijdag 14 tot maandag 17 mei 2027');
  for (const name of ['Aankomst', 'Vertrek']) {
    expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    expect(field(name)).toHaveAccessibleDescription(
      /^Die nachten zijn al bezet .+ Vlakbij vrij: 21 tot 23\smei of 7 tot 9\smei\.$/,
    );
  }
  expect(screen.queryByText('Samen, ongeveer')).not.toBeInTheDocument();
});

test('a free stay nearby › is filled in with a tap', async () => {
  const user = renderForm();
  fill({ ...good, Aankomst: '2027-05-14', Vertrek: '2027-05-16' });
  await user.click(await screen.findByRole('button', { name: /^7 tot 9\smei$/ }));
  expect(field('Aankomst')).toHaveValue('2027-05-07');
  expect(field('Vertrek')).toHaveValue('2027-05-09');
  expect(field('Aankomst')).toHaveFocus();
  expect(await answers()).toContain('Vrij Van vrijdag 7 tot zondag 9 mei 2027');
  expect(screen.queryByText('Vlakbij vrij:')).not.toBeInTheDocument();
});

test('fields that the browser restores › are answered when the page is shown again', async () => {
  renderForm();
  for (const [name, value] of Object.entries(good)) field(name).value = value;
  startInPage(request);
  dispatchEvent(new Event('pageshow'));
  expect(await answers()).toContain('Vrij Van vrijdag 28 tot zondag 30 mei 2027');
});

test('submitting an impossible request › focuses the problems, and composes nothing', async () => {
  const user = renderForm();
  fill({ ...good, Aankomst: '2027-05-14', Vertrek: '2027-05-16' });
  await user.click(screen.getByRole('radio', { name: 'Schoolklas' }));
  await answers();
  await user.click(read());
  expect(screen.getByRole('status')).toHaveFocus();

  fill(good);
  await user.click(screen.getByRole('radio', { name: 'Vrijgezellen' }));
  expect(await answers()).toContain('De kikkers slapen licht');
  await user.click(read());
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.queryByRole('heading', { name: 'Lees je bericht na' })).not.toBeInTheDocument();
});

test('a possible request › becomes a complete message, which is focused', async () => {
  await compose();
  expect(screen.getByRole('heading', { name: 'Lees je bericht na' })).toHaveFocus();
  const message = screen.getByText(/^Dag De Bende,/);
  expect(message).toHaveTextContent('Aankomst: vrijdag 28 mei 2027 Vertrek: zondag 30 mei 2027 (2 nachten)');
  expect(message).toHaveTextContent('Volgens jullie site kost dat ongeveer € 547, en € 250 waarborg.');
});

test('changing something › shows the form with its values', async () => {
  const user = await compose();
  await user.click(screen.getByRole('button', { name: 'Nog iets veranderen' }));
  expect(field('Aankomst')).toHaveFocus();
  expect(field('Je naam')).toHaveValue('Sam Voorbeeld');
  expect(screen.getByRole('radio', { name: 'Jeugdbeweging' })).toBeChecked();
});

test('sent › the four fields go to the provider, the thanks are focused, and the message stays visible', async () => {
  jest.mocked(mail.sendMessage).mockResolvedValue({ sent: true });
  const user = await compose();
  await user.click(screen.getByRole('button', { name: 'Verstuur' }));
  const status = screen.getByText(/^Bedankt voor je bericht!/).closest('[role="status"]');
  await waitFor(() => expect(status).toHaveFocus());
  const [form, sentIds] = jest.mocked(mail.sendMessage).mock.calls[0] ?? [];
  if (!(form instanceof HTMLFormElement)) throw new Error('No form was sent');
  expect(sentIds).toEqual(ids);
  expect(Object.fromEntries(new FormData(form))).toMatchObject({
    name: 'Sam Voorbeeld',
    email: 'sam@post.example',
    subject: 'Aanvraag: 28 tot 30 mei 2027, 40 slapers',
    message: expect.stringMatching(/Slapers: 40, waarvan 6 in tenten/),
  });
  expect(screen.getByText(/^Dag De Bende,/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Verstuur' })).not.toBeInTheDocument();
});

test('not sent › the reason is focused, and the message and the other ways stay visible', async () => {
  jest.mocked(mail.sendMessage).mockResolvedValue({ sent: false, reason: 'nee' });
  const user = await compose();
  await user.click(screen.getByRole('button', { name: 'Verstuur' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Er is iets mis gegaan bij het versturen van je bericht: nee');
  expect(alert).toHaveFocus();
  expect(screen.getByText(/^Dag De Bende,/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Kopieer het bericht' })).toBeInTheDocument();
});

test('the mail link › has the address for rental, the subject and the whole text once', async () => {
  await compose();
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open je mailprogramma' });
  const written = decodeURIComponent(href);
  expect(written).toMatch(
    /^mailto:huur@bende\.example\?subject=Aanvraag: 28 tot 30 mei 2027, 40 slapers&body=Dag De Bende,/,
  );
  expect(written.match(/Sam Voorbeeld/g)).toHaveLength(1);
});

describe('copying', () => {
  test('shows where to paste it', async () => {
    const user = await compose();
    await user.click(screen.getByRole('button', { name: 'Kopieer het bericht' }));
    expect(
      await screen.findByText('Gekopieerd. Plak het in een mail aan huur@bende.example.'),
    ).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toMatch(
      /^Aanvraag: 28 tot 30 mei 2027, 40 slapers\n\nDag De Bende,/,
    );
  });

  test('refused by the browser › asks to select the text', async () => {
    const user = await compose();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Kopieer het bericht' }));
    expect(await screen.findByText(/Selecteer de tekst en kopieer ze zelf/)).toBeInTheDocument();
  });
});

test('a hall without places for tents › has no field for them', () => {
  render(
    <RequestForm
      dayParts={dayParts}
      hall={{ ...hallOf(rental), tentPlaces: 0 }}
      ids={ids}
      group="De Bende"
      email="huur@bende.example"
      icons={icons}
    >
      <p>Nog niets bekend</p>
    </RequestForm>,
  );
  expect(screen.queryByLabelText('Waarvan in tenten')).not.toBeInTheDocument();
  expect(
    within(screen.getByRole('group', { name: 'Wat voor groep zijn jullie?' })).getAllByRole('radio'),
  ).toHaveLength(3);
});

describe('where nights and parts of a day can be requested', () => {
  const says = (words: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));

  test('one choice shows the fields of the one or of the other, and the answer is about those', async () => {
    const user = renderForm();
    expect(field('Welke dag?')).toBeDisabled();
    fill(good);
    await user.click(screen.getByRole('radio', { name: 'Nee, overdag of ’s avonds' }));
    await waitFor(() => expect(field('Aankomst')).toBeDisabled());
    fill({ 'Welke dag?': '2027-01-24', 'Met hoeveel zijn jullie?': '12' });
    await says('Kies nog een dagdeel Zondag 24 januari. Nog te huur: voormiddag.');
    await user.click(screen.getByRole('checkbox', { name: /^Voormiddag/ }));
    await says('Vrij Zondag 24 januari: voormiddag.');
    await user.click(screen.getByRole('radio', { name: 'Ja' }));
    await says('Vrij Van vrijdag 28 tot zondag 30 mei 2027');
  });

  test('a link to a free part fills in its day and that part; one more of that day adds it', async () => {
    renderForm();
    startInPage(asks);
    for (const part of ['Voormiddag', 'Avond']) {
      const link = document.createElement('a');
      link.dataset.asks = `2027-01-14 ${part}`;
      document.body.append(link);
      link.click();
    }
    await waitFor(() => expect(field('Welke dag?')).toBeEnabled());
    await says('Vrij Donderdag 14 januari: voormiddag en avond.');
    expect(field('Welke dag?')).toHaveValue('2027-01-14');
    expect(screen.getByRole('radio', { name: 'Nee, overdag of ’s avonds' })).toBeChecked();
  });
});
