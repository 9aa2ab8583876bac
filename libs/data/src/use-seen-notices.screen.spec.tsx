import { fireEvent } from '@testing-library/react';
import { complaints, notificationRecord, openPart, waitFor } from '@yard/testing/screen';
import { useSeenNotices } from './use-seen-notices';

const SEEN = 'POST /api/notifications/seen';
function Shown({ id }: { id: number | null }) {
  useSeenNotices('rental_request_id', id);
  return <p>A rental</p>;
}
const open = (id: number | null = 38, answer: unknown = { updated: 0 }) =>
  openPart(<Shown id={id} />, { answers: { [SEEN]: answer } });
const lookAt = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
};

it('tells at once that what the reader was told of a record is read, and whatever comes meanwhile', async () => {
  const { sent, tell, channels } = open();
  const once = { call: SEEN, body: { rental_request_id: 38 } };
  await waitFor(() => expect(sent()).toEqual([once]));
  await waitFor(() => expect(channels()).toContain('notifications'));
  tell('notifications', 'saved', { model: notificationRecord({ read_at: '2026-11-20T01:00:00Z' }) });
  tell('notifications', 'saved', { model: notificationRecord({ data: { rental_request_id: 39 } }) });
  expect(sent()).toEqual([once]);
  tell('notifications', 'saved', { model: notificationRecord() });
  await waitFor(() => expect(sent()).toEqual([once, once]));
});

it('tells nothing while the page is not looked at, or the record not known', async () => {
  const { sent } = open();
  await waitFor(() => expect(sent()).toHaveLength(1));
  lookAt('hidden');
  expect(sent()).toHaveLength(1);
  lookAt('visible');
  await waitFor(() => expect(sent()).toHaveLength(2));
});

it('tells nothing of a record that is not known yet', async () => {
  const { sent, asked } = open(null);
  await waitFor(() => expect(asked('GET /api/user')).toHaveLength(1));
  expect(sent()).toEqual([]);
});

it('complains and goes on where the server does not take it', async () => {
  open(38, { status: 403, body: { message: 'No.' } });
  await waitFor(() => expect(complaints).toHaveLength(1));
  expect(complaints.splice(0)[0]).toMatch(/^Notices could not be marked as read\./);
});
