import { api } from '../api';
import { Client } from '../client';
import { make } from '../make';

export interface Person {
  id: number;
  name: string;
  email: string;
}

export interface Side {
  renter: Person;
  owner: Person;
  machine: { id: number };
}

export const ACTORS = ['guest', 'renter', 'owner', 'stranger', 'suspended', 'admin'] as const;
export type Actor = (typeof ACTORS)[number];

/** The people of the matrix; `own` is the side that renter and owner are, `foreign` that of two others. */
export interface Scene {
  people: Record<Exclude<Actor, 'guest'>, Person>;
  sides: { own: Side; foreign: Side };
  clients: Map<number, Client>;
}

export async function scene(): Promise<Scene> {
  await make.documents();
  const [own, foreign] = [await side('Ray', 'Olive'), await side('Rita', 'Otto')];
  const stranger = await make.user({ name: 'Sam Stranger' });
  const suspended = await make.user({ name: 'Sue Suspended' });
  const admin = await make.admin({ name: 'Ada Admin' });
  // Ada is not the last admin, so that one may be demoted.
  await make.admin({ name: 'Abe Admin' });
  return {
    people: { renter: own.renter, owner: own.owner, stranger, suspended, admin },
    sides: { own, foreign },
    clients: new Map(),
  };
}

async function side(renterName: string, ownerName: string): Promise<Side> {
  const renter = await make.user({ name: `${renterName} Renter` });
  const owner = await make.owner({ name: `${ownerName} Owner` });
  return { renter, owner, machine: await make.machine(owner) };
}

export const newClient = ({ email }: { email: string }) =>
  new Client(api.url, { email, password: 'password' });

/** Signed in, then suspended: the session is still there, the right to use it is not. */
export async function suspendedClient(person: Person): Promise<Client> {
  await set('users', person.id, { suspended_at: null });
  const client = newClient(person);
  await client.cookieHeader();
  await set('users', person.id, { suspended_at: '2026-11-20 12:00:00.000' });
  return client;
}

/** Changes columns of a row past every rule. */
export async function set(table: string, id: number, columns: Record<string, unknown>): Promise<void> {
  const names = Object.keys(columns).map((name) => `${name} = ?`);
  const sql = `UPDATE ${table} SET ${names.join(', ')} WHERE id = ?`;
  await api.dataSource.query(sql, [...Object.values(columns), id]);
}
