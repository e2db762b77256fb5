import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import * as mail from '@/lib/mail/sendMessage';
import { ContactForm } from './ContactForm';

jest.mock('@/lib/mail/sendMessage');

const sendMessage = jest.mocked(mail.sendMessage);
const log = jest.spyOn(console, 'log');
const ids = { service: 'service', template: 'template', publicKey: 'key' };
const form = (
  <ContactForm
    ids={ids}
    email="info@groep.example"
    icons={{ send: null, busy: null, sent: null, failed: null }}
  />
);

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const names = ['Naam', 'E-mailadres', 'Onderwerp', 'Bericht'];
const values = () => names.map((name) => field(name).value);
const typed = ['Zoë', 'zoe@post.example', 'Verloren muts', 'Dag,\nregel 2'];

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(mail.loadLibrary).mockReturnValue(new Promise(() => {}));
  log.mockImplementation(() => {});
});

function write() {
  for (const [index, name] of names.entries())
    fireEvent.input(field(name), { target: { value: typed[index] } });
  return userEvent.setup();
}

/** Returns a function that ends the pending send. */
function pendingSend() {
  let end: (outcome: mail.SendOutcome) => void = () => {};
  sendMessage.mockReturnValue(
    new Promise((resolve) => {
      end = resolve;
    }),
  );
  return (outcome: mail.SendOutcome) => act(async () => end(outcome));
}

test('the four fields › are required, the address an e-mail address, the message five rows', () => {
  render(form);
  for (const name of names) expect(field(name)).toBeRequired();
  expect(field('E-mailadres')).toHaveAttribute('type', 'email');
  expect(field('Bericht')).toHaveAttribute('rows', '5');
});

test('without script › the same fields go to the same end point, by POST', () => {
  render(form);
  const element = field('Naam').form;
  expect(element).toHaveAttribute('method', 'post');
  expect(element).toHaveAttribute('enctype', 'multipart/form-data');
  expect(element).toHaveAttribute('action', 'https://api.emailjs.com/api/v1.0/email/send-form');
  expect([...new FormData(element ?? undefined)].map(([name]) => name)).toEqual([
    'name',
    'email',
    'subject',
    'message',
    'lib_version',
    'service_id',
    'template_id',
    'user_id',
  ]);
});

test('sent › the thanks are announced and focused, the fields are empty, the values were logged', async () => {
  sendMessage.mockResolvedValue({ sent: true });
  render(form);
  const user = write();
  await user.click(screen.getByRole('button', { name: 'Verstuur' }));
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Bedankt voor je bericht! We nemen spoedig contact op.');
  await waitFor(() => expect(status).toHaveFocus());
  expect(values()).toEqual(['', '', '', '']);
  expect(sendMessage).toHaveBeenCalledWith(field('Naam').form, ids);
  expect(log).toHaveBeenCalledWith({
    name: 'Zoë',
    email: 'zoe@post.example',
    subject: 'Verloren muts',
    message: 'Dag,\nregel 2',
  });
});

