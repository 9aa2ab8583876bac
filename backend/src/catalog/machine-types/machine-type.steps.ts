import { Conflict, ValidationFailed } from '@laravel-wire/nest';
import type { MachineTypeInput, UpdateMachineTypeInput } from '@yard/contracts';
import type { Transaction } from '../../database/unit-of-work';
import type { Steps } from '../../resources/steps';
import { slugOf } from '../illustrations';
import { Machine } from '../machine.entity';
import { MachineType } from './machine-type.entity';

/** A name belongs to one type, and a type that machines are of stays. */
export const machineTypeSteps: Steps<MachineType, MachineTypeInput, UpdateMachineTypeInput> = {
  async adding(tx, { name }, _home, named) {
    await mustBeFree(tx, name, named('name'));
    return { slug: slugOf(name) };
  },

  async changing(tx, type, { name }) {
    if (name === undefined) return;
    await mustBeFree(tx, name, 'name', type.id);
    return { slug: slugOf(name) };
  },

  /** @throws Conflict while machines, drafts too, are of the type */
  async removing(tx, type) {
    const machines = await tx.manager.countBy(Machine, { machine_type_id: type.id });
    if (machines === 0) return;
    const users = machines === 1 ? '1 machine uses' : `${machines} machines use`;
    throw new Conflict(`The machine type is in use: ${users} it.`);
  },
};

/**
 * Names differ by more than case, on either database.
 *
 * @throws ValidationFailed when another type has the name, or one earlier in the same list
 */
async function mustBeFree(tx: Transaction, name: string, field: string, ownId = 0): Promise<void> {
  // No unique key can say "of those not deleted" on both: whoever names a type holds the first one meanwhile.
  await tx.lock(MachineType, {});
  const taken = await tx.manager
    .createQueryBuilder(MachineType, 'type')
    .where('LOWER(type.name) = :name AND type.id <> :ownId', { name: name.toLowerCase(), ownId })
    .getExists();
  if (taken) throw ValidationFailed.field(field, `The ${field} has already been taken.`);
}
