import { english, type Language, spanish } from '@laravel-wire/core';

/** One of the application's own goes before one of the same code here. */
export function languagesOf(locale = 'en', own: readonly Language[] = []): [Language, ...Language[]] {
  const all = [...own, english, spanish];
  const usual = all.find(({ code }) => code === locale);
  if (usual === undefined)
    throw new Error(`locale "${locale}" has no texts: give them as languages: [defineLanguage({ … })]`);
  return [usual, ...all];
}
