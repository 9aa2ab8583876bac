import request from 'supertest';
import { api } from './api';
import { eventually } from './eventually';
import { remoteDist } from './remote-dist';
import type { RemoteReleases } from '../src/remotes/remote-releases';
import type { ServedRemotes } from '../src/remotes/served-remotes';

export interface Listed {
  name: string;
  version: string;
  entry: string;
  integrity: Record<string, string>;
}

export const releases = () => api.provider<RemoteReleases>('src/remotes/remote-releases', 'RemoteReleases');
export const served = () => api.provider<ServedRemotes>('src/remotes/served-remotes', 'ServedRemotes');

export async function listed(name = 'mf_small', cookie = ''): Promise<Listed | undefined> {
  const answer = await request(api.url).get('/remotes.json').set('Cookie', cookie);
  return (answer.body as { remotes: Listed[] }).remotes.find((remote) => remote.name === name);
}

/** Waits for what another process made, or what goes on after an answer. */
export async function becomesListed(version: string): Promise<void> {
  await eventually(`${version} is listed`, async () => (await listed())?.version === version);
}

export const publish = async (words: string, options = {}) =>
  (await releases().publish('mf-small', remoteDist(words), options)).version;

/** On a busy machine what is live may take longer to be read than anybody waits for it. */
export async function isTried(): Promise<void> {
  await eventually('a version is tried', () => served().isTrying());
}

export const named = (code: string) => ({
  'remote.json': JSON.stringify({ name: code }),
  'mf-manifest.json': JSON.stringify({ name: code }),
});

// What another test left is no longer known.
beforeEach(() => served().forget());
