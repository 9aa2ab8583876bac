import { WireError } from '@laravel-wire/client';
import { failureWords, refusalWords } from './failure-words';

describe('why something could not be loaded', () => {
  it.each([
    [
      new WireError('network', 'Network error'),
      'The server cannot be reached. Check your connection, then try again.',
    ],
    [
      new WireError('timeout', 'Timeout'),
      'The server cannot be reached. Check your connection, then try again.',
    ],
    [
      new WireError('server', 'Server Error', { status: 500 }),
      'Something went wrong on our side. Try again in a moment.',
    ],
    [new WireError('server', 'Only the owner may.', { status: 403 }), 'Only the owner may.'],
    [new Error('Odd'), 'Odd'],
  ])('%s: %s', (error, words) => {
    expect(failureWords(error)).toBe(words);
  });
});

const errors = { name: ['Name is missing.', 'Second.'], seats: ['Too many.'] };
const refused = new WireError('server', 'Name is missing. (and 2 more errors)', { status: 422, errors });

describe('why a call failed that no form shows', () => {
  it.each([
    [refused, 'Name is missing.\nToo many.'],
    [new WireError('server', 'Only the owner may.', { status: 403 }), 'Only the owner may.'],
    [new WireError('server', 'Server Error', { status: 500 }), 'Server Error'],
    [new WireError('server', 'Unauthenticated.', { status: 401 }), 'You are signed out.'],
    [new WireError('network', 'Network error'), 'Network error'],
  ])('%s: %j', (error, words) => {
    expect(refusalWords(error)).toBe(words);
  });

  it('is said of what could not be loaded, too', () => {
    expect(failureWords(refused)).toBe('Name is missing.\nToo many.');
  });
});
