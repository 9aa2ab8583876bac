import { as, asOnAdminSite, later, rows } from '../../test/api';
import { refusal } from '../../test/refusals';
import { rentalScene } from '../../test/rental-scene';
import { reviewScene } from '../../test/review-scene';

it('says why a review is not written, hidden, shown or answered', async () => {
  const scene = await reviewScene();
  const admin = asOnAdminSite(scene.admin);
  const { ofRenter } = await scene.both();
  const path = `/api/reviews/${ofRenter.id}`;
  const hide = () => admin.post(`${path}/hide`, { reason: 'Rude.' });

  expect(refusal(await scene.write(scene.renter, { rental_request_id: 999_999 }))).toEqual([
    422,
    { rental_request_id: ['The selected rental request id is invalid.'] },
  ]);
  expect(refusal(await admin.post(`${path}/show`))).toEqual([409, 'This review is not hidden.']);
  expect((await hide()).status).toBe(200);
  expect(refusal(await hide())).toEqual([409, 'This review is already hidden.']);
  expect(refusal(await scene.act(scene.renter, ofRenter, 'show'))).toEqual([
    403,
    'This action is unauthorized.',
  ]);
});

it('says why a policy, an announcement, a mail and a recording are refused', async () => {
  const scene = await rentalScene();
  const admin = asOnAdminSite(scene.admin);
  const policy = { name: 'New', kind: 'percent', percent: 20, minimum_amount: 500, maximum_amount: 100 };
  const span = {
    content: 'Soon.',
    starts_at: '2026-11-21T12:00:00.000Z',
    ends_at: '2026-11-21T12:00:00.000Z',
  };
  const recording = { visitor: 'v'.repeat(32), error_report_id: 999_999, events: [{ type: 4 }, { type: 2 }] };
  await scene.approved();
  const [mail] = await rows<{ id: number }>('mails');
  later('2026-11-20T12:01:00Z');

  expect(refusal(await admin.put('/api/deposit_policy', policy))).toEqual([
    422,
    { maximum_amount: ['The maximum amount must not be below the minimum amount.'] },
  ]);
  expect(refusal(await admin.post('/api/announcements', span))).toEqual([
    422,
    { ends_at: ['The ends at field must be a date after starts at.'] },
  ]);
  expect(refusal(await admin.post(`/api/mails/${mail?.id}/resend`))).toEqual([
    409,
    'Without a mail server, emails stay here.',
  ]);
  expect(refusal(await as(scene.renter).post('/api/recordings', recording))).toEqual([
    422,
    { visitor: ['The visitor field must be a valid UUID.'] },
  ]);
});
