import { WireError } from '@laravel-wire/client';
import { failureWords } from './failure-words';

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
