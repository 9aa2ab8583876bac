import type { MessageRecord } from '@yard/contracts';
import { mergeMessages, type Outbox, seenBy, threadMessages } from './thread-messages';

const NO_OUTBOX: Outbox = { unsent: [], retry: () => undefined };

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
    photos: [],
    views: viewers.map((user_id) => ({ user_id })),
    user,
  };
}

const people = new Map([[ray.id, ray.name]]);
const asRay = { userId: ray.id, stranger: 'Support', zone: 'America/Chicago' };

describe('mergeMessages', () => {
  it('has each message once, oldest first, as it was given last', () => {
    const merged = mergeMessages([message(2, ada, 5)], [message(1, ray, 2), message(2, ada, 5, [3])]);

    expect(merged.map(({ id }) => id)).toEqual([1, 2]);
    expect(merged[1]?.views).toEqual([{ user_id: 3 }]);
  });
});

describe('seenBy', () => {
  it('has each message seen once; an author never sees the own ones', () => {
    const seen = seenBy([message(1, ray, 2), message(2, ada, 5), message(3, ada, 6, [ray.id])], ray.id);

    expect(seen.map(({ views }) => views)).toEqual([[], [{ user_id: ray.id }], [{ user_id: ray.id }]]);
  });
});

describe('threadMessages', () => {
  it('tells own messages from others, with the day and time of the reader', () => {
    const [own, other] = threadMessages(people, [message(1, ray, 2), message(2, ada, 5)], NO_OUTBOX, asRay);

    expect(own).toMatchObject({ own: true, author: 'Ray Renter', day: 'Thu, Nov 19, 2026', time: '7:02 PM' });
    expect(other).toMatchObject({ own: false, author: 'Ada Admin' });
  });

  it('names readers who wrote themselves, and all others by what they are', () => {
    const messages = [message(1, ray, 2, [ada.id, 8, 9]), message(2, ada, 5)];

    expect(threadMessages(people, messages, NO_OUTBOX, asRay)[0]?.readBy).toEqual(['Ada Admin', 'Support']);
  });

  it('ends with what is on its way, and offers to send again what failed', () => {
    const retry = jest.fn();
    const on = {
      key: 'a',
      content: 'Soon',
      photos: [],
      written_at: '2026-11-20T01:09:00.000Z',
      state: 'sending',
    } as const;
    const failed = { ...on, key: 'b', state: 'failed' } as const;

    const thread = threadMessages(people, [message(1, ray, 2)], { unsent: [on, failed], retry }, asRay);
    thread[2]?.onRetry?.();

    expect(thread.map(({ state }) => state)).toEqual([undefined, 'sending', 'failed']);
    expect(retry.mock.calls).toEqual([[failed]]);
  });
});

it('tells the times of a place, on its days', () => {
  const zone = 'America/Denver';

  const [shown] = threadMessages(people, [message(1, ray, 30)], NO_OUTBOX, { ...asRay, zone });

  expect([shown?.time, shown?.day]).toEqual(['6:30 PM', 'Thu, Nov 19, 2026']);
});
