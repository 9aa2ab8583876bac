import { parseArgs } from 'node:util';
import { browserProjects } from '../build/ensure-built.mjs';

const OPTIONS = { remotes: { type: 'string' }, against: { type: 'string' } };

/**
 * The options of `npm run dev`.
 *
 * @returns {{ folders: string[], against?: string, port: number, adminPort: number }}  all remotes without `--remotes`
 * @throws Error for a remote that is none, or an address that is none
 */
export function readOptions(words, { PORT = '3000', ADMIN_PORT = '3001' }) {
  const { remotes, against } = parseArgs({ args: words, options: OPTIONS }).values;
  const all = browserProjects.flatMap((folder) => (folder.startsWith('mf-') ? [folder.slice(3)] : []));
  const asked = remotes === undefined ? all : remotes.split(',').map((name) => name.replace(/^mf-/, ''));
  const unknown = asked.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    throw new Error(`--remotes names "${unknown.join(', ')}"; there are ${all.join(', ')}.`);
  }
  if (against !== undefined && !/^https?:\/\/[^/]/.test(against)) {
    throw new Error(`--against is "${against}"; expected the address of a site: https://yard.example`);
  }
  const folders = asked.map((name) => `mf-${name}`);
  return { folders, against, port: Number(PORT), adminPort: Number(ADMIN_PORT) };
}
