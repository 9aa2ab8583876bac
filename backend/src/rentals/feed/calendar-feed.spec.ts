import { api, as, guest, later, rows } from '../../../test/api';
import { rentalScene } from '../../../test/rental-scene';

const FEED = '/api/calendar_feed';
const pathOf = ({ body }: { body: { url: string } }) => new URL(body.url).pathname;

it('is read by whoever has the address: rentals of both sides, approved ones alone', async () => {
  const { owner, renter, approved, pending } = await rentalScene();
  const { id } = await approved();
  await pending({ start_date: '2027-01-04', end_date: '2027-01-05' });
  const made = await as(renter).post(FEED);
  const ofOwner = await as(owner).post(FEED);

  const read = await guest().get(pathOf(made));

  expect([made.status, read.status]).toEqual([201, 200]);
  expect(read.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(read.text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(read.text).toContain(`UID:rental-${id}@`);
  expect(read.text).toContain('DTSTART;VALUE=DATE:20261214\r\nDTEND;VALUE=DATE:20261219');
  expect(read.text).toContain('SUMMARY:Crawler Excavator\\, Olive Owner');
  expect((await guest().get(pathOf(ofOwner))).text).toContain('SUMMARY:Crawler Excavator\\, Ray Renter');
  expect(JSON.stringify(await rows('calendar_feeds'))).not.toContain(pathOf(made).slice(10, 42));
});

it('follows a rental that changes or is cancelled', async () => {
  const { owner, renter, approved, act } = await rentalScene();
  const request = await approved();
  const path = pathOf(await as(renter).post(FEED));
  const changes = `/api/rental_requests/${request.id}/changes`;
  const { body } = await as(renter).post(changes, { end_date: '2026-12-20' });
  await as(owner).post(`${changes}/${body.id}/accept`);

  expect((await guest().get(path)).text).toContain('DTEND;VALUE=DATE:20261221');
  await act(owner, request, 'cancel', { reason: 'Rain' });
  expect((await guest().get(path)).text).not.toContain('VEVENT');
});

it('shows a machine that is not back through today', async () => {
  const { owner, approved } = await rentalScene();
  await approved();
  const path = pathOf(await as(owner).post(FEED));
  later('2026-12-21T18:00:00Z');

  const { text } = await guest().get(path);

  expect(text).toContain('DTEND;VALUE=DATE:20261222');
  expect(text).toContain('SUMMARY:Crawler Excavator\\, Ray Renter\\, not back yet');
});

it('ends with a new address, by its person’s word, and with the account', async () => {
  const { renter } = await rentalScene();
  const [first, second] = [await as(renter).post(FEED), await as(renter).post(FEED)];
  const status = async (feed: typeof first) => (await guest().get(pathOf(feed))).status;

  expect([await status(first), await status(second)]).toEqual([404, 200]);
  expect((await as(renter).get(FEED)).body).toEqual({ made_at: '2026-11-20T12:00:00.000000Z' });
  await api.dataSource.query("UPDATE users SET suspended_at = '2026-11-20 12:00:00.000' WHERE id = ?", [
    renter.id,
  ]);
  expect(await status(second)).toBe(404);
  await api.dataSource.query('UPDATE users SET suspended_at = NULL WHERE id = ?', [renter.id]);
  expect((await as(renter).delete(FEED)).status).toBe(204);
  expect((await as(renter).get(FEED)).body).toEqual({ made_at: null });
  expect(await status(second)).toBe(404);
});
