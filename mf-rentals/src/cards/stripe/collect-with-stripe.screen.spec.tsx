import { collectWithStripe } from './collect-with-stripe';
import { stripeAppearance } from './stripe-card-fields';

const mockStripe = {
  isThere: true,
  retrievePaymentIntent: jest.fn<Promise<object>, [string]>(),
  handleNextAction: jest.fn<Promise<object>, [object]>(),
  confirmCardPayment: jest.fn<Promise<object>, [string, object]>(),
};
jest.mock('@stripe/stripe-js/pure', () => ({
  loadStripe: (key: string) =>
    mockStripe.isThere && key === 'pk_1' ? Promise.resolve(mockStripe) : Promise.reject(new Error('offline')),
}));

const intent = (status: string) =>
  mockStripe.retrievePaymentIntent.mockResolvedValue({ paymentIntent: { status } });
const collect = (card: string | null = 'pm_1') => collectWithStripe('pk_1', 'secret', card);

beforeEach(() => {
  mockStripe.isThere = true;
  for (const call of [
    mockStripe.retrievePaymentIntent,
    mockStripe.handleNextAction,
    mockStripe.confirmCardPayment,
  ]) {
    call.mockReset().mockResolvedValue({});
  }
  window.history.replaceState(null, '', '/rentals/2?payment_intent=pi_0&redirect_status=failed&tab=money');
});

it('asks the bank for what a payment waits for', async () => {
  intent('requires_action');

  expect(await collect()).toBe('answered');
  expect(mockStripe.retrievePaymentIntent.mock.calls).toEqual([['secret']]);
  expect(mockStripe.handleNextAction.mock.calls).toEqual([[{ clientSecret: 'secret' }]]);
  expect(mockStripe.confirmCardPayment).not.toHaveBeenCalled();
});

it.each([
  ['pm_1', { payment_method: 'pm_1' }],
  [null, {}],
])('confirms a payment whose first try was refused, with the card %s', async (card, method) => {
  intent('requires_payment_method');

  expect(await collect(card)).toBe('answered');
  expect(mockStripe.confirmCardPayment.mock.calls).toEqual([
    ['secret', { ...method, return_url: 'http://localhost/rentals/2?tab=money' }],
  ]);
  expect(mockStripe.handleNextAction).not.toHaveBeenCalled();
});

it('asks nothing of what is paid by now', async () => {
  intent('succeeded');

  expect(await collect()).toBe('answered');
  expect(mockStripe.handleNextAction).not.toHaveBeenCalled();
  expect(mockStripe.confirmCardPayment).not.toHaveBeenCalled();
});

it('takes a refusal of the bank for its answer', async () => {
  intent('requires_action');
  mockStripe.handleNextAction.mockResolvedValue({
    error: { message: 'No.', payment_intent: { id: 'pi_1' } },
  });

  expect(await collect()).toBe('answered');
});

it.each([
  ['No such payment.', 'No such payment.'],
  [undefined, 'We couldn’t reach your bank. Try again in a moment.'],
])('says why nobody was asked: %s', async (message, failure) => {
  mockStripe.retrievePaymentIntent.mockResolvedValue({ error: { message } });

  expect(await collect()).toEqual({ failure });
});

it('says that the page of the bank could not be loaded', async () => {
  mockStripe.isThere = false;

  expect(await collect()).toEqual({ failure: 'We couldn’t load your bank’s page. Try again in a moment.' });
});

it('gives Stripe’s form our look', () => {
  expect(stripeAppearance((name) => name)).toEqual({
    theme: 'flat',
    labels: 'above',
    variables: {
      colorPrimary: '--color-focus',
      colorBackground: '--color-paper',
      colorText: '--color-ink',
      colorTextSecondary: '--color-ink-soft',
      colorTextPlaceholder: '--color-ink-faint',
      colorDanger: '--color-bad',
      fontFamily: '--font-sans',
      fontSizeBase: '16px',
      spacingUnit: '--space-1',
      borderRadius: '--radius-control',
    },
    rules: {
      '.Input, .Block, .Tab': { border: '1px solid --color-line-strong', boxShadow: 'none' },
      '.Input': { padding: '--space-3' },
      '.Input:focus': { borderColor: '--color-focus', boxShadow: '0 0 0 1px --color-focus' },
      '.Input--invalid': { borderColor: '--color-bad', boxShadow: 'none' },
      '.Label': { fontSize: '--text-14', fontWeight: '600' },
      '.Error': { fontSize: '--text-14' },
    },
  });
});
