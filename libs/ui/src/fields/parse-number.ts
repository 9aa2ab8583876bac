/** Reads what a person types as a figure ("1,250.50", " 40 "); null when it is none. */
export function parseNumber(text: string): number | null {
  const plain = text.replace(/[\s,]/g, '');
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  return Number(plain);
}
