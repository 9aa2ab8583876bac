import type { EntityManager } from 'typeorm';
import type { Machine } from '../../catalog/machines/machine.entity';
import { findRecords } from '@kit/server/store/reading';
import { User } from '../../users/user.entity';
import type { RentalRequest } from './rental-request.entity';

type Agreed = Pick<RentalRequest, 'machine_subject' | 'renter_name' | 'owner_name'>;

/** What machine and people are called as they agree: papers of the rental go on saying that. */
export async function agreedNames(
  manager: EntityManager,
  { user_id, owner_id }: Pick<RentalRequest, 'user_id' | 'owner_id'>,
  { subject }: Pick<Machine, 'subject'>,
): Promise<Agreed> {
  const people = await findRecords(manager, User, 'id', [user_id, owner_id]);
  const nameOf = (id: number) => people.find((person) => person.id === id)?.name ?? null;
  return { machine_subject: subject, renter_name: nameOf(user_id), owner_name: nameOf(owner_id) };
}
