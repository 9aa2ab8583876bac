import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesIn } from './declarations.mjs';
import { thrownIn } from './thrown.mjs';
import { wirePackages, workspace } from './wire-packages.mjs';

/** @returns the links of a site's pages, a line each, that lead to no file of it, or to no place within one */
export function deadLinks(site) {
  const pages = new Map(filesIn(site, '.html').map((file) => [file, readFileSync(file, 'utf8')]));
  const has = (file, place) =>
    place === '' || !pages.has(file) || pages.get(file).includes(` id="${decodeURIComponent(place)}"`);
  return [...pages].flatMap(([page, text]) =>
    [...text.matchAll(/ href="([^":?#]*)(?:#([^"]*))?"/g)]
      .map(([, path, place = '']) => ({ path, place, file: path === '' ? page : join(dirname(page), path) }))
      .filter(({ file, place }) => !existsSync(file) || !has(file, place))
      .map(({ path, place }) => `${relative(site, page)} links to ${path}#${place}, which is not there`),
  );
}

/** @returns a line for each difference between the page of errors and what the wire layer's packages throw */
export function differencesOfErrors() {
  const page = readFileSync(join(workspace, 'platform/laravel-wire/errors.md'), 'utf8');
  const withSource = wirePackages().filter(({ doors }) => doors.length > 0);
  return differencesOf(page, withSource.flatMap(thrownIn));
}

/** @returns a line for each text that is thrown and not on the page, or first of an entry there and not thrown */
export function differencesOf(page, thrown) {
  const joined = page.replace(/\n +/g, ' ');
  const told = [...joined.matchAll(/`([^`]+)`/g)].map(([, text]) => text);
  const entries = joined.split('\n').flatMap((line) => /^- (?:\d+ )?`([^`]+)`/.exec(line)?.[1] ?? []);
  const sentences = entries.filter((text) => / .*(…|\.$)/.test(text));
  return [
    ...thrown.filter((text) => !told.includes(text)).map((text) => `errors.md says nothing of "${text}"`),
    ...sentences
      .filter((text) => !thrown.includes(text))
      .map((text) => `errors.md has "${text}", which nothing throws`),
  ];
}
