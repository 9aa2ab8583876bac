import { offSiteLabels, type TextPlace } from './off-site';

it.each<[string, TextPlace, string[]]>([
  ['You can Venmo me instead', 'rental', ['Another way to pay']],
  ['Cashapp or PayPal works', 'question', ['Another way to pay']],
  ['Pay me the deposit in cash', 'rental', ['Payment by transfer or in cash']],
  ['A bank transfer is fine', 'machine', ['Payment by transfer or in cash']],
  ['Let us do it outside the platform and save the fee', 'rental', ['A deal past the site']],
  ['Write to joe.smith@example.com', 'question', ['An email address']],
  ['Call (555) 010-4477', 'machine', ['A phone number']],
  ['Call 555-010-4477, or zelle', 'machine', ['Another way to pay', 'A phone number']],
  // Parties of a rental call each other.
  ['The driver is at 555-010-4477', 'rental', []],
  ['The gate code is 4477, we open at 7:00', 'rental', []],
  ['Serial 320 2014 0099, 20,000 lbs, $1,450.00', 'machine', []],
  ['It costs $250 a day; off the road it needs mats', 'machine', []],
  ['The crane is out of cash-flow reach', 'rental', []],
  ['Does it pass without a permit?', 'question', []],
])('reads “%s” in a %s as %j', (text, place, labels) => {
  expect(offSiteLabels(text, place)).toEqual(labels);
});
