import { namesOf } from '../generate/names.mjs';

/** @param given  `fleet-notes` */
export function wordsOf(given) {
  const { path, One, name: code } = namesOf(given);
  const words = path.replaceAll('-', ' ');
  return { path, One, code, folder: `mf-${path}`, title: words.charAt(0).toUpperCase() + words.slice(1) };
}

/** Templates of a remote, in this workspace or alone, by its files. */
export const sourcesOf = (path) => ({
  'remote.json': 'remote',
  'src/public.ts': 'public',
  'src/admin.ts': 'admin',
  [`src/${path}/${path}-page.tsx`]: 'page',
  [`src/${path}/admin-${path}-page.tsx`]: 'admin-page',
  [`src/${path}/${path}-list.tsx`]: 'list',
  [`src/${path}/${path}.module.css`]: 'styles',
  [`src/${path}/shortened.ts`]: 'shortened',
  [`src/${path}/shortened.spec.ts`]: 'shortened-spec',
});
