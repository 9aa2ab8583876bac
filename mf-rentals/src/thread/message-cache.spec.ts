import type { MessageRecord } from '@yard/contracts';
import { mergeMessages, seenBy } from './message-cache';

const message = (id: number, user_id: number, viewers: number[] = []): MessageRecord => ({
  id,
  created_at: '2026-05-12T10:00:00.000000Z',
  updated_at: '2026-05-12T10:00:00.000000Z',
  deleted_at: null,
  messageable_id: 1,
  messageable_type: 'rental_request',
  user_id,
  user_name: 'Ray',
  content: `message ${id}`,
  views: viewers.map((viewer) => ({ user_id: viewer })),
  user: { id: user_id, name: 'Ray' },
});

describe('messages of a thread', () => {
  it('stand once each, oldest first, as they were heard of last', () => {
    const merged = mergeMessages([message(2, 7), message(3, 8)], [message(1, 8), message(2, 7, [8])]);

    expect(merged.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(merged[1]?.views).toEqual([{ user_id: 8 }]);
  });

  it('are seen by their reader once; an author never sees the own ones', () => {
    const seen = seenBy([message(1, 7), message(2, 8), message(3, 8, [7])], 7);

    expect(seen.map(({ views }) => views)).toEqual([[], [{ user_id: 7 }], [{ user_id: 7 }]]);
  });
});
