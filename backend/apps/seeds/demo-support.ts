import type { TicketPriority } from '@yard/contracts';
import { type EntityManager, In } from 'typeorm';
import { Machine } from '../../src/catalog/machines/machine.entity';
import { RentalRequest } from '../../src/rentals/records/rental-request.entity';
import { MessageView } from '../../src/messaging/message-view.entity';
import { Message } from '../../src/messaging/message.entity';
import { ticketNumber } from '../../src/support/present-ticket';
import { TicketNote } from '../../src/support/notes/ticket-note.entity';
import { SavedReply } from '../../src/support/saved-replies/saved-reply.entity';
import { SupportTicket, UNREAD_ISSUE } from '../../src/support/support-ticket.entity';
import { storeLastWord } from '../../src/support/ticket-state-in-sql';
import type { PeopleIds, PersonKey } from './demo-people';
import { daysBefore } from './demo-time';
import { insertRow, insertRows } from '@kit/server/store/insert-rows';

interface Ticket {
  user: PersonKey;
  days: number;
  message: string;
  resolved?: { days: number; details: string; github_issue_number?: number };
  messages: { by: PersonKey; days: number; text: string; unread?: boolean }[];
  subject?: string;
  /** The model of the machine whose rental it is about. */
  rental?: string;
  /** Ada answers it. */
  assigned?: true;
  priority?: TicketPriority;
  note?: string;
}

const TICKETS: Ticket[] = [
  {
    user: 'dana',
    days: 34,
    message:
      'On my phone the calendar starts on Monday, on the computer on Sunday. Renters asked me which is right.',
    resolved: {
      days: 31,
      details: 'Both start on Sunday since yesterday. Thank you for the screenshots.',
      github_issue_number: 214,
    },
    messages: [
      { by: 'ada', days: 33.5, text: 'Thank you, Dana. Which phone is it?' },
      { by: 'dana', days: 33.4, text: 'A Pixel, the small one.' },
      { by: 'ada', days: 31, text: 'Found and fixed. Please reload once.' },
    ],
  },
  {
    user: 'ray',
    days: 97,
    message: 'The deposit for the roller says it went back but I do not see it on my card.',
    resolved: {
      days: 92,
      details:
        'Refunded on our side the same evening; banks take up to ten days. Ray confirmed that it arrived.',
    },
    messages: [
      {
        by: 'ada',
        days: 96.8,
        text: 'It left us on the day the return was accepted. Banks take five to ten days; please write again if it is not there next week.',
      },
      { by: 'ray', days: 92.2, text: 'Arrived this morning. Thanks!' },
    ],
  },
  {
    user: 'ray',
    days: 5.1,
    subject: 'Damage that was there before',
    rental: '450AJ',
    assigned: true,
    priority: 'high',
    note: 'The driver has photos of the crack from the first day; Olive has not answered yet.',
    message:
      'Boom lift 450AJ: the owner claims 350 for a cracked cover that was cracked when it came. How do I send you the picture?',
    messages: [
      {
        by: 'ada',
        days: 4.9,
        text: 'Sorry for the trouble. Please send it to the address in this mail, with the time it was taken; I keep the deposit where it is until both of you are heard.',
      },
      { by: 'ray', days: 4.6, text: 'Sent. It is from 7:12 on the first morning.' },
      {
        by: 'ada',
        days: 0.5,
        text: 'Received, thank you. The driver remembers it as well. One question: was the platform gate fine on day one?',
        unread: true,
      },
    ],
  },
  {
    user: 'olive',
    days: 1.4,
    subject: 'Rates by season',
    priority: 'low',
    message:
      'Can I set different rates for June to September? Everybody wants the minis in summer and nobody in January.',
    messages: [
      {
        by: 'olive',
        days: 1.3,
        text: 'And a minimum of three days in those months, if that is possible.',
        unread: true,
      },
    ],
  },
  {
    user: 'june',
    days: 0.6,
    message:
      'I asked to be allowed to list our machines. What papers do you need from us, and how long does it take?',
    messages: [],
  },
  {
    user: 'hank',
    days: 14,
    message: 'The agreement prints with the last line on an empty second page.',
    resolved: { days: 9, details: 'Margins corrected.', github_issue_number: 231 },
    messages: [{ by: 'ada', days: 9, text: 'Corrected, please print it again.' }],
  },
];

const REPLIES = [
  {
    title: 'Refund is on its way',
    content:
      'Hello {name}, the refund left us today. Banks take five to ten days; please answer to {number} if it is not there by then.',
  },
  {
    title: 'Ask for photos',
    content: 'Hello {name}, please send us photos with the time they were taken, as an answer to {number}.',
  },
];

/** Tickets open and resolved, with their threads and notes, and answers that are given often. */
export async function seedSupport(manager: EntityManager, people: PeopleIds, now: Date): Promise<void> {
  for (const ticket of [...TICKETS].sort((a, b) => b.days - a.days)) {
    const id = await writeTicket(manager, ticket, { people, now });
    for (const message of ticket.messages) await writeMessage(manager, message, { id, ticket, people, now });
    await storeLastWord(manager, id);
  }
  await insertRows(manager, SavedReply, REPLIES, now);
}

async function writeTicket(
  manager: EntityManager,
  ticket: Ticket,
  { people, now }: { people: PeopleIds; now: Date },
): Promise<number> {
  const { user, days, message, resolved, note } = ticket;
  const row = {
    user_id: people[user],
    resolved_id: resolved ? people.ada : null,
    resolved_at: resolved ? daysBefore(now, resolved.days) : null,
    details: resolved?.details ?? null,
    ...UNREAD_ISSUE,
    github_issue_number: resolved?.github_issue_number ?? null,
    number: null,
    answered_at: null,
    reopened_at: null,
    message,
    subject: ticket.subject ?? null,
    rental_request_id: await rentalOf(manager, people[user], ticket.rental),
    assignee_id: ticket.assigned ? people.ada : null,
    priority: ticket.priority ?? 'normal',
    photo_ids: null,
    updated_at: daysBefore(now, resolved?.days ?? days),
  };
  const id = await insertRow(manager, SupportTicket, row, daysBefore(now, days));
  await manager.update(SupportTicket, { id }, { number: ticketNumber(id) });
  const about = { support_ticket_id: id, user_id: people.ada };
  if (note) await insertRow(manager, TicketNote, { ...about, content: note }, daysBefore(now, days / 2));
  return id;
}

async function rentalOf(manager: EntityManager, user_id: number, model?: string): Promise<number | null> {
  if (model === undefined) return null;
  const machines = await manager.findBy(Machine, { model });
  const of = { user_id, machine_id: In(machines.map(({ id }) => id)) };
  return (await manager.findOneOrFail(RentalRequest, { where: of, order: { id: 'DESC' } })).id;
}

async function writeMessage(
  manager: EntityManager,
  { by, days, text, unread }: Ticket['messages'][number],
  { id, ticket, people, now }: { id: number; ticket: Ticket; people: PeopleIds; now: Date },
): Promise<void> {
  const row = {
    user_id: people[by],
    messageable_id: id,
    messageable_type: 'support_ticket' as const,
    content: text,
    photo_ids: null,
  };
  const messageId = await insertRow(manager, Message, row, daysBefore(now, days));
  const reader = by === 'ada' ? people[ticket.user] : people.ada;
  if (unread) return;
  await insertRows(
    manager,
    MessageView,
    [{ message_id: messageId, user_id: reader }],
    daysBefore(now, days * 0.95),
  );
}
