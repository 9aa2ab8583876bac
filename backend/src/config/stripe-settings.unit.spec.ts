import { InvalidEnvironment } from './environment';
import { readEnvironment } from './read-environment';

const BASE = { APP_KEY: 'a key for tests of 32 characters', PUSHER_APP_SECRET: 'a secret' };
const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2',
};

function problemsOf(variables: NodeJS.ProcessEnv): string[] {
  try {
    readEnvironment({ ...BASE, ...variables });
    return [];
  } catch (error) {
    if (error instanceof InvalidEnvironment) return error.message.split('\n');
    throw error;
  }
}

it('names every variable that Stripe needs', () => {
  const problems = problemsOf({ PAYMENTS: 'stripe' });

  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ]);
});

it('takes Stripe where its key is set, and the simulator where nothing is', () => {
  const { payments, stripe } = readEnvironment({ ...BASE, ...KEYS });

  expect(payments).toBe('stripe');
  expect(stripe).toMatchObject({
    secretKey: 'sk_test_1',
    webhookSecrets: ['whsec_1', 'whsec_2'],
    apiUrl: null,
    timeoutMs: 8000,
    isLive: false,
  });
  expect(readEnvironment(BASE).payments).toBe('simulator');
  expect(readEnvironment({ ...BASE, ...KEYS, PAYMENTS: 'simulator' }).payments).toBe('simulator');
});

it('refuses a currency that Stripe counts in other units than everybody', () => {
  const environment = process.env;
  jest.isolateModules(() => {
    process.env = { ...environment, CURRENCY: 'ISK' };
    // oxlint-disable-next-line typescript/no-require-imports -- the currency is read once at load
    const { readEnvironment: read } = require('./read-environment') as typeof import('./read-environment');
    expect(() => read({ ...BASE, ...KEYS })).toThrow('CURRENCY is "isk"');
    expect(read(BASE).payments).toBe('simulator');
  });
  process.env = environment;
});

it.each([
  [{ STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY'],
  [{ STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, 'STRIPE_PUBLISHABLE_KEY'],
  [{ STRIPE_WEBHOOK_SECRET: 'a secret with spaces' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ STRIPE_API_URL: 'stripe.example' }, 'STRIPE_API_URL'],
  [{ STRIPE_TIMEOUT_MS: '60000' }, 'STRIPE_TIMEOUT_MS'],
])('refuses %j, and does not repeat a key', (variables, name) => {
  const problems = problemsOf({ ...KEYS, ...variables });

  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([name]);
  expect(problems.join()).not.toContain('sk_test_1');
});

it('knows live keys, and needs no messages with the simulator', () => {
  const live = { ...KEYS, STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };

  expect(readEnvironment({ ...BASE, ...live }).stripe.isLive).toBe(true);
  expect(problemsOf({ PAYMENTS: 'simulator' })).toEqual([]);
});
