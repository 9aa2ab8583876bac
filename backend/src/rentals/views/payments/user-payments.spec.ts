import { api, as, rows } from '../../../../test/api';
import { rentalScene } from '../../../../test/rental-scene';

const PATH = '/api/user/payments';

it('lists what one was charged for one’s own rentals, the newest first', async () => {
  const { owner, renter, stranger, approved } = await rentalScene();
  const rental = await approved();
  const [deposit] = await rows<{ id: number }>('payments');

  const { body } = await as(renter).get(PATH);

  expect(body).toMatchObject({ total: 1, per_page: 15 });
  expect(body.data).toEqual([
    {
      id: deposit?.id,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      deleted_at: null,
      rental_request_id: rental.id,
      machine_subject: 'Crawler Excavator',
      kind: 'deposit',
      rental_change_id: null,
      amount: rental.deposit_amount,
      refunded_amount: 0,
      currency: 'usd',
      status: 'succeeded',
      failure_message: null,
      attempted_at: '2026-11-20T12:00:00.000000Z',
      succeeded_at: '2026-11-20T12:00:00.000000Z',
      waived_at: null,
      waiver_reason: null,
    },
  ]);
  for (const other of [owner, stranger])
    expect((await as(other).get(PATH)).body).toMatchObject({ data: [], total: 0 });
});

it('says why a card was refused, and names a machine that is gone', async () => {
  const { renter, machine, approved } = await rentalScene();
  await approved({ stripe_payment_method_id: 'pm_card_chargeDeclined' });
  await api.dataSource.query('UPDATE machines SET deleted_at = ? WHERE id = ?', [
    '2026-11-21 12:00:00.000',
    machine.id,
  ]);

  const { body } = await as(renter).get(PATH);

  expect(body.data).toMatchObject([
    {
      status: 'failed',
      failure_message: 'Your card was declined.',
      succeeded_at: null,
      machine_subject: 'Crawler Excavator',
    },
  ]);
});

it('shows one page at a time', async () => {
  const { renter, approved } = await rentalScene();
  const first = await approved();
  const second = await approved({ start_date: '2027-01-11', end_date: '2027-01-15' });
  const requests = async (page: number) =>
    (await as(renter).get(PATH, { per_page: 1, page })).body.data.map(
      ({ rental_request_id }: { rental_request_id: number }) => rental_request_id,
    );

  expect([await requests(1), await requests(2), await requests(3)]).toEqual([[second.id], [first.id], []]);
});
