/** @jest-environment node */
import { mailto } from './mailto';

const message = {
  name: 'Zoë & Co',
  email: 'zoe@post.example',
  subject: 'Vraag? #1 – “€5” 😀',
  message: 'Dag,\nregel 2 & meer?\r\n<b>%</b>',
};

/** The parts of a link as a mail program reads them. */
function read(href: string) {
  const { protocol, pathname, search } = new URL(href);
  const [subject = '', body = ''] = search.slice('?subject='.length).split('&body=').map(decodeURIComponent);
  return { to: protocol + pathname, subject, body };
}

test('a message › its subject, its text and the name, ready to send', () => {
  const { href, complete } = mailto('info@groep.example', message);
  expect(complete).toBe(true);
  expect(read(href)).toEqual({
    to: 'mailto:info@groep.example',
    subject: message.subject,
    body: 'Dag,\r\nregel 2 & meer?\r\n<b>%</b>\r\n\r\nZoë & Co',
  });
});

test.each(['a'.repeat(20_000), '😀'.repeat(20_000), 'é\n'.repeat(20_000)])(
  'a text that is too long for a mail program › its beginning, and `complete` is false',
  (text) => {
    const { href, complete } = mailto('info@groep.example', { ...message, message: text });
    expect(complete).toBe(false);
    expect(href.length).toBeLessThanOrEqual(1900);
    const { body } = read(href);
    const beginning = body.slice(0, body.indexOf(' […]')).replace(/\r\n/g, '\n');
    expect(beginning.length).toBeGreaterThan(100);
    expect(text.startsWith(beginning.trimEnd())).toBe(true);
    expect(body).toMatch(/ \[…]\r\n\r\nZoë & Co$/);
  },
);

test('half characters and control characters › a link all the same', () => {
  const { href } = mailto('info@groep.example', { ...message, name: '\uD83D', message: 'a\0b\uDE00\u001Bc' });
  expect(read(href).body).toBe('ab\uFFFDc\r\n\r\n\uFFFD');
});

test('a very long subject and name › still a link of a size that works', () => {
  const long = '😀'.repeat(5000);
  const { href, complete } = mailto('info@groep.example', { ...message, subject: long, name: long });
  expect(complete).toBe(false);
  expect(href.length).toBeLessThanOrEqual(1900);
});
