/// <reference types="@testing-library/jest-dom" />

if (typeof document !== 'undefined') require('@testing-library/jest-dom'); // it takes long to load

// jsdom has <dialog> but not its methods; focus, Escape and backdrop are tested in a real browser (e2e/).
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

// what a component does in the browser is started by the tests that are about it
jest.mock('@/components/ui/useBehaviour', () => ({ useBehaviour: () => undefined }));

// nor does it load fonts, or lay anything out
if (typeof document !== 'undefined')
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] } });
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => {};
