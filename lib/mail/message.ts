/** What a visitor writes, under the names that the provider's template knows. */
export const messageFields = ['name', 'email', 'subject', 'message'] as const;

export type Message = Record<(typeof messageFields)[number], string>;

/** The four values as they stand in the form; a field that is missing counts as empty. */
export function messageIn(form: HTMLFormElement): Message {
  const values = new FormData(form);
  const read = (field: string) => String(values.get(field) ?? '');
  return { name: read('name'), email: read('email'), subject: read('subject'), message: read('message') };
}

/**
 * A form that holds the message and nothing else, for a library that sends every field of the form it is given:
 * on the page the form also carries the identifiers of the post without script, which would then arrive twice.
 */
export function messageForm(message: Message): HTMLFormElement {
  const form = document.createElement('form');
  for (const field of messageFields) {
    const input = document.createElement('input');
    input.type = 'hidden'; // preserves line breaks, unlike a text field
    input.name = field;
    input.value = message[field];
    form.append(input);
  }
  return form;
}
