import { printButton, printOnClick } from './print';

test('a button prints the page, and what stands beside it does not', () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  document.body.innerHTML = '<button>Druk <b>af</b></button><p>Tekst</p>';
  const button = document.querySelector('button');
  for (const [name, value] of Object.entries(printButton)) button?.setAttribute(name, value);
  printOnClick();
  document.querySelector('p')?.click();
  expect(print).not.toHaveBeenCalled();
  document.querySelector('b')?.click();
  expect(print).toHaveBeenCalledTimes(1);
});
