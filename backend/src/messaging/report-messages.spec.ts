import { as, rows } from '../../test/api';
import { make } from '../../test/make';
import { rentalScene } from '../../test/rental-scene';
import { refusal } from '../../test/refusals';

const REPORTS = '/api/content_reports';

async function scene() {
  const all = await rentalScene();
  const { id } = await all.approved();
  const path = `/api/rental_requests/${id}/messages`;
  const write = async (by: { id: number; email: string }, content: string) =>
    (await as(by).post(path, { content })).body.id as number;
  const open = async () => (await as(all.admin).get(REPORTS, { state: 'open' })).body.data;
  return { ...all, path, write, open };
}

it('marks a message that leads payment off the site, and none to Yard itself', async () => {
  const { owner, renter, write, open } = await scene();
  await write(owner, 'The gate opens at seven.');
  const id = await write(owner, 'Send me the deposit by Zelle, it saves the fee.');
  const ticket = await as(renter).post('/api/support_tickets', {
    subject: 'Zelle',
    message: 'The owner wants Zelle, is that right?',
  });
  expect(ticket.status).toBe(201);

  expect(await open()).toEqual([
    expect.objectContaining({
      record_type: 'message',
      record_id: id,
      parent_type: 'rental_request',
      user_name: 'Olive Owner',
      reporter_id: null,
      reason: 'Another way to pay, A deal past the site',
      content: 'Send me the deposit by Zelle, it saves the fee.',
    }),
  ]);
});

it('is reported once by whoever reads it, but not by who wrote it', async () => {
  const { owner, renter, path, write, open } = await scene();
  const id = await write(owner, 'You are a fool.');
  const report = (by: { id: number; email: string }) =>
    as(by).post(`${path}/${id}/report`, { reason: 'It is rude.' });

  expect((await report(owner)).status).toBe(403);
  expect((await report(renter)).status).toBe(204);
  const again = await report(renter);
  expect(refusal(again)).toEqual([409, 'You already reported this. We’re reviewing it.']);
  expect((await as(renter).post(`${path}/${id}/report`, {})).status).toBe(422);

  expect(await open()).toEqual([
    expect.objectContaining({ reporter_name: 'Ray Renter', reason: 'It is rude.' }),
  ]);
});

it('is hidden from both with a reason that its author is told, and stays in the report', async () => {
  const { owner, renter, admin, path, write, open } = await scene();
  const id = await write(owner, 'Pay me in cash.');
  const [{ id: report }] = await open();
  expect((await as(admin).post(`${REPORTS}/${report}/hide`, {})).status).toBe(422);
  // The rules marked it before: what is hidden waits for no second decision.
  expect((await as(renter).post(`${path}/${id}/report`, { reason: 'Not with me.' })).status).toBe(204);
  expect(await open()).toHaveLength(2);

  const hidden = await as(admin).post(`${REPORTS}/${report}/hide`, { reason: 'Payments go by card.' });

  expect(hidden.body).toMatchObject({
    outcome: 'hidden',
    content: 'Pay me in cash.',
    decider_name: 'Ada Admin',
  });
  for (const reader of [owner, renter]) {
    const { body } = await as(reader).get(`${path}/${id}`);
    expect(body.content).toBe('Yard hid this message: Payments go by card.');
  }
  expect(await rows('notifications', "type = 'content_hidden'")).toMatchObject([
    {
      user_id: owner.id,
      title: 'We hid your message',
      body: 'Payments go by card.\n\nYou wrote:\n\nPay me in cash.',
    },
  ]);
  const late = await as(admin).post(`${REPORTS}/${report}/keep`);
  expect([late.status, late.body.message]).toEqual([409, 'This was already decided.']);
  expect(await open()).toEqual([]);
  expect(await rows('audit_events', "record_type = 'message' AND action = 'hide'")).toHaveLength(1);
});

it('of a machine takes it off the site, and its owner is told', async () => {
  const { admin, renter } = await scene();
  const owner = await make.owner();
  const machine = await make.machine(owner, {
    subject: 'Boom lift',
    description: '<p>Call 555-010-4477</p>',
  });
  const path = `/api/machines/${machine.id}`;
  await as(owner).patch(path, { subject: 'Boom lift, cash only' });
  expect((await as(renter).post(`${path}/report`, { reason: 'It is not theirs.' })).status).toBe(204);
  const { data } = (await as(admin).get(REPORTS, { state: 'open' })).body;
  const reasons = data.map(({ reason }: { reason: string }) => reason);
  expect(reasons.sort()).toEqual(['It is not theirs.', 'Payment by transfer or in cash, A phone number']);

  const answers = [];
  for (const { id } of data) {
    answers.push(
      (await as(admin).post(`${REPORTS}/${id}/hide`, { reason: 'Prices are card prices.' })).status,
    );
  }

  expect(answers).toEqual([200, 409]);
  expect((await as(owner).get(path)).body.published_at).toBeNull();
  const notices = await rows<{ title: string }>('notifications', 'user_id = ?', [owner.id]);
  const TITLE = 'We unlisted your machine';
  expect(notices.map(({ title }) => title)).toEqual([TITLE]);
});

it('is kept where nothing is wrong with it, and may be reported anew', async () => {
  const { renter, owner, admin, path, write, open } = await scene();
  const id = await write(owner, 'Bring your own straps.');
  const report = () => as(renter).post(`${path}/${id}/report`, { reason: 'Odd.' });
  await report();
  const [{ id: first }] = await open();

  expect((await as(admin).post(`${REPORTS}/${first}/keep`)).body.outcome).toBe('kept');

  expect((await as(owner).get(`${path}/${id}`)).body.content).toBe('Bring your own straps.');
  expect((await report()).status).toBe(204);
});
