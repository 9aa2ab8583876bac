import { api, as, forgetBroadcasts, later, rows, told } from '../../../test/api';
import { make } from '../../../test/make';
import { AGREED, ledger, rentalScene } from '../../../test/rental-scene';

interface Job {
  cancelAll(): Promise<void>;
}

const job = () => api.provider<Job>('src/rentals/batches/unanswered-requests', 'UnansweredRequests');
const path = ({ id }: { id: number }) => `/api/rental_requests/${id}`;
const mails = () => rows<{ recipient: string; subject: string; text: string }>('mails');

/** Two days after everybody asks. */
const DEADLINE = '2026-11-22T12:00:00Z';
const BY = '2026-11-22T12:00:00.000000Z';
const OVER = 'The time to answer this request ended on Sun, Nov 22, 6:00 AM Central.';
const REASON = 'The owner did not answer in time.';

const silent = async () => {
  await api.dataSource.query('DELETE FROM mails');
  forgetBroadcasts();
};

describe('answer_by', () => {
  it('is two days after the request, on the page and in the list, until it is answered', async () => {
    const { owner, renter, pending, act } = await rentalScene();
    const request = await pending();

    expect(request).toMatchObject({ answer_by: BY });
    expect((await as(owner).get(path(request))).body.answer_by).toBe(BY);
    expect((await as(renter).get('/api/rental_requests')).body.data[0].answer_by).toBe(BY);
    expect((await act(owner, request, 'approve', { message: 'Yours.' })).body.answer_by).toBeNull();
    expect(await rows('rental_requests', 'answer_until IS NOT NULL')).toEqual([]);
  });

  it.each([
    ['America/Chicago', '2026-11-21T06:00:00.000000Z'],
    ['Pacific/Auckland', '2026-11-21T11:00:00.000000Z'],
  ])('ends with the first day in %s, and follows it', async (time_zone, end) => {
    const { renter, pending } = await rentalScene({ time_zone });
    const start_date = time_zone === 'America/Chicago' ? '2026-11-20' : '2026-11-21';
    const request = await pending({ start_date, end_date: '2026-11-21' });
    expect(request).toMatchObject({ answer_by: end });

    const move = (days: object) => as(renter).patch(path(request), { ...days, ...AGREED });
    const moved = await move({ start_date: '2026-12-01', end_date: '2026-12-02' });

    expect(moved.body.answer_by).toBe(BY);
  });

  it('is null where nobody said until when', async () => {
    const { pending, renter } = await rentalScene();
    const request = await pending();
    await api.dataSource.query('UPDATE rental_requests SET answer_until = NULL');

    expect((await as(renter).get(path(request))).body).toMatchObject({ status: 'pending', answer_by: null });
    later('2026-12-01T12:00:00Z');
    await job().cancelAll();
    expect(await rows('cancellations')).toEqual([]);
  });
});

