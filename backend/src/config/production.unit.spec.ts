import { InvalidEnvironment } from './environment';
import { readEnvironment } from './read-environment';

const GOOD = {
  NODE_ENV: 'production',
  APP_URL: 'https://yard.example.com',
  APP_KEY: `base64:${Buffer.alloc(32, 7).toString('base64')}`,
  PUSHER_APP_SECRET: '0123456789abcdef0123456789abcdef',
  PAYMENTS: 'simulator',
  MAIL_KEPT: 'outbox',
};

function problemsOf(variables: NodeJS.ProcessEnv): string[] {
  try {
    readEnvironment({ ...GOOD, ...variables });
    return [];
  } catch (error) {
    if (error instanceof InvalidEnvironment) return error.message.split('\n');
    throw error;
  }
}

const demoOf = (variables: NodeJS.ProcessEnv) =>
  readEnvironment({ APP_KEY: GOOD.APP_KEY, PUSHER_APP_SECRET: GOOD.PUSHER_APP_SECRET, ...variables }).demo;

it('takes a production with strong secrets and https', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ ADMIN_URL: 'https://admin.example.com' })).toEqual([]);
});

it('wants a mail server, or to be told that there is none', () => {
  expect(problemsOf({ MAIL_KEPT: undefined, MAIL_URL: 'smtp://mail.example.com' })).toEqual([]);
  for (const MAIL_KEPT of [undefined, 'yes'])
    expect(problemsOf({ MAIL_KEPT })).toEqual([
      'MAIL_URL is not set; expected a mail server, or MAIL_KEPT=outbox to say that mails are read on the admin site alone',
    ]);
});

it('names every weak or plain setting of a production at once, and repeats no secret', () => {
  const problems = problemsOf({
    APP_KEY: 'base64:c2hvcnQ=',
    PUSHER_APP_SECRET: 'short-one',
    APP_PREVIOUS_KEYS: `${GOOD.APP_KEY}, short-two`,
    APP_URL: 'http://yard.example.com',
    ADMIN_URL: 'http://admin.example.com',
    DEMO: 'true',
  });

  expect(problems.map((problem) => problem.split(' is ')[0])).toEqual([
    'APP_KEY',
    'PUSHER_APP_SECRET',
    'APP_PREVIOUS_KEYS',
    'APP_URL',
    'ADMIN_URL',
    'DEMO',
  ]);
  expect(problems.join()).not.toMatch(/c2hvcnQ|short-one|short-two/);
});

it.each(['http://localhost:3000', 'http://127.0.0.1:3000'])('refuses a production at %s', (APP_URL) => {
  expect(problemsOf({ APP_URL })).toEqual([
    `APP_URL is "${APP_URL}"; expected the https address of the public site`,
  ]);
});

it('names an address and secrets that are missing', () => {
  const problems = problemsOf({ APP_URL: undefined, APP_KEY: undefined, PUSHER_APP_SECRET: undefined });

  expect(problems.map((problem) => problem.split(';')[0])).toEqual([
    'APP_KEY is not set',
    'PUSHER_APP_SECRET is not set',
    'APP_URL is not set',
  ]);
});

it('asks nothing of the kind outside production', () => {
  const loose = { NODE_ENV: 'development', APP_KEY: 'sixteen letters!', PUSHER_APP_SECRET: 'x' };

  expect(problemsOf({ ...loose, APP_URL: 'http://yard.example.com' })).toEqual([]);
});

it.each([
  [{}, true],
  [{ APP_URL: 'http://localhost:8080' }, true],
  [{ APP_URL: 'http://[::1]:8080' }, true],
  [{ APP_URL: 'https://yard.example.com' }, false],
  [{ APP_URL: 'http://192.168.0.7:3000' }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ APP_URL: 'https://yard.example.com', DEMO: 'true' }, true],
])('has the demo by default only where nobody else can reach it: %j → %s', (variables, demo) => {
  expect(demoOf(variables)).toBe(demo);
});
