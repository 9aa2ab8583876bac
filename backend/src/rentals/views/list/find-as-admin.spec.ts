import { api, as, rows } from '../../../../test/api';
import { insert } from '../../../../test/make';
import { rentalScene } from '../../../../test/rental-scene';
import { returned } from '../../../../test/return-scene';

const LIST = '/api/rental_requests';

async function found(person: { id: number; email: string }, query: object): Promise<number[]> {
  const answer = await as(person).get(LIST, query);
  expect(answer.status).toBe(200);
  return (answer.body.data as { id: number }[]).map(({ id }) => id);
}

it('finds a rental by its number, and for an admin by the address of either side', async () => {
  const { owner, renter, admin, pending } = await rentalScene();
  const request = await pending();

  expect(await found(admin, { search: String(request.id) })).toEqual([request.id]);
  for (const search of [`#${request.id}`, `no. ${request.id}`, `R-${request.id}`, `r-${request.id}-1-dd8faa`])
    expect([search, await found(renter, { search })]).toEqual([search, [request.id]]);
  expect(await found(admin, { search: String(request.id + 1_000) })).toEqual([]);
  expect(await found(admin, { search: owner.email.toUpperCase() })).toEqual([request.id]);
  expect(await found(admin, { search: renter.email })).toEqual([request.id]);
});

it('tells nobody else by whose address a rental is found', async () => {
  const { owner, renter, pending } = await rentalScene();
  await pending();

  expect(await found(owner, { search: renter.email })).toEqual([]);
  expect(await found(renter, { search: owner.email })).toEqual([]);
});

it('finds returns that are contested, until somebody decides', async () => {
  const { admin, owner, renter, request, path } = await returned();
  const contested = () => found(admin, { contested: '1' });
  expect(await contested()).toEqual([]);
  expect(await found(admin, { contested: '0' })).toEqual([request.id]);

  await as(renter).post(`${path}/contest`, { reason: 'It was so before.' });
  expect(await contested()).toEqual([request.id]);
  expect(await found(owner, { contested: '1' })).toEqual([request.id]);
  expect(await found(admin, { contested: '0' })).toEqual([]);

  await as(admin).post(`${LIST}/${request.id}/close`, { damage_amount: 0 });
  expect(await contested()).toEqual([]);
});

it('has an admin’s attention for what waits for a card, not for what others write each other', async () => {
  const { admin, owner, renter, pending } = await rentalScene();
  const [quiet, written] = [
    await pending(),
    await pending({ start_date: '2027-01-04', end_date: '2027-01-05' }),
  ];
  await as(renter).post(`${LIST}/${written.id}/messages`, { content: 'Is it there?' });
  await as(owner).post(`${LIST}/${written.id}/messages`, { content: 'It is.' });

  expect(await found(renter, { needs_attention: '1' })).toEqual([written.id]);
  expect(await found(admin, { needs_attention: '1' })).toEqual([]);
  expect(await found(admin, { needs_attention: '0' })).toEqual([quiet.id, written.id]);
  expect((await as(admin).get(`${LIST}/${written.id}`)).body.needs_attention).toBe(false);

  await api.dataSource.query('UPDATE rental_requests SET stripe_payment_method_id = NULL WHERE id = ?', [
    quiet.id,
  ]);
  expect(await found(admin, { needs_attention: '1' })).toEqual([quiet.id]);
  expect(await found(admin, { needs_attention: '1', status: 'approved' })).toEqual([]);
});

it('has the attention of an admin who is a party for what is written to them', async () => {
  const { owner, renter, pending } = await rentalScene();
  const request = await pending();
  await api.dataSource.query('UPDATE users SET admin = 1 WHERE id = ?', [renter.id]);
  await as(owner).post(`${LIST}/${request.id}/messages`, { content: 'It is ready.' });

  expect(await found(renter, { needs_attention: '1' })).toEqual([request.id]);

  await as(renter).post(`${LIST}/${request.id}/messages/view`);
  expect(await found(renter, { needs_attention: '1' })).toEqual([]);
  expect(await found(renter, { needs_attention: '0' })).toEqual([request.id]);
});

it('finds a rental and its payments by phone, place and the provider’s id, for an admin alone', async () => {
  const { admin, renter, pending } = await rentalScene();
  const request = await pending();
  const place = String((await rows('rental_requests'))[0]?.address).replace(/^[\d ]+/, '');
  const paid = { rental_request_id: request.id, kind: 'deposit', currency: 'usd', status: 'succeeded' };
  const payment = (fields: object) =>
    insert('payments', { ...paid, amount: 5, refunded_amount: 0, idempotency_key: 'k', ...fields });
  const given = await payment({ stripe_payment_intent_id: 'pi_1aB' });
  const other = await payment({ kind: 'rental', stripe_payment_intent_id: 'pi_2cD', idempotency_key: 'l' });
  const back = { reason: 'x', status: 'succeeded', amount: 1, idempotency_key: 'r' };
  await insert('refunds', { ...back, payment_id: other.id, stripe_refund_id: 're_9' });
  const payments = async (search: string) => {
    const { body } = await as(admin).get('/api/payments', { search, direction: 'asc' });
    return (body.data as { id: number }[]).map(({ id }) => id);
  };

  for (const search of ['pi_1aB', 're_9', place.toLowerCase(), '555 010 0100', '(555)010.0100'])
    expect([search, await found(admin, { search })]).toEqual([search, [request.id]]);
  for (const search of ['pi_1aB', 're_9', place, '5550100100'])
    expect([search, await found(renter, { search })]).toEqual([search, []]);
  expect(await payments('pi_1aB')).toEqual([given.id]);
  expect(await payments('re_9')).toEqual([other.id]);
  expect(await payments(renter.email)).toEqual([given.id, other.id]);
  expect(await payments(`#${request.id}`)).toEqual([given.id, other.id]);
  expect(await payments('pi_3')).toEqual([]);
});

it('finds the rentals whose renters agreed to a version of a document', async () => {
  const { admin, stranger, pending } = await rentalScene();
  const { id } = await pending();
  const [agreed, other] = await rows<{ document_id: number }>('document_agreements');

  expect(await found(admin, { document_id: agreed?.document_id })).toEqual([id]);
  expect(await found(admin, { document_id: agreed?.document_id, status: 'closed' })).toEqual([]);
  expect(await found(admin, { document_id: 999_999 })).toEqual([]);
  expect(await found(stranger, { document_id: other?.document_id })).toEqual([]);
});
