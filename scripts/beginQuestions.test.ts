/** @jest-environment node */
import { answersVersion, readAnswers } from '@/lib/begin/answers';
import { ask } from './beginQuestions';

/** A terminal at which somebody answers the questions that start like this, and presses Enter at every other one. */
function terminal(answers: readonly (readonly [question: RegExp, ...answers: string[]])[]) {
  const left = answers.map(([question, ...given]) => ({ question, given }));
  const asked: string[] = [];
  const question = async (text: string) => {
    asked.push(text);
    return left.find((one) => one.question.test(text))?.given.shift() ?? '';
  };
  return { asked, question };
}

const who = [
  [/Naam van de groep/, 'Chiro Sint-Jan'],
  [/Jeugdbeweging/, 'chiro'],
  [/Gemeente/, 'Lotenberg'],
  [/Waar komen/, 'Molenpad 4, 9997 Lotenberg'],
  [/Adres van de site/, 'https://chirosintjan.test'],
  [/Mailadres/, 'info@chirosintjan.test'],
] as const;

const read = (answers: object) =>
  readAnswers('antwoorden.json', JSON.stringify({ versie: answersVersion, ...answers }));

test('six typed answers and Enter are enough', async () => {
  const { question, asked } = terminal(who);
  const { answers, problems } = read(await ask({ question }));
  expect(problems).toBeUndefined();
  expect(answers?.groepen.lijst).toHaveLength(6);
  expect(answers?.groepen.lijst[0]).toEqual({ naam: 'Ribbels', leeftijd: '1e en 2e leerjaar' });
  expect(answers?.wanneer).toMatchObject({ dag: 'zondag', van: '14:00', niet: [] });
  expect(asked.length).toBeLessThan(32);
});

test('what is none of the choices is asked again; groups are typed with their ages', async () => {
  const { question } = terminal([
    ...who,
    [/Op welke dag/, 'zon', 'Zaterdag'],
    [/kerstvakantie/, 'ja'],
    [/samen\?/, 'nee'],
    [/van de meisjes/, 'Kleintjes (6-8), Groten'],
    [/van de jongens/, 'Bende'],
    [/Zaal te huur/, 'nee'],
  ]);
  const { answers } = read(await ask({ question }));
  expect(answers?.wanneer).toMatchObject({ dag: 'zaterdag', niet: ['kerstvakantie'] });
  expect(answers?.groepen).toMatchObject({
    samen: false,
    meisjes: [{ naam: 'Kleintjes', leeftijd: '6-8' }, { naam: 'Groten' }],
    jongens: [{ naam: 'Bende' }],
  });
  expect(answers?.wat.zaal).toBe(false);
});

test('photos are asked for, of the camp only where there is one', async () => {
  const photos = [
    [/bovenaan op Home/, 'home.jpg'],
    [/foto op kamp/, 'kamp.jpg'],
  ] as const;
  const { question } = terminal([...who, ...photos]);
  expect((await ask({ question })).fotos).toEqual({ home: 'home.jpg', kamp: 'kamp.jpg' });
  const { question: other, asked } = terminal([...who, ...photos, [/^Zomerkamp/, 'nee']]);
  expect((await ask({ question: other })).fotos).toEqual({ home: 'home.jpg' });
  expect(asked.join()).not.toContain('op kamp');
});
