import { PNG } from './png';
import type { Client } from '../client';
import { bodyFor } from './bodies';
import { ACTORS, type Actor, newClient, type Scene, type Side, suspendedClient } from './people';
import { type Params, paramsFor } from './records';
import { as, guest } from '../api';

export interface Visit {
  route: string;
  actor: Actor;
  side: Side;
}

/** Sends one route as one person, about a record of one side, made for this visit. */
export async function visit(scene: Scene, { route, actor, side }: Visit, given?: Params) {
  const params = given ?? (await paramsFor(route, side));
  const person = actor === 'guest' ? side.renter : scene.people[actor];
  const body = await bodyFor(route, { actor: person, side });
  return send(await clientOf(scene, actor, route), route, { params, body });
}

/** What the matrix says of a row: a status for each actor, for own and, where there is one, foreign records. */
export function cellsOf(row: string): { own: number[]; foreign: number[] | null } {
  const [own = '', foreign] = row.split('|').map((group) => group.trim());
  const numbers = (group: string) => group.split(' ').map(Number);
  return { own: numbers(own), foreign: foreign === undefined ? null : numbers(foreign) };
}

/** The six answers' statuses, in the matrix's order. */
export async function statusesOf(scene: Scene, route: string, side: Side, seen: Seen): Promise<number[]> {
  const statuses: number[] = [];
  for (const actor of ACTORS) {
    const answer = await visit(scene, { route, actor, side });
    seen(route, answer);
    statuses.push(answer.status);
  }
  return statuses;
}

export type Answer = Awaited<ReturnType<typeof visit>>;
export type Seen = (route: string, answer: Answer) => void;

/** Routes that use up the session, or work with it. */
const SPENDS = / \/(login|logout|register|two-factor|user\/|email\/)/;

function clientOf(scene: Scene, actor: Actor, route: string): Client | Promise<Client> {
  if (actor === 'guest') return guest();
  const person = scene.people[actor];
  if (actor === 'suspended') return suspendedClient(person);
  return SPENDS.test(route) ? newClient(person) : as(person);
}

type Sent = { params: Params; body: Record<string, unknown> | undefined };

function send(client: Client, route: string, { params, body }: Sent) {
  const [method = '', template = ''] = route.replace(/#.*/, '').split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
  if (/^POST .*\/(photos|media)$/.test(`${method} ${path}`)) return client.upload(path, PNG, 'a.png');
  return method === 'GET' ? client.get(path, body) : client.send(verbOf(method), path, body);
}

const VERBS = ['post', 'put', 'patch', 'delete'] as const;

function verbOf(method: string) {
  const verb = VERBS.find((one) => one.toUpperCase() === method);
  if (!verb) throw new Error(`${method} is no method of this walk`);
  return verb;
}
