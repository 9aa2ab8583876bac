import {
  listOf,
  openScreen,
  page,
  paymentMethodRecord,
  people,
  read,
  refused,
  waitFor,
} from '@yard/testing/screen';
import { type ReactNode, useEffect } from 'react';
import remote from '../../../remote.json';
import * as entry from '../../public';

interface Intent {
  clientSecret: string;
  confirmParams: { return_url: string };
  redirect: string;
}

/** Stripe as its own form has it: what it is asked, and what it answers. */
const mockStripe = {
  loaded: [] as string[],
  shown: [] as unknown[],
  loads: true,
  submit: jest.fn<Promise<object>, []>(),
  confirmSetup: jest.fn<Promise<object>, [Intent]>(),
};
jest.mock('@stripe/stripe-js/pure', () => ({
  loadStripe: (key: string) => {
    mockStripe.loaded.push(key);
    return Promise.resolve(mockStripe);
  },
}));
jest.mock('@stripe/react-stripe-js', () => ({
  Elements: ({
    options,
    children,
  }: {
    options: { clientSecret: string; loader: string };
    children: ReactNode;
  }) => {
    mockStripe.shown.push([options.clientSecret, options.loader]);
    return children;
  },
  useStripe: () => mockStripe,
  useElements: () => mockStripe,
  PaymentElement: ({ onReady, onLoadError }: { onReady: () => void; onLoadError: () => void }) => {
    useEffect(() => (mockStripe.loads ? onReady() : onLoadError()), [onReady, onLoadError]);
    return <p>Stripe’s fields</p>;
  },
}));

const CONFIRMED = 'POST /api/payment_methods/confirmed';
const payments = { provider: 'stripe', publishable_key: 'pk_test_1' } as const;

beforeEach(() => {
  Object.assign(mockStripe, { loaded: [], shown: [], loads: true });
  mockStripe.submit.mockReset().mockResolvedValue({});
  mockStripe.confirmSetup
    .mockReset()
    .mockResolvedValue({ setupIntent: { id: 'seti_1', status: 'succeeded' } });
});

/** Seen, and joined to the button: until then a press says that the form is not there yet. */
const fieldsAreReady = () =>
  waitFor(() => expect(page.getByText('Stripe’s fields').closest('.unready')).toBeNull());

async function openForm(answers: object = {}) {
  const screen = openScreen(
    { manifest: remote.public, entry },
    '/cards?setup_intent_client_secret=old&next=1',
    {
      user: people.ray,
      settings: { payments },
      answers: {
        'GET /api/payment_methods': listOf([]),
        'POST /api/payment_methods': { client_secret: 'secret_1' },
        [CONFIRMED]: paymentMethodRecord(),
        ...answers,
      },
    },
  );
  await screen.press('Add a card');
  return screen;
}
const dialog = () => read(page.getByRole('dialog'));
const alert = () => page.getByRole('dialog').querySelector('[role=alert]')?.textContent;

it('has Stripe check and store a card, and keeps it', async () => {
  const { press, sent } = await openForm();
  await fieldsAreReady();
  expect(dialog()).toBe('Add a card | [Close] | (New card) | Stripe’s fields | [Save card]');
  await press('Save card');
  await page.findByText('Card saved');

  expect(mockStripe.loaded).toEqual(['pk_test_1']);
  expect(mockStripe.shown[0]).toEqual(['secret_1', 'never']);
  expect(mockStripe.confirmSetup.mock.calls).toEqual([
    [
      {
        elements: mockStripe,
        clientSecret: 'secret_1',
        confirmParams: { return_url: 'http://localhost/cards?next=1' },
        redirect: 'if_required',
      },
    ],
  ]);
  expect(sent()).toEqual([
    { call: 'POST /api/payment_methods', body: {} },
    { call: CONFIRMED, body: { setup_intent_id: 'seti_1' } },
  ]);
});

it('keeps the form while the cards change, in another window or here', async () => {
  const { asked, tell } = await openForm();
  await fieldsAreReady();
  tell('payment_methods', 'saved', { model: { id: 1 } });

  await waitFor(() => expect(asked('GET /api/payment_methods').length).toBeGreaterThan(1));
  expect(mockStripe.loaded).toEqual(['pk_test_1']);
});

it.each([
  ['a field that is wrong', { error: { type: 'validation_error', message: 'Too short.' } }, ''],
  [
    'a card that is refused',
    { error: { type: 'card_error', message: 'Your card was declined.' } },
    'Your card was declined.',
  ],
  [
    'no reason',
    { error: { type: 'api_error' } },
    'We couldn’t save the card. Try again, or use another card.',
  ],
])('says of %s what Stripe does not say itself', async (_what, answer, words) => {
  mockStripe.submit.mockResolvedValue(answer);
  const { press, sent } = await openForm();
  await fieldsAreReady();
  await press('Save card');

  await waitFor(() => expect(mockStripe.submit).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(alert()).toBe(words));
  expect(mockStripe.confirmSetup).not.toHaveBeenCalled();
  expect(sent()).toHaveLength(1);
});

it('says that a bank has not confirmed a card, or why it was refused', async () => {
  mockStripe.confirmSetup.mockResolvedValueOnce({ setupIntent: { id: 'seti_1', status: 'processing' } });
  mockStripe.confirmSetup.mockResolvedValueOnce({ error: { type: 'card_error', message: 'It is expired.' } });
  const { press } = await openForm();
  await fieldsAreReady();
  await press('Save card');

  await page.findByText('Your bank hasn’t confirmed the card yet. Try again, or use another card.');
  await press('Save card');
  await page.findByText('It is expired.');
  expect(alert()).toBe('It is expired.');
});

it('sets up no card twice that the server did not keep', async () => {
  const { press, answer, sent } = await openForm({
    [CONFIRMED]: refused({ setup_intent_id: ['It was not kept.'] }),
  });
  await fieldsAreReady();
  await press('Save card');
  await page.findByText('It was not kept.');
  answer(CONFIRMED, paymentMethodRecord());
  await press('Save card');
  await page.findByText('Card saved');

  expect(mockStripe.confirmSetup).toHaveBeenCalledTimes(1);
  expect(sent().filter(({ call }) => call === CONFIRMED)).toHaveLength(2);
});

it('says that the form could not be loaded, and loads it again', async () => {
  mockStripe.loads = false;
  const { press, sent } = await openForm();
  await page.findByText('We couldn’t load the card form');
  expect(dialog()).toBe(
    'Add a card | [Close] | (New card) | We couldn’t load the card form | It comes from Stripe, our card provider. What you’ve filled in is saved. | [Try again] | [Save card]',
  );
  await press('Save card');
  await page.findByText('The card form is still loading. Try again in a moment.');
  mockStripe.loads = true;
  await press('Try again');

  await fieldsAreReady();
  expect(sent().filter(({ call }) => call === 'POST /api/payment_methods')).toHaveLength(2);
});
