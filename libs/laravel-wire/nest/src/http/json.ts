/** JSON as Laravel's `response()->json()` writes it: slashes and everything beyond ASCII escaped. */
export function compactJson(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return /[/\u0080-\uffff]/.test(text) ? text.replace(/[/\u0080-\uffff]/g, escaped) : text;
}

/** JSON as Laravel's exception handler writes it: four spaces, slashes left alone. */
export function prettyJson(value: unknown): string {
  return JSON.stringify(value, null, 4).replace(/[\u0080-\uffff]/g, escaped);
}

function escaped(char: string): string {
  return char === '/' ? '\\/' : `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
