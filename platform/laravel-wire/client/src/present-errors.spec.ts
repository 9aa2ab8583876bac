import { AxiosError } from 'axios';
import { WireError, presentErrors, toWireError } from './index';
import { cookieValue } from './http-calls';

const refused = new WireError('server', 'The name field is required. (and 2 more errors)', {
  status: 422,
  errors: { name: ['Name is missing.', 'Second.'], plan: ['Plan is gone.'], seats: ['Too many.'] },
});

describe('presentErrors', () => {
  it('puts the first message of each field under it and joins those of unknown fields', () => {
    expect(presentErrors(refused, ['name'])).toEqual({
      fields: { name: 'Name is missing.' },
      alert: 'Plan is gone.\nToo many.',
    });
  });

  it('has no alert when every field is known', () => {
    expect(presentErrors(refused, ['name', 'plan', 'seats']).alert).toBeNull();
  });

  it('joins all first messages when there is no form', () => {
    expect(presentErrors(refused)).toEqual({
      fields: {},
      alert: 'Name is missing.\nPlan is gone.\nToo many.',
    });
  });

  it('puts what a list’s entry is refused for under it, else under the list, else in words into the alert', () => {
    const error = new WireError('server', '', {
      errors: {
        'lines.2.amount': ['The lines.2.amount field is too high.'],
        'tiers.0.rental_percent': ['The tiers.0.rental_percent field is required.'],
        'photo_ids.11': ['The selected photo_ids.11 is invalid.'],
      },
    });

    expect(presentErrors(error, ['lines', 'lines.2.amount', 'tiers', 'photos'])).toEqual({
      fields: {
        'lines.2.amount': 'The lines.2.amount field is too high.',
        tiers: 'The tiers, no. 1, rental percent field is required.',
      },
      alert: 'The selected photo ids, no. 12 is invalid.',
    });
  });

  it('alerts the message when there are no errors by field', () => {
    const error = new WireError('server', 'Only the owner may.', { status: 403 });

    expect(presentErrors(error, ['name'])).toEqual({ fields: {}, alert: 'Only the owner may.' });
  });
});

describe('toWireError', () => {
  test.each([
    ['ERR_NETWORK', 'Network Error', 'network', 'Network error'],
    ['ECONNABORTED', 'timeout of 5ms exceeded', 'timeout', 'Timeout'],
    ['ETIMEDOUT', 'timed out', 'timeout', 'Timeout'],
    ['ECONNABORTED', 'Request aborted', 'aborted', 'Request aborted'],
    ['ERR_CANCELED', 'canceled', 'aborted', 'Request aborted'],
  ])('calls %s (%s) %s', (code, text, kind, message) => {
    expect(toWireError(new AxiosError(text, code))).toMatchObject({ kind, message });
  });

  it('keeps what it knows already', () => {
    expect(toWireError(refused)).toBe(refused);
    expect(toWireError(new TypeError('x'))).toMatchObject({
      kind: 'bad_response',
      cause: expect.any(TypeError),
    });
  });
});

describe('cookieValue', () => {
  it('finds one cookie by its whole name and decodes it', () => {
    expect(cookieValue('X-XSRF-TOKEN=a; XSRF-TOKEN=b%3D%25; c=d', 'XSRF-TOKEN')).toBe('b=%');
    expect(cookieValue('a=1', 'XSRF-TOKEN')).toBeNull();
    expect(cookieValue('XSRF-TOKEN=100%', 'XSRF-TOKEN')).toBe('100%');
  });
});