describe('not sent', () => {
  test('the reason is announced and focused, as text, and the values are preserved', async () => {
    sendMessage.mockResolvedValue({ sent: false, reason: '<b>Too Many Requests</b>', advice: 'Wacht even.' });
    render(form);
    const user = write();
    await user.click(screen.getByRole('button', { name: 'Verstuur' }));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(
      'Er is iets mis gegaan bij het versturen van je bericht: <b>Too Many Requests</b>',
    );
    expect(alert).toHaveTextContent('Wacht even.');
    expect(alert).toHaveFocus();
    expect(values()).toEqual(typed);
  });

  test('a mail link has the subject and the text, also what is typed afterwards', async () => {
    sendMessage.mockResolvedValue({ sent: false, reason: 'nee' });
    render(form);
    const user = write();
    await user.click(screen.getByRole('button', { name: 'Verstuur' }));
    const href = () =>
      decodeURIComponent(screen.getByRole<HTMLAnchorElement>('link', { name: /eigen mailprogramma/ }).href);
    expect(href()).toBe('mailto:info@groep.example?subject=Verloren muts&body=Dag,\r\nregel 2\r\n\r\nZoë');
    await user.type(field('Bericht'), '!');
    expect(href()).toContain('regel 2!');
    expect(field('Bericht')).toHaveFocus();
  });

  test('a text too long for a link › must be copied, the message reads', async () => {
    sendMessage.mockResolvedValue({ sent: false, reason: 'nee' });
    render(form);
    const user = write();
    fireEvent.input(field('Bericht'), { target: { value: 'x'.repeat(20_000) } });
    await user.click(screen.getByRole('button', { name: 'Verstuur' }));
    expect(screen.getByRole('alert')).toHaveTextContent('je bericht is te lang om helemaal mee te geven');
  });

  test('a second try › removes the failure, and can succeed', async () => {
    sendMessage.mockResolvedValueOnce({ sent: false, reason: 'nee' });
    render(form);
    const user = write();
    const button = screen.getByRole('button', { name: 'Verstuur' });
    await user.click(button);
    const end = pendingSend();
    await user.click(button);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await end({ sent: true });
    expect(screen.getByRole('status')).toHaveTextContent('Bedankt');
  });

  test('a second failure for the same reason › is focused too', async () => {
    sendMessage.mockResolvedValue({ sent: false, reason: 'nee' });
    render(form);
    const user = write();
    await user.click(screen.getByRole('button', { name: 'Verstuur' }));
    await user.click(screen.getByRole('button', { name: 'Verstuur' }));
    expect(screen.getByRole('alert')).toHaveFocus();
  });
});

describe('while it is being sent', () => {
  test('the button and the status show it, and the values cannot change', async () => {
    const end = pendingSend();
    render(form);
    const user = write();
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('button', { name: 'Bezig met versturen…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('status')).toHaveTextContent('Bezig met versturen…');
    await user.type(field('Bericht'), 'meer');
    expect(values()).toEqual(typed);
    await end({ sent: true });
    expect(screen.getByRole('button', { name: 'Verstuur' })).toHaveAttribute('aria-disabled', 'false');
  });

  test('a double click and Enter twice › send once', async () => {
    const end = pendingSend();
    render(form);
    const user = write();
    await user.dblClick(screen.getByRole('button'));
    await user.type(field('Naam'), '{Enter}{Enter}');
    expect(sendMessage).toHaveBeenCalledTimes(1);
    await end({ sent: false, reason: 'nee' });
  });

  test('two submits within one turn › send once', async () => {
    const end = pendingSend();
    render(form);
    const element = field('Naam').form;
    if (!element) throw new Error('The field is in no form');
    act(() => {
      element.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      element.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
    expect(sendMessage).toHaveBeenCalledTimes(1);
    await end({ sent: true });
  });
});

test('the honeypot filled › nothing is sent, and the next try works', async () => {
  sendMessage.mockResolvedValue({ sent: true });
  render(form);
  const user = write();
  fireEvent.input(screen.getByLabelText('Laat dit veld leeg'), { target: { value: 'https://bot.example' } });
  await user.click(screen.getByRole('button', { name: 'Verstuur' }));
  expect(sendMessage).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('een verborgen veld was ingevuld');
  await user.click(screen.getByRole('button', { name: 'Verstuur' }));
  expect(sendMessage).toHaveBeenCalledTimes(1);
});

test('text typed before hydration › is preserved, and the first submit works', async () => {
  sendMessage.mockResolvedValue({ sent: true });
  const { unmount, container } = render(form);
  const html = container.innerHTML;
  unmount();
  container.innerHTML = html;
  document.body.append(container);
  field('Naam').value = 'Vroeg';
  await act(async () => {
    hydrateRoot(container, form);
  });
  expect(field('Naam').value).toBe('Vroeg');
  fireEvent.submit(container.querySelector('form') ?? container);
  await waitFor(() => expect(sendMessage).toHaveBeenCalledTimes(1));
  container.remove();
});
