import type { NewRow } from '@kit/server/store/writing';
import { Machine } from '../../src/catalog/machines/machine.entity';
import { MessageView } from '../../src/messaging/message-view.entity';
import { Message } from '../../src/messaging/message.entity';
import { MachineQuestion } from '../../src/messaging/questions/machine-question.entity';
import { RentalRequest } from '../../src/rentals/records/rental-request.entity';
import { TicketNote } from '../../src/support/notes/ticket-note.entity';
import { ticketNumber } from '../../src/support/present-ticket';
import { SavedReply } from '../../src/support/saved-replies/saved-reply.entity';
import { SupportTicket, UNREAD_ISSUE } from '../../src/support/support-ticket.entity';
import { storeLastWord } from '../../src/support/ticket-state-in-sql';
import { type DemoWorld, daysBefore, idOf, load, write } from './demo-data';

const DAY_MS = 86_400_000;

/** One line of a thread; who else is of it has seen it unless `unread`. */
export interface Line {
  user_id: number;
  created_at: Date;
  content: string;
  unread?: boolean;
}

type Thread = Pick<Message, 'messageable_type' | 'messageable_id'>;

/** Writes a thread. @param readers  who has seen what others wrote */
export async function writeThread(
  { manager, now }: DemoWorld,
  thread: Thread,
  { messages, readers }: { messages: readonly Line[]; readers: readonly number[] },
): Promise<void> {
  for (const { unread, ...line } of messages) {
    const message_id = await write(manager, Message, { ...thread, ...line }, now);
    const seen = daysBefore(now, ((now.getTime() - line.created_at.getTime()) / DAY_MS) * 0.95);
    for (const user_id of unread ? [] : readers.filter((reader) => reader !== line.user_id))
      await write(manager, MessageView, { message_id, user_id }, seen);
  }
}

/** Questions about machines: one answered, one that waits for the owner. */
export async function seedQuestions(world: DemoWorld): Promise<void> {
  type Question = NewRow<MachineQuestion> & { messages: Line[] };
  for (const { messages, ...question } of load<Question[]>('machine-questions', world)) {
    const { user_id: owner_id } = await world.manager.findOneByOrFail(Machine, { id: question.machine_id });
    const id = await write(world.manager, MachineQuestion, { ...question, owner_id }, world.now);
    const thread = { messageable_type: 'machine_question', messageable_id: id } as const;
    await writeThread(world, thread, { messages, readers: [question.user_id, owner_id] });
  }
}

type Ticket = Omit<NewRow<SupportTicket>, 'priority'> & {
  created_at: Date;
  priority?: SupportTicket['priority'];
  /** The model of the machine whose rental it is about. */
  rental?: string;
  note?: Omit<NewRow<TicketNote>, 'support_ticket_id'>;
  messages: Line[];
};

/** Tickets open and resolved, with their threads and notes, and answers that are given often. */
export async function seedSupport(world: DemoWorld): Promise<void> {
  const { manager, now, ids } = world;
  for (const { rental, note, messages, ...ticket } of load<Ticket[]>('support-tickets', world)) {
    const row = {
      ...UNREAD_ISSUE,
      priority: 'normal' as const,
      ...ticket,
      rental_request_id: rental === undefined ? null : await rentalOf(world, ticket.user_id, rental),
      updated_at: ticket.resolved_at ?? ticket.created_at,
    };
    const id = await write(manager, SupportTicket, row, now);
    await manager.update(SupportTicket, { id }, { number: ticketNumber(id) });
    if (note) await write(manager, TicketNote, { support_ticket_id: id, ...note }, now);
    const thread = { messageable_type: 'support_ticket', messageable_id: id } as const;
    await writeThread(world, thread, { messages, readers: [ticket.user_id, idOf(ids, 'ada')] });
    await storeLastWord(manager, id);
  }
  for (const reply of load<NewRow<SavedReply>[]>('saved-replies', world))
    await write(manager, SavedReply, reply, now);
}

async function rentalOf({ manager, ids }: DemoWorld, user_id: number, model: string): Promise<number> {
  const where = { user_id, machine_id: idOf(ids, model) };
  return (await manager.findOneOrFail(RentalRequest, { where, order: { id: 'DESC' } })).id;
}
