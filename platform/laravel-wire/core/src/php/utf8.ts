const encoder = new TextEncoder();

/** A character for each byte of the text in UTF-8. */
export function bytesOf(text: string): string {
  if (/^[\x00-\x7F]*$/.test(text)) return text;

  return Array.from(encoder.encode(text), (byte) => String.fromCharCode(byte)).join('');
}
