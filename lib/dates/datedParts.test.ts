import { showNextActivities, showsNextActivity } from '@/lib/calendar/nextActivityParts';
import { applyDates, onlyIn, periodsAttribute, shownIn } from './datedParts';

const show = (html: string) => {
  document.body.innerHTML = html;
};

test('what holds in a period alone is not there without a script; what always may be is', () => {
  expect(onlyIn({ from: 10, until: 20 })).toEqual({ [periodsAttribute]: '10-20', hidden: true });
  expect(shownIn({ until: 20 })).toEqual({ [periodsAttribute]: '-20' });
});

test.each([
  [9, true],
  [10, false],
  [19, false],
  [20, true],
])('at minute %d it is hidden: %s', (now, isHidden) => {
  show('<p data-when="10-20"></p>');
  applyDates(document, now);
  expect(document.querySelector('p')?.hidden).toBe(isHidden);
});

test('applying the dates twice changes nothing: a MutationObserver may be the caller', async () => {
  const weekly = { weekday: 'zondag', at: '14 uur', until: '17 uur', where: 'aan het lokaal' };
  const nextYear = { when: 'Eind september', month: 'september', until: 99_000_000 };
  const apply = () => {
    applyDates(document, 15);
    showNextActivities(document, new Date('2026-07-01T12:00:00Z'));
  };
  const box = document.createElement('div');
  for (const [name, value] of Object.entries(showsNextActivity({ weekly, occasions: [], nextYear })))
    box.setAttribute(name, value);
  box.innerHTML = '<b data-part="number">0</b><p data-part="when"></p>';
  show('<p data-when="10-20"></p>');
  document.body.append(box);
  apply();
  expect(document.body).toHaveTextContent('Eind september beginnen we opnieuw');

  const changes = jest.fn();
  const observer = new MutationObserver(changes);
  observer.observe(document, { childList: true, subtree: true });
  apply();
  await Promise.resolve();
  observer.disconnect();
  expect(changes).not.toHaveBeenCalled();
});
