import type { Client } from './client';
import type { Listed } from './remote-scene';

interface List {
  remotes: Listed[];
  preview?: { versions: { name: string; version: string }[]; ends_at: string };
}

/** The version of a remote that somebody's page gets; undefined: none. */
export async function versionFor(client: Client, name = 'mf_small'): Promise<string | undefined> {
  return (await listFor(client)).remotes.find((one) => one.name === name)?.version;
}

export async function listFor(client: Client): Promise<List> {
  return (await client.get('/remotes.json')).body as List;
}

export const tryAlone = (client: Client, version: string, name = 'mf-small') =>
  client.post(`/api/remote_releases/${name}/preview`, { version });
