import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '@kit/server/base/package-folder';
import type { Environment } from './environment';
import { RELEASE } from './release';

const COMMIT = /^[0-9a-f]{7,64}$/;

/**
 * The commit that the workspace was checked out at; null where neither a setting, a repository nor `pack:server` tells it.
 *
 * @param configured  by `YARD_COMMIT`, for images, which carry no repository
 */
export const runningCommit = (workspace: string, configured: string | null): string | null =>
  configured ?? commitOf(join(workspace, '.git')) ?? textOf(join(workspace, 'commit'));

export const runningVersion = ({ commit }: Pick<Environment, 'commit'>) => ({
  version: RELEASE,
  commit: runningCommit(packageFolder('yard', __dirname), commit),
});

/** Read as files: git need not be installed where the product runs. */
function commitOf(repository: string): string | null {
  const head = textOf(join(repository, 'HEAD'));
  if (head === null) return null;
  const [, ref] = /^ref: (refs\/\S+)$/.exec(head) ?? [];
  const commit = ref === undefined ? head : (textOf(join(repository, ref)) ?? packed(repository, ref));
  return commit !== null && COMMIT.test(commit) ? commit : null;
}

/** Refs that git has put together in one file. */
function packed(repository: string, ref: string): string | null {
  const lines = (textOf(join(repository, 'packed-refs')) ?? '').split('\n');
  return lines.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0] ?? null;
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : null);
