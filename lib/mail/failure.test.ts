import { failureAdvice, failureReason, isSuccess, NoAnswer } from './failure';

const online = jest.spyOn(navigator, 'onLine', 'get');
beforeEach(() => online.mockReturnValue(true));

describe('an answer of the provider', () => {
  test.each([
    [200, 'OK', true],
    [200, 'something else', true],
    [200, '', true],
    [500, 'OK', true],
    [202, 'Accepted', false],
    [204, '', false],
    [400, 'Bad Request', false],
    [500, 'not OK', false],
  ])('%i %j › success: %s', (status, text, success) => {
    expect(isSuccess({ status, text })).toBe(success);
  });

  test.each([
    [400, 'The Public Key is invalid'],
    [412, 'Invalid grant. Please reconnect your Gmail account'],
    [413, 'Variables size limit: 50Kb'],
    [426, 'Upgrade required'],
    [429, 'Too Many Requests'],
    [503, 'The service is unavailable'],
    [500, '<b>kapot</b> & "stuk"'],
  ])('%i with a text › that text as it stands', (status, text) => {
    expect(failureReason({ status, text })).toBe(text);
  });

  test.each([
    [400, /^Dat ligt aan deze site/],
    [412, /^Dat ligt aan deze site/],
    [413, /^Je bericht is te lang/],
    [429, /^Er kwamen net te veel berichten/],
    [503, /^Dat ligt aan de maildienst/],
    [202, /^Dat ligt aan de maildienst/],
  ])('%i › a sentence beside it that says in Dutch what to do', (status, advice) => {
    expect(failureAdvice({ status, text: 'Too bad' })).toMatch(advice);
  });

  test.each(['', ' \n '])('without words (%j) › the status in a sentence', (text) => {
    expect(failureReason({ status: 500, text })).toBe('de maildienst gaf geen uitleg (foutcode 500).');
  });

  test('a whole page › its words, without tags and code', () => {
    const text =
      '<!DOCTYPE html><html><head><title>x</title><style>b{}</style></head><body><h1>502 Bad\n Gateway</h1><script>alert(1)</script></body></html>';
    expect(failureReason({ status: 502, text })).toBe('502 Bad Gateway');
  });

  test('a page without words › the status in a sentence', () => {
    expect(failureReason({ status: 502, text: '<html><body></body></html>' })).toContain('foutcode 502');
  });

  test('a very long text › its beginning, no half character', () => {
    const reason = failureReason({ status: 500, text: '😀'.repeat(10_000) });
    expect(reason).toBe(`${'😀'.repeat(500)}…`);
  });
});

describe('no answer', () => {
  test('in time › states that the message may still arrive', () => {
    expect(failureReason(new NoAnswer())).toMatch(
      /^we kregen geen antwoord\. Misschien komt je bericht toch nog aan/,
    );
  });

  test('offline › only that there is no connection', () => {
    online.mockReturnValue(false);
    expect(failureReason(new TypeError('Failed to fetch'))).toBe('er is geen verbinding met het internet.');
  });

  test('blocked while online › also what may be in the way', () => {
    expect(failureReason(new TypeError('Failed to fetch'))).toMatch(
      /^er is geen verbinding met het internet\. .*reclameblokker/,
    );
  });
});

test('a thrown text › that text', () => {
  expect(failureReason('The user ID is required')).toBe('The user ID is required');
});

test.each([undefined, null, {}, '', new Error('boom'), { status: 500 }, { text: 'x' }, []])(
  'anything else (%p) › a sentence, never the look of an object',
  (problem) => {
    expect(failureReason(problem)).toBe('er liep iets onverwachts fout op deze pagina.');
    expect(failureAdvice(problem)).toBeUndefined();
  },
);
