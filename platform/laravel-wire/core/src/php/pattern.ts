import { type Matcher, compile } from '#pattern-engine';
import { PatternRefused } from './pattern-refused';
import { translatePattern } from './pattern-translation';
import { bytesOf } from './utf8';

const compiled = new Map<string, Matcher>();

/**
 * A PCRE pattern with delimiters and flags, such as `/^\d{5}$/i`, to test texts with. On a server it is RE2's, whose
 * time grows with the text alone; in a page it is the browser's own.
 *
 * Without the flag `u` a pattern reads bytes, as in PHP: `/^.{2}$/` matches `é`.
 *
 * @throws PatternRefused for what RE2 cannot express, by name
 */
export function phpPattern(written: string): Matcher {
  const known = compiled.get(written) ?? compilePattern(written);
  compiled.set(written, known);
  return known;
}

function compilePattern(written: string): Matcher {
  const { source, flags, readsBytes } = translatePattern(written);
  try {
    const matcher = compile(source, flags);
    return readsBytes ? { test: (text) => matcher.test(bytesOf(text)) } : matcher;
  } catch (error) {
    throw new PatternRefused(written, `${error instanceof Error ? error.message : String(error)}.`);
  }
}
