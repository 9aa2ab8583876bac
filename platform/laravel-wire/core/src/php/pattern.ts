import { compile, type Matcher } from '#pattern-engine';
import { PatternRefused } from './pattern-refused';
import { type TranslatedPattern, translatePattern } from './pattern-translation';
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
  const translated = translatePattern(written);
  try {
    return matcherOf(translated, compile);
  } catch (error) {
    throw new PatternRefused(written, `${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** @throws what the engine says of a pattern that it has no signs for */
export function matcherOf(translated: TranslatedPattern, engine: typeof compile): Matcher {
  const { source, ahead, flags, readsBytes } = translated;
  const matcher = engine(source, flags);
  const others = ahead.map((one) => ({ isWanted: one.isWanted, matcher: engine(one.source, flags) }));
  const meets = (text: string) =>
    matcher.test(text) && others.every((other) => other.matcher.test(text) === other.isWanted);
  return { test: (text) => meets(readsBytes ? bytesOf(text) : text) };
}
