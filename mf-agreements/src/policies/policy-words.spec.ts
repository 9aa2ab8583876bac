import { depositWords, hoursInWords, tierWords } from './policy-words';

const dollars = (major: number) => `$${major}`;
const none = { amount: null, percent: null, minimum_amount: null, maximum_amount: null };

describe('depositWords', () => {
  it('names a fixed amount', () => {
    expect(depositWords({ ...none, kind: 'fixed', amount: 500 }, dollars)).toBe('$500 for each rental');
  });

  it('names a share with its limits', () => {
    const terms = {
      ...none,
      kind: 'percent' as const,
      percent: 20,
      minimum_amount: 100,
      maximum_amount: 5000,
    };

    expect(depositWords(terms, dollars)).toBe('20% of the rent, at least $100, at most $5000');
  });
});

it.each([
  [1, '1 hour'],
  [24, '24 hours'],
  [47, '47 hours'],
  [48, '2 days'],
  [50, '50 hours'],
  [168, '7 days'],
])('says %d hours as %s', (hours, words) => {
  expect(hoursInWords(hours)).toBe(words);
});

describe('tierWords', () => {
  const tier = (hours_before_start: number, percent: number) => ({
    hours_before_start,
    rental_percent: percent,
    delivery_percent: percent,
    deposit_percent: 100,
  });

  it('goes from the earliest step to the one at which nothing comes back', () => {
    const words = tierWords([tier(24, 50), tier(168, 100)]);

    expect(words.map(({ when, rental_percent }) => [when, rental_percent])).toEqual([
      ['7 days or more before the start', 100],
      ['Less than 7 days, but at least 24 hours before', 50],
      ['Less than 24 hours before the start', 0],
    ]);
  });

  it('ends at the start where the last step reaches it', () => {
    const words = tierWords([tier(0, 100)]);

    expect(words.map(({ when }) => when)).toEqual(['Any time before the start', 'After the start']);
  });
});
