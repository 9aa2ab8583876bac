import { PNG } from './png';
import type { Client } from '../client';
import { runAndRecord, type Statement } from '../count-queries';
import { bodyFor } from './bodies';
import { ACTORS, type Actor, newClient, type Scene, set, type Side, suspendedClient } from './people';
import { type Params, paramsFor } from './records';
import { confirmed, guest } from '../api';

export interface Visit {
  route: string;
  actor: Actor;
  side: Side;
}

/**
 * Sends one route as one person, about the record that the parameters name.
 *
 * @param change  makes something else of the input that nothing is wrong with
 */
export async function visit(
  scene: Scene,
  { route, actor, side }: Visit,
  params: Params,
  change: (body: Body) => Body = (body) => body,
) {
  // An earlier visit may have given store access.
  await set('users', scene.people.renter.id, { owner: 0 });
  const person = actor === 'guest' ? side.renter : scene.people[actor];
  const body = change(await bodyFor(route, { actor: person, side }));
  return send(await clientOf(scene, actor, route), route, { params, body });
}

export function cellsOf(row: string): { own: number[]; foreign: number[] | null } {
  const [own = '', foreign] = row.split('|').map((group) => group.trim());
  const numbers = (group: string) => group.split(' ').map(Number);
  return { own: numbers(own), foreign: foreign === undefined ? null : numbers(foreign) };
}

/** The six answers' statuses, in the matrix's order. A record that something was done to is followed by a new one. */
export async function statusesOf(scene: Scene, route: string, side: Side, seen: Seen): Promise<number[]> {
  const statuses: number[] = [];
  let params = await paramsFor(route, side);
  for (const actor of ACTORS) {
    const { answer, sent } = await runAndRecord(async () => visit(scene, { route, actor, side }, params));
    // A suspended person signs in for each call.
    seen(route, answer, actor === 'suspended' ? [] : sent);
    statuses.push(answer.status);
    const isUsedUp = answer.ok && !route.startsWith('GET ') && actor !== 'admin';
    if (isUsedUp) params = await paramsFor(route, side);
  }
  return statuses;
}

export type Answer = Awaited<ReturnType<typeof visit>>;
/** @param sent  the statements that were sent for the answer */
export type Seen = (route: string, answer: Answer, sent: Statement[]) => void;

/** Routes that end sessions, the asking one's or others: everybody signs in again after them. */
const ENDS_SESSIONS = / \/(logout|user\/|api\/sessions\/)/;
/** Some of them ask for the password: users/admin-acts.spec.ts. */
const ACTS_ON_ACCOUNTS = / \/api\/users\//;

async function clientOf({ people, clients }: Scene, actor: Actor, route: string): Promise<Client> {
  if (actor === 'guest') return guestOf(clients, route);
  const person = people[actor];
  if (actor === 'suspended') return suspendedClient(person);
  if (ENDS_SESSIONS.test(route)) clients.clear();
  const client = clients.get(person.id) ?? newClient(person);
  if (!ENDS_SESSIONS.test(route)) clients.set(person.id, client);
  return actor === 'admin' && ACTS_ON_ACCOUNTS.test(route) ? confirmed(client) : client;
}

/** One guest for all, bar the routes that make somebody of a guest. */
function guestOf(clients: Scene['clients'], route: string): Client {
  const isEntrance = / \/(login|register)/.test(route);
  const known = isEntrance ? guest() : (clients.get(0) ?? guest());
  if (!isEntrance) clients.set(0, known);
  return known;
}

export type Body = Record<string, unknown> | undefined;
type Sent = { params: Params; body: Body };

function send(client: Client, route: string, { params, body }: Sent) {
  const [method = '', template = ''] = route.replace(/#.*/, '').split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
  if (/^POST .*\/(photos|media)$/.test(`${method} ${path}`)) return client.upload(path, PNG, 'a.png');
  if (/^POST .*\/(photos|media)\/store_many$/.test(`${method} ${path}`)) {
    return client.uploadMany(path, [{ file: PNG, filename: 'a.png' }]);
  }
  return method === 'GET' ? client.get(path, body) : client.send(verbOf(method), path, body);
}

const VERBS = ['post', 'put', 'patch', 'delete'] as const;

export function verbOf(method: string) {
  const verb = VERBS.find((one) => one.toUpperCase() === method);
  if (!verb) throw new Error(`${method} is no method of this walk`);
  return verb;
}

export const startsOfParts = (count: number, part: number) =>
  Array.from({ length: Math.ceil(count / part) }, (_, index) => index * part);
