/** `12 mi`: whole units, and one decimal below ten of them. */
export function distanceWords(distance: number, unit: string): string {
  const shown = distance < 10 ? Math.round(distance * 10) / 10 : Math.round(distance);
  return `${shown.toLocaleString('en-US')} ${unit}`;
}

/** `2019`, `1,240 h`: those that are known. */
export const ageWords = ({ year, hours }: { year?: number | null; hours?: number | null }) => [
  year,
  hours != null && `${hours.toLocaleString('en-US')} h`,
];

/** `1 machine`, `1,204 machines`. */
export function countWords(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** `1 machine`, `10,000+ machines`. @param isBound  whether more were found than are counted */
export function foundWords(total: number, isBound: boolean): string {
  return isBound ? `${total.toLocaleString('en-US')}+ machines` : countWords(total, 'machine');
}

/** A positive whole number of an address's path, or null for anything else. */
export function readId(text: string | undefined | null): number | null {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
