import { api, as } from '../../../../test/api';
import { statementsOf } from '../../../../test/count-queries';
import { indexesOf } from '../../../../test/plans';
import { rentalHistory } from '../../../../test/rental-history';

it('counts for an owner what each renter finished in an index that has all it needs', async () => {
  const { owner } = await rentalHistory(1200);
  await api.dataSource.query(
    'UPDATE rental_requests SET approved_at = created_at, closed_at = created_at WHERE id % 3 > 0',
  );
  await api.dataSource.query(api.dialect === 'mysql' ? 'ANALYZE TABLE rental_requests' : 'ANALYZE');

  const sent = await statementsOf(async () => {
    const { body } = await as(owner).get('/api/rental_requests');
    // A thousand and two hundred among twenty people, two thirds of them.
    expect(body.data[0].renter.rentals).toBeGreaterThan(30);
  });
  const rows = sent.find(({ sql }) => sql.includes('renter_rentals'));

  if (!rows) throw new Error('no rows were read');
  expect(await indexesOf(rows)).toContain('idx_rental_requests_user_id_closed_at');
});
