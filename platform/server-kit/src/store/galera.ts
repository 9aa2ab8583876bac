import { createHash } from 'node:crypto';
import type { DataSource, EntityManager, EntityMetadata, ObjectLiteral } from 'typeorm';

/** Rows are as many as pairs of bytes: two records seldom share one, and the table stays small for ever. */
const SLOT_BYTES = 2;

/** One of three may be lost, and the others are more than half. */
const LEAST_NODES = 3;

const galeras = new WeakSet<DataSource>();

/** Asks, once, whether this MariaDB is a node of a Galera cluster. MySQL knows no such variable. */
export async function detectGalera(dataSource: DataSource): Promise<void> {
  const [row] = await dataSource.query<{ Value: string }[]>("SHOW VARIABLES LIKE 'wsrep_on'");
  if (row?.Value === 'ON') galeras.add(dataSource);
}

/**
 * A row lock holds on its own node only, and tells the others nothing at the commit. Locked rows are marked
 * with a change that travels: of two transactions that hold one row at two nodes the second to commit is rolled back
 * as by a deadlock, and tried again. Anywhere but in a Galera cluster it does nothing.
 *
 * @param keys  the primary keys of the locked rows
 */
export async function markLocked(
  manager: EntityManager,
  table: string,
  keys: readonly (string | number)[],
): Promise<void> {
  if (keys.length === 0 || !galeras.has(manager.dataSource)) return;
  // Sorted alike everywhere, so that two that lock the same rows seldom wait for each other.
  const slots = [...new Set(keys.map((key) => slotOf(`${table} ${key}`)))].sort((one, other) => one - other);
  const values = slots.map(() => '(?, 1)').join(', ');
  await manager.query(
    `INSERT INTO held_rows (slot, marks) VALUES ${values} ON DUPLICATE KEY UPDATE marks = marks + 1`,
    slots,
  );
}

export function keyOf(metadata: EntityMetadata, record: ObjectLiteral): string {
  return Object.values(metadata.getEntityIdMap(record) ?? {}).join(' ');
}

interface NodeState {
  name: string;
  size: number;
  causal: boolean;
}

/** @returns what is to be said of a cluster; null where there is none @throws Error where something is missing */
export async function galeraWords(dataSource: DataSource, connections: number): Promise<string | null> {
  if (!galeras.has(dataSource)) return null;
  const runners = Array.from({ length: connections }, () => dataSource.createQueryRunner());
  try {
    // All at once, so that each is a connection of its own.
    await Promise.all(runners.map((runner) => runner.connect()));
    const states = await Promise.all(runners.map((runner) => stateOf(runner.manager)));
    return wordsOf(states);
  } finally {
    await Promise.all(runners.map((runner) => runner.release()));
  }
}

/** Number of nodes; null where there is no cluster. */
export async function galeraSize(dataSource: DataSource): Promise<number | null> {
  return galeras.has(dataSource) ? sizeOf(dataSource.manager) : null;
}

async function sizeOf(manager: EntityManager): Promise<number> {
  const [size] = await manager.query<{ Value: string }[]>("SHOW STATUS LIKE 'wsrep_cluster_size'");
  return Number(size?.Value);
}

async function stateOf(manager: EntityManager): Promise<NodeState> {
  const [own] = await manager.query<{ name: string; wait: number }[]>(
    'SELECT @@wsrep_node_name AS name, @@wsrep_sync_wait AS wait',
  );
  return { name: own?.name ?? '', size: await sizeOf(manager), causal: (Number(own?.wait) & 1) === 1 };
}

/** @throws Error where something is missing */
export function wordsOf(states: readonly NodeState[]): string {
  const names = [...new Set(states.map(({ name }) => name))].sort();
  const size = Math.max(...states.map((state) => state.size));
  const cluster = `Galera of ${size}`;
  if (size < LEAST_NODES)
    throw new Error(`${cluster}: of fewer than ${LEAST_NODES} nodes the next loss stops it`);
  if (names.length === 1) return `${cluster}, one writer: ${names[0]}`;
  if (!states.every(({ causal }) => causal)) {
    throw new Error(
      `${cluster}, several writers (${names.join(', ')}): wsrep_sync_wait must be 1 on each, or one of them ` +
        'shows late what another wrote',
    );
  }
  return `${cluster}, several writers: ${names.join(', ')}`;
}

const slotOf = (key: string): number => createHash('sha1').update(key).digest().readUIntBE(0, SLOT_BYTES);
