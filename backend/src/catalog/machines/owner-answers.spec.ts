import { api, as, guest, rows } from '../../../test/api';
import { instant } from '../../../test/make';
import { rentalScene } from '../../../test/rental-scene';

const days = (index: number) => {
  const day = `2027-01-${String(10 + index)}`;
  return { start_date: day, end_date: day };
};

/** Asked at noon, and answered so many hours later. */
async function answered(hours: number[], scene: Awaited<ReturnType<typeof rentalScene>>) {
  for (const [index, after] of hours.entries()) {
    const { id } = await scene.pending(days(index));
    const column = index % 2 === 0 ? 'approved_at' : 'declined_at';
    const at = instant(new Date(api.clock.now().getTime() + after * 3_600_000));
    await api.dataSource.query(`UPDATE rental_requests SET ${column} = ?, answer_until = NULL WHERE id = ?`, [
      at,
      id,
    ]);
  }
}

describe('how fast an owner answers', () => {
  const shown = async ({ id }: { id: number }) =>
    (await guest().get(`/api/machines/${id}`)).body.answers_within_hours;

  it('is unknown before three answers, then their median in whole hours', async () => {
    const scene = await rentalScene();
    await answered([1, 30], scene);
    expect(await shown(scene.machine)).toBeNull();

    await scene.pending(days(8));
    await api.dataSource.query(
      'UPDATE rental_requests SET deleted_at = created_at WHERE answer_until IS NOT NULL',
    );
    expect(await shown(scene.machine)).toBeNull();
    await answered([0.2, 2.5, 40], scene);

    expect(await shown(scene.machine)).toBe(3);
    expect((await as(scene.renter).get(`/api/machines/${scene.machine.id}`)).body.user_name).toBe(
      'Olive Owner',
    );
  });

  it('is an hour at least, and asked of no list', async () => {
    const scene = await rentalScene();
    await answered([0, 0, 0.1], scene);

    expect(await shown(scene.machine)).toBe(1);
    const listed = (await guest().get('/api/machines')).body.data[0];
    expect(listed).not.toHaveProperty('answers_within_hours');
  });

  it('does not count what is booked at once', async () => {
    const scene = await rentalScene();
    await answered([5, 5, 5], scene);
    await api.dataSource.query('UPDATE machines SET instant_book = 1');

    expect(await shown(scene.machine)).toBeNull();
    expect(await rows('rental_requests', 'approved_at IS NOT NULL')).toHaveLength(2);
  });
});