describe('a request that is not answered in time', () => {
  it('is cancelled by itself, and both are told', async () => {
    const { owner, renter, pending } = await rentalScene();
    const request = await pending();
    later('2026-11-22T11:59:59Z');
    await silent();
    await job().cancelAll();
    expect(await rows('cancellations')).toEqual([]);

    later(DEADLINE);
    await job().cancelAll();

    const { body } = await as(renter).get(path(request));
    expect(body).toMatchObject({
      status: 'cancelled',
      answer_by: null,
      cancellation: { user_id: null, reason: REASON, refund_amount: 0 },
    });
    expect((await as(owner).get(path(request))).body.cancellation.reason).toBe(REASON);
    expect(told('rental_requests', 'saved')).toEqual([owner.id, renter.id].sort((a, b) => a - b));
    const sent = await mails();
    expect(sent.map(({ recipient, subject }) => [recipient, subject]).sort()).toEqual(
      [
        [owner.email, 'Your time to answer Ray Renter is over'],
        [renter.email, 'Olive didn’t answer about the Crawler Excavator, Dec 14–18'],
      ].sort(),
    );
    expect(await rows('notifications', "type = 'rental_request.unanswered'")).toHaveLength(2);
    expect(
      await rows('notifications', "type = 'rental_request.unanswered' AND body LIKE '%refund%'"),
    ).toEqual([]);
    expect(await rows('notifications', "type = 'rental_request.created' AND read_at IS NULL")).toEqual([]);
    expect(await rows('audit_events', "action = 'cancel' AND user_id IS NULL")).toHaveLength(1);
    expect(await rows('machine_days')).toEqual([]);
  });

  it('leaves those of others alone, who asked later or were answered', async () => {
    const { owner, pending, approved, ask, act } = await rentalScene();
    const first = await pending();
    const booked = await approved({ start_date: '2027-01-04', end_date: '2027-01-05' });
    const declined = await pending({ start_date: '2027-01-06', end_date: '2027-01-06' });
    await act(owner, declined, 'decline', { message: 'No.' });
    later('2026-11-21T12:00:00Z');
    const rival = await make.user();
    const { id: address_id } = await make.address(rival);
    const second = (await ask({ address_id }, rival)).body;

    later('2026-11-22T13:00:00Z');
    await job().cancelAll();

    const ended = await rows<{ rental_request_id: number }>('cancellations');
    expect(ended.map(({ rental_request_id }) => rental_request_id)).toEqual([first.id]);
    expect((await as(rival).get(path(second))).body).toMatchObject({ status: 'pending', days_free: true });
    expect((await as(owner).get(path(booked))).body.status).toBe('approved');
  });

  it('cannot be answered any more, even before it is cancelled', async () => {
    const { owner, renter, pending, act } = await rentalScene();
    const request = await pending();
    later(DEADLINE);
    await silent();

    const answers = [
      await act(owner, request, 'approve', { message: 'Yours.' }),
      await act(owner, request, 'decline', { message: 'No.' }),
      await as(renter).patch(path(request), { details: 'By the gate' }),
    ];

    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(answers.map(() => [409, OVER]));
    expect(told('rental_requests', 'saved')).toEqual([]);
    expect(await mails()).toEqual([]);
    await job().cancelAll();
    expect((await as(renter).get(path(request))).body.status).toBe('cancelled');
  });

  it('takes no deposit that waited for its bank: what is confirmed too late comes back', async () => {
    const { renter, ask } = await rentalScene({ instant_book: true });
    const { body } = await ask({ stripe_payment_method_id: 'pm_card_authenticationRequired' });
    expect(body).toMatchObject({ status: 'pending', payments: [{ status: 'requires_action' }] });
    later(DEADLINE);

    await job().cancelAll();

    const ended = (await as(renter).get(path(body))).body;
    expect(ended).toMatchObject({ status: 'cancelled', payments: [{ status: 'failed' }] });
    expect((await ledger()).charged).toEqual([]);
  });

  it('ends once, though several processes look at the same moment, and an answer comes', async () => {
    const { owner, pending, act } = await rentalScene();
    const request = await pending();
    later(DEADLINE);
    await silent();

    const [late] = await Promise.all([
      act(owner, request, 'approve', { message: 'Yours.' }),
      ...[1, 2, 3].map(() => job().cancelAll()),
    ]);

    expect(late.status).toBe(409);
    expect(await rows('cancellations')).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  it('is all or nothing: what was killed in between is done by the next run', async () => {
    const { owner, pending } = await rentalScene();
    await pending();
    const lost = await pending({ start_date: '2027-01-04', end_date: '2027-01-05' });
    later(DEADLINE);
    await silent();
    await api.dataSource.query('ALTER TABLE mails RENAME TO mails_away');
    await job().cancelAll();
    await api.dataSource.query('ALTER TABLE mails_away RENAME TO mails');
    expect(await rows('cancellations')).toEqual([]);

    await job().cancelAll();

    expect(await rows('cancellations')).toHaveLength(2);
    expect(await mails()).toHaveLength(4);
    expect((await as(owner).get(path(lost))).body.status).toBe('cancelled');
  });
});
