import { Conflict, Forbidden, ValidationFailed } from '@laravel-wire/nest';
import { type Actor, impossibleMachine, machinePolicy, type UpdateMachineInput } from '@yard/contracts';
import { plainText } from '@yard/server/base/html/plain-text';
import type { Reported } from '../../people/reports/content-reports.service';
import type { User } from '../../people/users/user.entity';
import type { Machine } from './machine.entity';

/** Subject and description of a machine, as a report keeps them. */
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

/** The account's row is held, so that access is not taken at the same moment. */
export function mayList(actor: Actor, owner: User | null): void {
  const verdict = machinePolicy.create(owner);
  if (verdict.allowed) return;
  if (owner?.id === actor.id) throw new Forbidden(verdict.message);
  throw new Conflict('The owner of this machine has no store access.');
}
