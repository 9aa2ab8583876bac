import type { MessageRecord, SupportTicketRecord } from '@yard/contracts';
import { mergeMessages, threadMessages } from './thread-messages';

const ray = { id: 3, name: 'Ray Renter' };
const ada = { id: 1, name: 'Ada Admin' };

function message(id: number, user: typeof ray, minute: number, viewers: number[] = []): MessageRecord {
  const created_at = `2026-11-20T01:${String(minute).padStart(2, '0')}:00.000000Z`;
  return {
    id,
    created_at,
    updated_at: created_at,
    deleted_at: null,
    messageable_id: 4,
    messageable_type: 'support_ticket',
    user_id: user.id,
    user_name: user.name,
    content: `Message ${id}`,
    views: viewers.map((user_id) => ({ user_id })),
    user,
  };
}

const ticket: SupportTicketRecord = {
  id: 4,
  created_at: '2026-11-20T01:00:00.000000Z',
  updated_at: '2026-11-20T01:00:00.000000Z',
  deleted_at: null,
  user_id: ray.id,
  user_name: ray.name,
  resolved_id: null,
  resolved_name: null,
  resolved_at: null,
  details: null,
  github_issue_number: null,
  number: 'T-10004',
  message: 'It leaks.',
  messages: [],
  needs_attention: false,
};
const asRay = { userId: ray.id, stranger: 'Support', zone: 'America/Chicago' };

describe('mergeMessages', () => {
  it('has each message once, oldest first, as it was given last', () => {
    const merged = mergeMessages([message(2, ada, 5)], [message(1, ray, 2), message(2, ada, 5, [3])]);

    expect(merged.map(({ id }) => id)).toEqual([1, 2]);
    expect(merged[1]?.views).toEqual([{ user_id: 3 }]);
  });
});

describe('threadMessages', () => {
  it('tells own messages from others, with the day and time of the reader', () => {
    const [own, other] = threadMessages(ticket, [message(1, ray, 2), message(2, ada, 5)], [], asRay);

    expect(own).toMatchObject({ own: true, author: 'Ray Renter', day: 'Thu 19 Nov 2026', time: '7:02 PM' });
    expect(other).toMatchObject({ own: false, author: 'Ada Admin' });
  });

  it('names readers who wrote themselves, and all others by what they are', () => {
    const messages = [message(1, ray, 2, [ada.id, 8, 9]), message(2, ada, 5)];

    expect(threadMessages(ticket, messages, [], asRay)[0]?.readBy).toEqual(['Ada Admin', 'Support']);
  });

  it('ends with what is on its way, and offers to send again what failed', () => {
    const retry = () => undefined;
    const on = { key: 'a', content: 'Soon', written_at: '2026-11-20T01:09:00.000Z', failed: false, retry };

    const thread = threadMessages(
      ticket,
      [message(1, ray, 2)],
      [on, { ...on, key: 'b', failed: true }],
      asRay,
    );

    expect(thread.map(({ state }) => state)).toEqual([undefined, 'sending', 'failed']);
    expect(thread[2]?.onRetry).toBe(retry);
  });
});
