import { readFileSync } from 'node:fs';
import * as library from '@emailjs/browser';
import { libraryVersion, mailOrigin } from './origin';
import { patience, sendMessage } from './sendMessage';

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), sendForm: jest.fn() }));

const init = jest.mocked(library.init);
const sendForm = jest.mocked(library.sendForm);
const ids = { service: 'service', template: 'template', publicKey: 'key' };

function aForm() {
  const form = document.createElement('form');
  form.innerHTML = `
    <input name="name"><input name="email"><input name="subject"><textarea name="message"></textarea>
    <input id="trap" value="bot"><input type="hidden" name="user_id" value="key">`;
  const fill = (name: string, value: string) => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
  };
  fill('name', 'Zoë');
  fill('email', 'zoe@post.example');
  fill('subject', 'Vraag');
  fill('message', 'regel 1\nregel 2');
  return form;
}

beforeEach(() => {
  jest.resetAllMocks();
  sendForm.mockResolvedValue({ status: 200, text: 'OK' });
});

test('a filled form › the library gets the four fields and nothing else', async () => {
  await expect(sendMessage(aForm(), ids)).resolves.toEqual({ sent: true });
  expect(init).toHaveBeenCalledWith({ publicKey: 'key', origin: mailOrigin });
  const [service, template, form] = sendForm.mock.calls[0] ?? [];
  expect([service, template]).toEqual(['service', 'template']);
  expect([...new FormData(form as HTMLFormElement)]).toEqual([
    ['name', 'Zoë'],
    ['email', 'zoe@post.example'],
    ['subject', 'Vraag'],
    ['message', 'regel 1\nregel 2'],
  ]);
});

test.each([
  ['publicKey', 'The user ID is required'],
  ['service', 'The service ID is required'],
  ['template', 'The template ID is required'],
])('without %s › nothing is sent, and the reason names it', async (missing, reason) => {
  await expect(sendMessage(aForm(), { ...ids, [missing]: '' })).resolves.toEqual({ sent: false, reason });
  expect(sendForm).not.toHaveBeenCalled();
});

test('a target that is no form › nothing is sent', async () => {
  document.body.innerHTML = '<div id="form"></div>';
  for (const target of ['#form', '#nowhere']) {
    await expect(sendMessage(target, ids)).resolves.toEqual({
      sent: false,
      reason: 'The 3rd parameter expected to be the HTML form element or a selector of a form',
    });
  }
  expect(sendForm).not.toHaveBeenCalled();
});

test('a selector of a form › is sent', async () => {
  document.body.replaceChildren(aForm());
  await expect(sendMessage('form', ids)).resolves.toEqual({ sent: true });
});

test('the library takes 204 for success › the site does not', async () => {
  sendForm.mockResolvedValue({ status: 204, text: '' });
  await expect(sendMessage(aForm(), ids)).resolves.toEqual({
    sent: false,
    reason: expect.stringContaining('204'),
    advice: expect.stringContaining('straks'),
  });
});

test('the library rejects 500 with the text OK › the site takes it for success', async () => {
  sendForm.mockRejectedValue({ status: 500, text: 'OK' });
  await expect(sendMessage(aForm(), ids)).resolves.toEqual({ sent: true });
});

test('the provider refuses › its text is the reason, with what to do in Dutch', async () => {
  sendForm.mockRejectedValue({ status: 412, text: 'Invalid grant. Please reconnect your Gmail account' });
  await expect(sendMessage(aForm(), ids)).resolves.toEqual({
    sent: false,
    reason: 'Invalid grant. Please reconnect your Gmail account',
    advice: expect.stringContaining('opnieuw versturen helpt niet'),
  });
});

test('no answer in 15 seconds › failed, not a moment earlier', async () => {
  jest.useFakeTimers();
  sendForm.mockReturnValue(new Promise(() => {}));
  const onOutcome = jest.fn();
  const outcome = sendMessage(aForm(), ids).then(onOutcome);
  await jest.advanceTimersByTimeAsync(patience - 1);
  expect(onOutcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await outcome;
  expect(onOutcome).toHaveBeenCalledWith({ sent: false, reason: expect.stringContaining('geen antwoord') });
  jest.useRealTimers();
});

test('the version that a form without script sends › is the one of the installed library', () => {
  const { version } = JSON.parse(readFileSync('node_modules/@emailjs/browser/package.json', 'utf8'));
  expect(libraryVersion).toBe(version);
});
