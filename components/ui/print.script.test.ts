import { startInPage } from '@/lib/browser/testing/startInPage';
import { print, printButton } from './print.script';

test('a button prints the page, and what stands beside it does not', () => {
  const printed = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  document.body.innerHTML = '<button>Druk <b>af</b></button><p>Tekst</p>';
  const button = document.querySelector('button');
  for (const [name, value] of Object.entries(printButton)) button?.setAttribute(name, value);
  startInPage(print);
  document.querySelector('p')?.click();
  expect(printed).not.toHaveBeenCalled();
  document.querySelector('b')?.click();
  expect(printed).toHaveBeenCalledTimes(1);
});
