import { namesOf } from '../generate/names.mjs';

/** @param given  `fleet-notes` */
export function wordsOf(given) {
  const { path, One, name: code } = namesOf(given);
  const words = path.replaceAll('-', ' ');
  return { path, One, code, folder: `mf-${path}`, title: words.charAt(0).toUpperCase() + words.slice(1) };
}
