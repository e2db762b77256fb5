import type { Message } from '@/lib/mail/message';

const shown = 20;

/** The latest messages, newest first, as a plain page; values are only ever text. */
export function messagesPage(messages: readonly Message[], dir: string): string {
  const list = messages.slice(-shown).reverse().map(article).join('\n');
  return `<!doctype html>
<html lang="nl-BE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Postvak</title>
</head>
<body>
<h1>Postvak</h1>
<p>Wat het contactformulier hier op deze computer verstuurt. Er vertrekt niets naar buiten. Elk bericht staat ook als .eml in de map ${escaped(dir)}.</p>
${list || '<p>Nog geen berichten. Laad deze pagina opnieuw na het versturen.</p>'}
</body>
</html>
`;
}

const article = ({ name, email, subject, message }: Message) => `<article>
<h2><bdi>${escaped(subject)}</bdi></h2>
<p>Van <bdi>${escaped(name)}</bdi>, <bdi>${escaped(email)}</bdi></p>
<pre dir="auto">${escaped(message)}</pre>
</article>`;

const escaped = (text: string) =>
  text.replace(/[&<>"'\0]/g, (character) =>
    character === '\0' ? '\uFFFD' : `&#${character.charCodeAt(0)};`,
  );
