import { isUnread } from './message';

it.each([
  ['another’s, seen by nobody', { user_id: 2, views: [] }, true],
  ['another’s, seen by a third', { user_id: 2, views: [{ user_id: 3 }] }, true],
  ['another’s, seen', { user_id: 2, views: [{ user_id: 3 }, { user_id: 1 }] }, false],
  ['their own', { user_id: 1, views: [] }, false],
])('a message that is %s is unread: %s', (_what, message, unread) => {
  expect(isUnread(message, 1)).toBe(unread);
});
