import { ATTRIBUTE_UNITS, figureText, fromShown, shownUnit, toShown } from './attribute-units';
import { attributeText, boundProblem, boundProblems, factsOf } from './attribute-words';

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

it('has for each metric unit the customary one, and how many of it one is', () => {
  const words = (unit: string) => {
    const shown = shownUnit(unit, 'mi');
    const back = shownUnit(shown.unit, 'km');
    return `${unit} = ${shown.factor} ${shown.unit} (${back.unit})`;
  };

  expect(ATTRIBUTE_UNITS.map(words)).toEqual([
    ...['kg = 2.2046226218 lb (kg)', 't = 1.1023113109 US ton (t)', 'm = 3.280839895 ft (m)'],
    ...['cm = 0.3937007874 in (cm)', 'mm = 0.0393700787 in (cm)', 'm² = 10.7639104167 ft² (m²)'],
    ...['m³ = 1.3079506193 yd³ (m³)', 'L = 0.2641720524 gal (L)', 'L/min = 0.2641720524 gal/min (L/min)'],
    ...['m³/h = 1.3079506193 yd³/h (m³/h)', 'm³/min = 35.3146667215 cfm (m³/min)'],
    ...['kW = 1.3410220896 hp (kW)', 'kN = 224.8089430997 lbf (kN)', 'Nm = 0.7375621493 lb-ft (Nm)'],
    ...['bar = 14.503773773 psi (bar)', 'kPa = 0.1450377377 psi (bar)', 'J = 0.7375621493 ft-lb (J)'],
    ...['t/h = 1.1023113109 US ton/h (t/h)', 'km/h = 0.6213711922 mph (km/h)'],
    ...['MJ/h = 0.9478171203 kBTU/h (MJ/h)', 'kVA = 1 kVA (kVA)', 'V = 1 V (V)', 'A = 1 A (A)'],
    ...['Hz = 1 Hz (Hz)', 'rpm = 1 rpm (rpm)', 'lm = 1 lm (lm)', '% = 1 % (%)', 'h = 1 h (h)'],
    '° = 1 ° (°)',
  ]);
});

it('reads figures with as many decimals as anybody needs', () => {
  const read = [0.126, 1.005, 9.999, 10.06, -10.06, 99.96, 100.4, -1234.5, 0].map(figureText);

  expect(read).toEqual(['0.13', '1.01', '10', '10.1', '-10.1', '100', '100', '-1,235', '0']);
});

it('names by its field each figure that is beyond its bounds', () => {
  const depth = { name: 'depth', label: 'Depth', kind: 'number', min: 2 } as const;
  const values = { 'attributes.weight': 2000, 'attributes.depth': 1, 'attributes.other': 5 };

  expect(boundProblems([weight, depth], values, 'km')).toEqual({
    'attributes.weight': 'Write 1,000 kg or less.',
    'attributes.depth': 'Write 2 or more.',
  });
  expect(boundProblems([weight], { 'attributes.weight': 'much' }, 'km')).toEqual({});
});
