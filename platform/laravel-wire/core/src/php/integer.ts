const NUMBER_AT_THE_START = /^[ \t\n\r\v\f]*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?/i;

/** PHP's `(int)` of a text: the number that it begins with, cut at the point; 0 where it begins with none. */
export function phpInteger(text: string): number {
  const [number] = NUMBER_AT_THE_START.exec(text) ?? [];
  return number === undefined ? 0 : Math.trunc(Number(number));
}
