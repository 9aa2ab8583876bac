import Stripe from 'stripe';
import { ProviderRejected, ProviderUnavailable } from '../payment-provider';
import { providerCall, intentOfCardError } from './stripe-errors';

const { errors } = Stripe;

type Raw = NonNullable<ConstructorParameters<typeof errors.StripeError>[0]>;

const raw = (statusCode: number, fields: Partial<Raw> = {}) =>
  ({ type: 'invalid_request_error', message: 'm', statusCode, ...fields }) as Raw;

it.each([
  ['no connection', new errors.StripeConnectionError({ message: 'm' } as Raw)],
  ['too many requests', new errors.StripeRateLimitError(raw(429))],
  ['a lock held by another call', new errors.StripeInvalidRequestError(raw(429, { code: 'lock_timeout' }))],
  ['a key in use', new errors.StripeIdempotencyError(raw(409))],
  ['a failure of theirs', new errors.StripeAPIError(raw(500))],
  ['an answer that cannot be read', new errors.StripeAPIError({ message: 'm' } as Raw)],
  ['an API key that is not accepted', new errors.StripeAuthenticationError(raw(401))],
])('does not know the outcome after %s', async (_, error) => {
  await expect(providerCall(Promise.reject(error))).rejects.toThrow(ProviderUnavailable);
});

it.each([
  ['a wrong parameter', new errors.StripeInvalidRequestError(raw(400))],
  ['an unknown object', new errors.StripeInvalidRequestError(raw(404))],
  ['a key with other parameters', new errors.StripeIdempotencyError(raw(400))],
  ['what the account may not do', new errors.StripePermissionError(raw(403))],
  ['a refused card', new errors.StripeCardError(raw(402))],
])('knows that nothing comes of %s', async (_, error) => {
  await expect(providerCall(Promise.reject(error))).rejects.toThrow(ProviderRejected);
});

it("leaves errors alone that are not Stripe's, and answers as they are", async () => {
  await expect(providerCall(Promise.reject(new RangeError('m')))).rejects.toThrow(RangeError);
  await expect(providerCall(Promise.resolve(7))).resolves.toBe(7);
});

it('finds the intent that a refused card leaves behind', () => {
  const payment_intent = { id: 'pi_1' } as Stripe.PaymentIntent;

  expect(intentOfCardError(new errors.StripeCardError(raw(402, { payment_intent })))).toEqual(payment_intent);
  expect(intentOfCardError(new errors.StripeCardError(raw(402)))).toBeNull();
  expect(intentOfCardError(new errors.StripeInvalidRequestError(raw(400, { payment_intent })))).toBeNull();
});
