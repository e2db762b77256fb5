import { type RefObject, useLayoutEffect } from 'react';

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields of the page when this script came, and the last element that had the focus until React took the page over. */
const before: { fields: TypedField[]; active: EventTarget | null } = { fields: [], active: null };

const noteFocus = ({ target }: Event) => {
  before.active = target;
};

if (typeof document !== 'undefined') {
  before.fields = [...document.querySelectorAll<TypedField>('form :is(input, textarea, select)')];
  before.active = document.activeElement;
  document.addEventListener('focusin', noteFocus);
}

const isChosen = ({ type }: TypedField) => type === 'radio' || type === 'checkbox';

const isSame = (one: TypedField, other: TypedField) =>
  one.name === other.name && one.type === other.type && (!isChosen(one) || one.value === other.value);

/**
 * Keeps what was typed in a form before hydration. A browser that translates a page changes its text, React makes such a page anew
 * (https://github.com/facebook/react/issues/26048), and the old fields have what was typed.
 */
export function useTypedBefore(form: RefObject<HTMLFormElement | null>): void {
  // in the task that replaces the fields: a key that is pressed after it is for the new one
  useLayoutEffect(() => {
    document.removeEventListener('focusin', noteFocus);
    const own = [...(form.current?.elements ?? [])] as TypedField[];
    for (const old of before.fields.splice(0)) {
      const field = !old.isConnected && old.type !== 'hidden' && own.find((one) => isSame(one, old));
      if (!field) continue;
      if (isChosen(field)) (field as HTMLInputElement).checked = (old as HTMLInputElement).checked;
      else field.value = old.value;
      if (old === before.active) field.focus();
    }
  }, [form]);
}
