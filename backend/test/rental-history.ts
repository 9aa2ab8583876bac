import { api } from './api';
import { insertMany } from './insert-many';
import { REQUEST_DEFAULTS } from './request-defaults';
import { make } from './make';

type Person = { id: number; name: string; email: string };
type Row = Record<string, unknown>;

const OTHERS = 20;
const MACHINES = 12;
/** Everybody else's: so many that the owner's are few. */
const FOREIGN = 60;
const AT = '2026-11-01 10:00:00.000';
const STAMPS = { created_at: AT, updated_at: AT };

/**
 * Many requests among many people, with messages, views, payments and agreements, so that the databases plan as they
 * do in a year. One in twenty is the renter's, one in twenty the owner's, who has a dozen machines.
 */
export async function rentalHistory(requests: number): Promise<Record<'renter' | 'owner' | 'admin', Person>> {
  const admin = await make.admin();
  const people = await many(OTHERS, () => make.owner());
  const [renter, owner] = people;
  if (!renter || !owner) throw new Error('too few people');
  const machines = await many(MACHINES, () => make.machine(owner));
  const like = { address_id: machines[0]?.address_id, machine_type_id: machines[0]?.machine_type_id };
  const foreign = await many(FOREIGN, (index) => make.machine(pick(people.slice(2), index) ?? owner, like));
  const { id: address_id } = await make.address(renter);
  await make.documents();

  const ids = Array.from({ length: requests }, (_, index) => index + 1);
  const ownerOf = (id: number) => (id % OTHERS === 1 ? owner : pick(people.slice(2), id));
  const machineOf = (id: number) => pick(id % OTHERS === 1 ? machines : foreign, id);
  const userOf = (id: number) => (id % OTHERS === 2 ? renter : pick(people.slice(2), id + 1));
  await insertMany(
    'rental_requests',
    ids.map((id) => ({
      id,
      ...requestRow(address_id),
      user_id: userOf(id)?.id,
      owner_id: ownerOf(id)?.id,
      machine_id: machineOf(id)?.id,
    })),
  );
  await insertMany(
    'messages',
    ids.flatMap((id) => messageRows(id, userOf(id)?.id, ownerOf(id)?.id)),
  );
  await insertMany(
    'message_views',
    ids.map((id) => ({ message_id: 2 * id, user_id: userOf(id)?.id, ...STAMPS })),
  );
  await insertMany(
    'payments',
    ids.flatMap((id) => ['deposit', 'rental'].map((kind) => paymentRow(id, kind))),
  );
  const documents = await api.dataSource.query<Row[]>('SELECT id, kind FROM documents');
  await insertMany(
    'document_agreements',
    ids.flatMap((id) => documents.map((document) => agreementRow(id, userOf(id)?.id, document))),
  );
  await refreshStatistics();
  return { renter, owner, admin };
}

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

async function many<T>(count: number, one: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let index = 0; index < count; index += 1) made.push(await one(index));
  return made;
}

function requestRow(address_id: number): Row {
  return { ...STAMPS, address_id, ...REQUEST_DEFAULTS, start_date: '2026-12-14', end_date: '2026-12-18' };
}

function messageRows(id: number, renter?: number, owner?: number): Row[] {
  const place = { messageable_type: 'rental_request', messageable_id: id, content: 'At eight?', ...STAMPS };
  return [
    { id: 2 * id - 1, user_id: renter, ...place },
    { id: 2 * id, user_id: owner, ...place },
  ];
}

function paymentRow(id: number, kind: string): Row {
  const money = { amount: 1, refunded_amount: 0, currency: 'usd', status: 'succeeded' };
  return { rental_request_id: id, kind, attempt: 1, ...money, idempotency_key: `${kind}-${id}`, ...STAMPS };
}

function agreementRow(id: number, user_id: number | undefined, document: Row): Row {
  const text = { version: 1, name: 'Terms', agreed_at: AT, sha256: '0'.repeat(64), content: 'Terms' };
  return {
    rental_request_id: id,
    user_id,
    document_id: document.id,
    kind: document.kind,
    ...text,
    ...STAMPS,
  };
}

async function refreshStatistics(): Promise<void> {
  const tables = [
    'rental_requests',
    'messages',
    'message_views',
    'payments',
    'document_agreements',
    'users',
    'machines',
  ];
  const sql = api.dialect === 'mysql' ? `ANALYZE TABLE ${tables.join(', ')}` : 'ANALYZE';
  await api.dataSource.query(sql);
}
