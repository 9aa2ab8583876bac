import { insert } from '../make';
import type { Side } from './people';

export async function questionParams({ renter, owner, machine }: Side): Promise<{ id: number; mid: number }> {
  const question = await insert('machine_questions', {
    user_id: renter.id,
    machine_id: machine.id,
    owner_id: owner.id,
    message: 'Does it fit through a gate?',
  });
  const message = await insert('messages', {
    user_id: renter.id,
    messageable_type: 'machine_question',
    messageable_id: question.id,
    content: 'Of 90 cm.',
  });
  return { id: question.id, mid: message.id };
}
