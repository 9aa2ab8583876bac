import { api, as, later, rows } from '../../../../test/api';
import { rentalScene } from '../../../../test/rental-scene';

interface Reminders {
  sweep(): Promise<void>;
}
interface Notice {
  type: string;
  user_id: number;
  title: string;
  body: string;
}

/** Runs at these instants. @returns what is told at each, to whom, and of what kind */
async function toldAt(people: Record<string, { id: number }>, ...instants: string[]): Promise<string[]> {
  const nameOf = (id: number) => Object.keys(people).find((name) => people[name]?.id === Number(id)) ?? '';
  const told: string[] = [];
  for (const instant of instants) {
    const known = (await rows('notifications')).length;
    later(instant);
    const file = 'src/rentals/batches/reminders/rental-reminders';
    await api.provider<Reminders>(file, 'RentalReminders').sweep();
    const fresh = (await rows<Notice>('notifications')).slice(known);
    const lines = fresh.map(
      ({ type, user_id, title, body }) => `${nameOf(user_id)}, ${type}: ${title} | ${body.split('\n')[0]}`,
    );
    told.push(...lines.sort());
  }
  return told;
}

const DAYS = { start_date: '2026-12-14', end_date: '2026-12-15', end_time: '16:00' };

it('tells an owner who does not answer, and the renter, when it is nearly too late', async () => {
  const { owner, renter, pending } = await rentalScene();
  await pending();
  const hours = Array.from(
    { length: 16 },
    (_, index) => new Date(Date.UTC(2026, 10, 20, 12 + 3 * (index + 1))),
  );

  expect(await toldAt({ owner, renter }, ...hours.map((hour) => hour.toISOString()))).toEqual([
    'owner, rental_request.answer_half_time: Ray Renter is waiting for your answer about Crawler Excavator | Approve or decline the request by Sun, Nov 22, 6:00 AM Central. After that it expires, and we show Ray other machines.',
  ]);
});

it('tells of a rental what is charged, what begins, and what is due back or late', async () => {
  const { owner, renter, approved } = await rentalScene();
  await approved(DAYS);
  const hours = Array.from({ length: 18 }, (_, index) => new Date(Date.UTC(2026, 11, 11, 6 + 6 * index)));

  expect(await toldAt({ owner, renter }, ...hours.map((hour) => hour.toISOString()))).toEqual([
    'renter, rental_request.charge_ahead: We’ll charge $800 for Crawler Excavator on Sat, Dec 12 | It’s the rent, charged to your card. You can choose another card before then.',
    'owner, rental_request.comes_back: Crawler Excavator comes back tomorrow | Ray Renter returns it by Tue, Dec 15, 2026, 4:00 PM Central. Record hours, fuel and condition so we can refund the deposit.',
    'renter, rental_request.due_back: Crawler Excavator is due back tomorrow | Return it by Tue, Dec 15, 2026, 4:00 PM Central: clean, with its keys and as much fuel as it came with.',
  ]);
  expect(await toldAt({ owner, renter }, '2026-12-15T22:00:00Z', '2026-12-16T22:00:00Z')).toEqual([
    'owner, rental_request.not_back: Crawler Excavator isn’t back yet | Ray Renter was due to return it on Tue, Dec 15, 2026, 4:00 PM Central. Keeping it through Wed, Dec 16, 2026 costs $400 more. Record the return when it’s back, or write to Ray.',
    'renter, rental_request.late: Crawler Excavator is due back now | It was due on Tue, Dec 15, 2026, 4:00 PM Central. Keeping it through Wed, Dec 16, 2026 costs $400 more. Return it, or agree on more days with Olive Owner.',
  ]);
});

it('tells nothing of a rental that is back', async () => {
  const { owner, renter, approved } = await rentalScene();
  const { id } = await approved(DAYS);
  later('2026-12-15T20:00:00Z');
  const report = { returned_at: '2026-12-15T20:00:00Z', condition: 'good' };
  await as(owner).post(`/api/rental_requests/${id}/machine_return`, report);

  expect(await toldAt({ owner, renter }, '2026-12-15T22:00:00Z')).toEqual([]);
});
