import { isDeepStrictEqual } from 'node:util';
import { Conflict, Forbidden, ValidationFailed } from '@laravel-wire/nest';
import type { Actor, UpdateMachineInput } from '@yard/contracts';
import { impossibleMachine, machinePolicy, missingForPublishing } from '@yard/contracts';
import { plainText } from '@kit/server/base/html/plain-text';
import type { Transaction } from '@kit/server/store/unit-of-work';
import type { Reported } from '../../reports/content-reports.service';
import type { User } from '../../users/user.entity';
import { Machine } from './machine.entity';

export function reportedOf({ id, user_id, subject, description }: Machine): Reported {
  const content = [subject, plainText(description ?? '')].filter(Boolean).join('\n\n');
  const alone = { parent_type: null, parent_id: null };
  return { record_type: 'machine', record_id: id, ...alone, user_id, content };
}

/** @throws ValidationFailed for figures that no machine has */
export function mustBePossible(input: UpdateMachineInput, now: Date, named: (field: string) => string): void {
  const errors = Object.entries(impossibleMachine(input, now));
  if (errors.length > 0)
    throw new ValidationFailed(Object.fromEntries(errors.map(([field, texts]) => [named(field), texts])));
}

/** @throws ValidationFailed naming what is missing */
export function mustBePublishable(machine: Machine): void {
  const errors = missingForPublishing(machine);
  if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
}

/** The account's row is locked, so that access is not taken at the same moment. */
export function mayList(actor: Actor, owner: User | null): void {
  const verdict = machinePolicy.create(owner);
  if (verdict.allowed) return;
  if (owner?.id === actor.id) throw new Forbidden(verdict.message);
  throw new Conflict('The owner of this machine has no listing access.');
}

/** @throws Conflict for who may not publish again what an admin took off before something of it changed */
export function mustBeChanged(actor: Actor, { taken_off_reason }: Machine): void {
  if (taken_off_reason === null || machinePolicy.moderate(actor).allowed) return;
  throw new Conflict(`Yard unlisted this machine: ${taken_off_reason} Edit it before you publish it.`);
}

export function differsFrom(machine: Machine, fields: object): boolean {
  return Object.entries(fields).some(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(Reflect.get(machine, name), value),
  );
}

/** Why an address stays. */
export async function refusalOfMachine({ manager }: Transaction, address_id: number): Promise<string | null> {
  const machine = await manager.findOne(Machine, {
    where: { address_id },
    select: { id: true, subject: true },
  });
  return machine && `${machine.subject} is at this address. Move the machine first.`;
}
