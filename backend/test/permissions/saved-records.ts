import { insert, instant, make } from '../make';
import type { Side } from './people';

/** The side's renter keeps a machine of its owner in mind: another one each time. */
export async function favourite({ renter, owner }: Side): Promise<{ id: number }> {
  const { id: machine_id, subject } = await make.machine(owner);
  return insert('favourites', { user_id: renter.id, machine_id, subject });
}

let count = 0;

export function savedSearch({ renter }: Side): Promise<{ id: number }> {
  const now = instant('2026-11-20T12:00:00Z');
  const looks = { notify: true, looked_until: now, next_look_at: now };
  const query = { search: `crane ${(count += 1)}` };
  return insert('saved_searches', { user_id: renter.id, name: 'Cranes', query, ...looks });
}
