import { insert, make } from '../make';
import type { Side } from './people';

/** The side's renter keeps a machine of its owner in mind: another one each time. */
export async function favourite({ renter, owner }: Side): Promise<{ id: number }> {
  const { id: machine_id, subject } = await make.machine(owner);
  return insert('favourites', { user_id: renter.id, machine_id, subject });
}
