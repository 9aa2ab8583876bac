import { hash } from '@node-rs/bcrypt';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Attributes } from './database/database';

const RECORDINGS = join(__dirname, '../../recordings');

/** bcrypt's least: the suite signs in hundreds of times. */
const COST = 4;

/** The recorded tables; every password is `password`, hashed anew at the least cost. */
export async function readFixtures(): Promise<Record<string, Attributes[]>> {
  const text = readFileSync(join(RECORDINGS, 'fixtures.json'), 'utf8');
  const tables = JSON.parse(text) as Record<string, Attributes[]>;
  const password = await hash('password', { cost: COST, version: '2y' });
  return { ...tables, users: (tables['users'] ?? []).map((user) => ({ ...user, password })) };
}
