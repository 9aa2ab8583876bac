/** A site that counts miles shows feet and pounds, one that counts kilometers shows meters and kilograms. */
export type UnitSystem = 'mi' | 'km';

/** A metric unit, the one that stands for it in the United States, and how many of these it is. */
const UNITS: readonly (readonly [metric: string, customary: string, factor: number])[] = [
  ['kg', 'lb', 2.2046226218],
  ['t', 'US ton', 1.1023113109],
  ['m', 'ft', 3.280839895],
  ['cm', 'in', 0.3937007874],
  ['mm', 'in', 0.0393700787],
  ['m²', 'ft²', 10.7639104167],
  ['m³', 'yd³', 1.3079506193],
  ['L', 'gal', 0.2641720524],
  ['L/min', 'gal/min', 0.2641720524],
  ['m³/h', 'yd³/h', 1.3079506193],
  ['m³/min', 'cfm', 35.3146667215],
  ['kW', 'hp', 1.3410220896],
  ['kN', 'lbf', 224.8089430997],
  ['Nm', 'lb-ft', 0.7375621493],
  ['bar', 'psi', 14.503773773],
  ['kPa', 'psi', 0.1450377377],
  ['J', 'ft-lb', 0.7375621493],
  ['t/h', 'US ton/h', 1.1023113109],
  ['km/h', 'mph', 0.6213711922],
  ['MJ/h', 'kBTU/h', 0.9478171203],
];

export const ATTRIBUTE_UNITS: readonly string[] = [
  ...UNITS.map(([metric]) => metric),
  ...['kVA', 'V', 'A', 'Hz', 'rpm', 'lm', '%', 'h', '°'],
];

export function shownUnit(unit: string | undefined, system: UnitSystem) {
  const metric = UNITS.find(([name]) => name === unit);
  if (metric && system === 'mi') return { unit: metric[1], factor: metric[2] };
  const customary = UNITS.find(([, name]) => name === unit);
  if (customary && system === 'km') return { unit: customary[0], factor: 1 / customary[2] };
  return { unit: unit ?? '', factor: 1 };
}

/** A value in the unit it is shown in, as exact as a field needs it: what was typed in that unit comes back. */
export function toShown(value: number, factor: number): number {
  return factor === 1 ? value : Number((value * factor).toPrecision(7));
}

export function fromShown(value: number, factor: number): number {
  return factor === 1 ? value : Number((value / factor).toPrecision(9));
}

/** `47,399`, `21.9`, `1.68`: no more decimals than anybody reads off a machine. */
export function figureText(value: number): string {
  const size = Math.abs(value);
  return value.toLocaleString('en-US', { maximumFractionDigits: size >= 100 ? 0 : size >= 10 ? 1 : 2 });
}
