import type { EntityManager } from 'typeorm';
import { Machine } from '../../src/catalog/machines/machine.entity';
import { MessageView } from '../../src/messaging/message-view.entity';
import { Message } from '../../src/messaging/message.entity';
import { MachineQuestion } from '../../src/messaging/questions/machine-question.entity';
import type { PeopleIds, PersonKey } from './demo-people';
import { daysBefore } from './demo-time';
import { insertRow } from '@kit/server/store/insert-rows';

interface Question {
  by: PersonKey;
  model: string;
  days: number;
  message: string;
  messages: { by: 'asker' | 'owner'; days: number; text: string }[];
}

const QUESTIONS: Question[] = [
  {
    by: 'ray',
    model: 'U35-4',
    days: 8.2,
    message: 'Our gate is 98 inches wide between the posts. Does it pass with the wide bucket on?',
    messages: [
      {
        by: 'owner',
        days: 7.9,
        text: 'It is 67 inches over the tracks, and the wide bucket is 24, so yes, with room to spare.',
      },
      { by: 'asker', days: 7.8, text: 'Perfect, thank you.' },
    ],
  },
  {
    by: 'priya',
    model: 'S650',
    days: 0.4,
    message: 'Are the pallet forks included, and how long are they? We have to move stone on pallets.',
    messages: [],
  },
];

/** Questions about machines: one answered, one that waits for the owner. */
export async function seedQuestions(manager: EntityManager, people: PeopleIds, now: Date): Promise<void> {
  for (const question of QUESTIONS) {
    const machine = await manager.findOneByOrFail(Machine, { model: question.model });
    const parties = { user_id: people[question.by], machine_id: machine.id, owner_id: machine.user_id };
    const answer = question.messages.find(({ by }) => by === 'owner');
    const row = {
      ...parties,
      message: question.message,
      photo_ids: null,
      answered_at: answer ? daysBefore(now, answer.days) : null,
    };
    const id = await insertRow(manager, MachineQuestion, row, daysBefore(now, question.days));
    for (const message of question.messages) await writeMessage(manager, message, { id, ...parties }, now);
  }
}

async function writeMessage(
  manager: EntityManager,
  { by, days, text }: Question['messages'][number],
  { id, user_id, owner_id }: { id: number; user_id: number; owner_id: number },
  now: Date,
): Promise<void> {
  const [author, reader] = by === 'asker' ? [user_id, owner_id] : [owner_id, user_id];
  const place = { messageable_id: id, messageable_type: 'machine_question' };
  const row = { ...place, user_id: author, content: text, photo_ids: null };
  const message_id = await insertRow(manager, Message, row, daysBefore(now, days));
  await insertRow(manager, MessageView, { message_id, user_id: reader }, daysBefore(now, days * 0.95));
}
