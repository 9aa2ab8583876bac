import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import request, { type Response } from 'supertest';
import { pack } from 'tar-stream';
import type { RemoteTeams } from '../src/remotes/teams/remote-teams';
import { api } from './api';

export const teams = () => api.provider<RemoteTeams>('src/remotes/teams/remote-teams', 'RemoteTeams');

export interface Team {
  token: string;
  privateKey: KeyObject;
}

export function keyPair() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return { pem: publicKey.export({ type: 'spki', format: 'pem' }).toString(), privateKey };
}

export async function team(
  name = 'support',
  remotes = ['mf-small'],
  mail: string | null = null,
): Promise<Team> {
  const { pem, privateKey } = keyPair();
  return { token: await teams().register(name, remotes, pem, mail), privateKey };
}

/** What a build left, as `tar` makes it of the folder. */
export function archiveOf(folder: string): Promise<Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return archive(files.map((file) => [`./${relative(folder, file)}`, readFileSync(file, 'utf8')]));
}

/** @param entries  names with their texts; null: a link that leads elsewhere */
export async function archive(entries: [string, string | null][]): Promise<Buffer> {
  const tar = pack();
  for (const [name, text] of entries) {
    if (text === null) tar.entry({ name, type: 'symlink', linkname: '/etc/passwd' });
    else tar.entry({ name }, text);
  }
  tar.finalize();
  return gzipSync(await buffer(tar));
}

export function signature({ privateKey }: Pick<Team, 'privateKey'>, name: string, file: Buffer): string {
  const digest = createHash('sha256').update(file).digest('hex');
  return sign(null, Buffer.from(`${name}\n${digest}\n`), privateKey).toString('base64');
}

export function send(
  sender: Team,
  file: Buffer,
  {
    name = 'mf-small',
    signed = signature(sender, name, file),
    fields = {},
  }: { name?: string; signed?: string; fields?: Record<string, string> } = {},
): Promise<Response> {
  const form = request(api.url)
    .post(`/api/remotes/${name}/versions`)
    .set({ Accept: 'application/json', Authorization: `Bearer ${sender.token}` })
    .set(signed === '' ? {} : { 'X-Remote-Signature': signed });
  for (const [field, value] of Object.entries(fields)) void form.field(field, value);
  return Promise.resolve(form.attach('file', file, 'remote.tar.gz'));
}

export function ask(sender: Team, verb: string, body: object, name = 'mf-small'): Promise<Response> {
  const path = `/api/remotes/${name}/${verb}`;
  const asked = request(api.url).post(path).set('Authorization', `Bearer ${sender.token}`).send(body);
  return Promise.resolve(asked);
}
