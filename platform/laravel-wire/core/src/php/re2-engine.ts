import { RE2JS } from 're2js';

/** Tests a text by a translated pattern. */
export interface Matcher {
  test(text: string): boolean;
}

/** RE2, for servers: time grows with the length of the text, whatever the pattern is. @throws Error for what RE2 lacks */
export function compile(source: string, flags: string): Matcher {
  const caseless = flags.includes('i') ? RE2JS.CASE_INSENSITIVE : 0;
  const multiline = flags.includes('m') ? RE2JS.MULTILINE : 0;
  const dotAll = flags.includes('s') ? RE2JS.DOTALL : 0;
  const lookbehinds = source.includes('(?<') ? RE2JS.LOOKBEHINDS : 0;
  return RE2JS.compile(source, caseless | multiline | dotAll | lookbehinds);
}
