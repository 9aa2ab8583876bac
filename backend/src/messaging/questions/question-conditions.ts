import type { FiltersOf } from '@laravel-wire/nest';
import type { Actor, MachineQuestionFilters } from '@yard/contracts';
import type { SelectQueryBuilder } from 'typeorm';
import { OFFERED } from '../../catalog/search/machine-visibility';
import type { UnreadCondition } from '../unread-condition';
import { containing } from '@kit/server/store/page-of';
import type { MachineQuestion } from './machine-question.entity';

/** The text, what it is about, or who asks. */
const FOUND = `(question.message LIKE :search ESCAPE '!'
  OR question.machine_id IN (SELECT named.id FROM machines named WHERE named.subject LIKE :search ESCAPE '!')
  OR question.user_id IN (SELECT author.id FROM users author WHERE author.name LIKE :search ESCAPE '!'))`;

/**
 * Put to this person, not answered, about a machine that is offered, as present-question.ts has it; by the index of
 * owner and answer.
 */
const WAITING = `(question.owner_id = :reader AND question.answered_at IS NULL AND EXISTS
  (SELECT 1 FROM machines machine WHERE machine.id = question.machine_id AND machine.deleted_at IS NULL AND ${OFFERED}))`;

/** Between these two people: an admin who looks on is waited for by nobody. */
const PARTY = '(question.user_id = :reader OR question.owner_id = :reader)';

/** Narrows a query of `question` to what the reader may see and asks for. */
export function narrow(
  query: SelectQueryBuilder<MachineQuestion>,
  actor: Actor,
  list: FiltersOf<MachineQuestionFilters>,
  unread: UnreadCondition,
): void {
  const { needs_attention, answered, role, machine_id, user_id, search } = list;
  query.setParameter('reader', actor.id);
  if (!actor.admin) query.andWhere(PARTY);
  if (role) query.andWhere(`question.${role === 'owner' ? 'owner_id' : 'user_id'} = :reader`);
  if (machine_id) query.andWhere('question.machine_id = :machineId', { machineId: machine_id });
  if (user_id) query.andWhere('question.user_id = :userId', { userId: user_id });
  if (answered != null) query.andWhere(`question.answered_at IS ${answered ? 'NOT ' : ''}NULL`);
  if (search) query.andWhere(FOUND, { search: containing(search) });
  if (needs_attention == null) return;
  const waits = `(${PARTY} AND (${WAITING} OR ${unread.on('question.id')}))`;
  query.andWhere(needs_attention ? waits : `NOT ${waits}`, unread.parameters);
}
