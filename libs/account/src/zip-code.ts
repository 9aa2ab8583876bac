/** The ZIP code in a typed or pasted text: "62701", or nine digits as "62701-1234". */
export function zipCodeOf(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 9);
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
}
