import type { Matcher } from './re2-engine';

export type { Matcher };

/** Pages use the browser's RegExp, which needs no 65 kB: a slow pattern costs its own visitor alone. */
export function compile(source: string, flags: string): Matcher {
  const scripts = source.replace(/\\([pP])\{([A-Z][a-z]{2,}(?:_[A-Z][a-z]+)*)\}/g, String.raw`\$1{sc=$2}`);
  return new RegExp(scripts, `u${flags}`);
}
