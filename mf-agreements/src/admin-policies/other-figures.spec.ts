import { otherFigures } from './other-figures';

const deposit = { percents: [25], amounts: [null, 100, 5000] };
const cancellation = { percents: [50, 100, 0], hours: [48, 168] };

it.each([
  ['<p>One fifth of the rental amount, at least $100.</p>', deposit, ['One fifth']],
  ['A quarter of the rent, 25 percent, $5,000 at most.', deposit, []],
  ['20% of the rent, $250 or more, 20% again.', deposit, ['20%', '$250']],
  ['Damage by a third party is yours. A day counts as a day.', deposit, []],
  ['Half the rental comes back up to 2 days before, all of it 1 week before.', cancellation, []],
  ['Three quarters of it, until 24 hours before.', cancellation, ['Three quarters', '24 hours']],
])('of “%s” doubts what the terms do not say', (text, ruled, figures) => {
  expect(otherFigures(text, ruled)).toEqual(
    figures.map((figure) => `The explanation says “${figure}”, which the terms don’t.`),
  );
});
