import { missingForPublishing } from './machine';
import { attributeInAddress, schemaErrors, type SentAttribute } from './machine-attribute';

const sent = (fields: Partial<SentAttribute>): SentAttribute => ({
  name: 'fuel',
  label: 'Fuel',
  kind: 'choice',
  ...fields,
});
const NO_CHOICE = { 'attribute_schema.0.choices': ['Fuel needs a list of choices.'] };
const TWICE = { 'attribute_schema.0.choices': ['Fuel has a choice twice.'] };
const UPSIDE_DOWN = { 'attribute_schema.0.max': ['The greatest Fuel must not be below the least.'] };

it.each<[Partial<SentAttribute>, Record<string, string[]>]>([
  [{ choices: ['Diesel', 'Electric'] }, {}],
  [{}, NO_CHOICE],
  [{ choices: null }, NO_CHOICE],
  [{ choices: [] }, NO_CHOICE],
  [{ choices: ['Diesel', 'Diesel'] }, TWICE],
  [{ kind: 'boolean' }, {}],
  [{ kind: 'boolean', choices: ['a', 'a'], min: 2, max: 1 }, {}],
  [{ kind: 'number' }, {}],
  [{ kind: 'number', min: 0, max: 0 }, {}],
  [{ kind: 'number', min: 2, max: 1 }, UPSIDE_DOWN],
  [{ kind: 'number', min: 0, max: -1 }, UPSIDE_DOWN],
  [{ kind: 'number', min: 2, max: null }, {}],
  [{ kind: 'number', min: null, max: -1 }, {}],
])('of a schema with %j says %j', (fields, errors) => {
  expect(schemaErrors([sent(fields)])).toEqual(errors);
});

it('names the place of what is wrong', () => {
  const good = sent({ choices: ['Diesel'] });
  expect(Object.keys(schemaErrors([good, sent({}), good]))).toEqual(['attribute_schema.1.choices']);
});

it.each([
  [{}, ''],
  [{ min: null, max: null, is: null }, ''],
  [{ min: 3, max: 6.5 }, '3..6.5'],
  [{ min: 0 }, '0..'],
  [{ max: 4 }, '..4'],
  [{ is: 'Diesel' }, 'Diesel'],
])('writes %j into an address as %j', (filter, text) => {
  expect(attributeInAddress(filter)).toBe(text);
});

it.each([
  [{ daily_rate: 40_000, address_id: 1 }, {}],
  [{ daily_rate: 0, address_id: 1 }, {}],
  [
    { daily_rate: null, address_id: 1 },
    { daily_rate: ['A machine needs a daily rate before it is published.'] },
  ],
  [
    { daily_rate: 40_000, address_id: null },
    { address_id: ['A machine needs an address before it is published.'] },
  ],
])('a draft with %j lacks %j', (machine, missing) => {
  expect(missingForPublishing(machine)).toEqual(missing);
});
