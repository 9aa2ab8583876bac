import { type Read, text, url } from '@kit/server/base/settings/readers';

export interface GithubSettings {
  /** A token that may read and write the issues of one repository. */
  token: string;
  /** `owner/name` */
  repository: string;
  /** GitHub's own, or that of a GitHub Enterprise Server. */
  apiUrl: string;
}

type Reader = <T>(name: string, reader: Read<T>, fallback: T) => T;

const API_URL = 'https://api.github.com';

const repository: Read<string> = (given) =>
  /^[\w.-]+\/[\w.-]+$/.test(given)
    ? { ok: true, value: given }
    : { ok: false, expected: 'a repository such as acme/yard' };

/** Null without a token. GitHub's own jobs set the other two names as well. */
export function readGithubSettings(read: Reader): GithubSettings | null {
  const token = read('GITHUB_TOKEN', text, '');
  const settings = {
    token,
    repository: read('GITHUB_REPOSITORY', repository, ''),
    apiUrl: read('GITHUB_API_URL', apiUrl, API_URL),
  };
  return token === '' ? null : settings;
}

/** An Enterprise Server answers below a path. */
const apiUrl: Read<string> = (given) => {
  const base = url(given.replace(/\/api\/v3\/?$/, ''));
  return base.ok ? { ok: true, value: given.replace(/\/$/, '') } : base;
};

export function githubProblems(github: GithubSettings | null): string[] {
  return github?.repository === ''
    ? ['GITHUB_REPOSITORY is not set; expected a repository such as acme/yard beside GITHUB_TOKEN']
    : [];
}
