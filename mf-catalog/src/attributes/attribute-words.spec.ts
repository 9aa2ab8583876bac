import { fromShown, shownUnit, toShown } from './attribute-units';
import { attributeText, boundProblem, factsOf } from './attribute-words';

const weight = { name: 'weight', label: 'Weight', kind: 'number', unit: 'kg', max: 1000 } as const;

it.each([
  [21_000, 'kg', 'mi', '46,297 lb'],
  [21_000, 'kg', 'km', '21,000 kg'],
  [6.7, 'm', 'mi', '22 ft'],
  [0.61, 'm³', 'mi', '0.8 yd³'],
  [9.5, 'ft', 'km', '2.9 m'],
  [70, 'kVA', 'mi', '70 kVA'],
  [4, undefined, 'mi', '4'],
] as const)('reads %p %s by the %s as %s', (value, unit, system, text) => {
  const attribute = { name: 'x', label: 'X', kind: 'number', ...(unit && { unit }) } as const;

  expect(attributeText(attribute, value, system)).toBe(text);
});

it('gives back what was typed in the other unit', () => {
  for (const unit of ['kg', 'm', 'cm', 'm³', 'kW', 'bar', 'L/min']) {
    const { factor } = shownUnit(unit, 'mi');
    for (const typed of [0, 0.5, 7, 14.25, 185, 2690, 46_300, 123_456, 46_300.5]) {
      expect(toShown(fromShown(typed, factor), factor)).toBe(typed);
    }
  }
});

it('reads choices, and yes and no, in the order of the type', () => {
  const fuel = { name: 'fuel', label: 'Fuel', kind: 'choice', choices: ['Diesel'] } as const;
  const thumb = { name: 'thumb', label: 'Thumb', kind: 'boolean' } as const;
  const schema = [thumb, weight, { ...fuel, choices: ['Diesel'] }];

  expect(factsOf(schema, { fuel: 'Diesel', thumb: false }, 'mi')).toEqual([
    { name: 'thumb', label: 'Thumb', value: 'No' },
    { name: 'fuel', label: 'Fuel', value: 'Diesel' },
  ]);
});

it('names bounds in the unit that is shown', () => {
  expect(boundProblem(weight, 1001, 'mi')).toBe('Write 2,205 lb or less.');
  expect(boundProblem({ ...weight, min: 1 }, 0, 'km')).toBe('Write 1 kg or more.');
  expect(boundProblem(weight, 1000, 'mi')).toBeNull();
});
