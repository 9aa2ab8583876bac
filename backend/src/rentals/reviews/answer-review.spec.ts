import { api, as, forgetBroadcasts, guest, rows, told } from '../../../test/api';
import { idsOf, REVIEWS, reviewScene } from '../../../test/review-scene';

it('takes a reply of who is reviewed, and a better one later', async () => {
  const { owner, renter, both, act } = await reviewScene();
  const { ofRenter } = await both();
  forgetBroadcasts();

  const answer = await act(owner, ofRenter, 'reply', { content: 'Thank yuo.' });

  expect([answer.status, answer.body.reply, answer.body.replied_at]).toEqual([
    200,
    'Thank yuo.',
    '2026-11-20T12:00:00.000000Z',
  ]);
  expect(told('notifications', 'saved')).toEqual([renter.id]);
  expect(told('reviews', 'saved')).toEqual(expect.arrayContaining([owner.id, renter.id]));
  await act(owner, ofRenter, 'reply', { content: 'Thank you.' });
  expect((await guest().get(`${REVIEWS}/${ofRenter.id}`)).body.reply).toBe('Thank you.');
  expect(await rows('audit_events', "action = 'reply'")).toMatchObject([
    { user_id: owner.id, record_type: 'review', record_id: ofRenter.id },
    { user_id: owner.id },
  ]);
});

it('refuses replies of others, of nothing, and to what is not published', async () => {
  const { owner, renter, admin, stranger, both, write, rent, act } = await reviewScene();
  const { ofRenter } = await both();
  const waiting = (await write(renter, { rental_request_id: (await rent()).id })).body;
  forgetBroadcasts();

  for (const person of [renter, admin, stranger]) {
    const answer = await act(person, ofRenter, 'reply', { content: 'x' });
    expect([answer.status, answer.body.message]).toEqual([403, 'Only the person reviewed can reply.']);
  }
  expect((await act(owner, waiting, 'reply', { content: 'x' })).status).toBe(404);
  const empty = await act(owner, ofRenter, 'reply', { content: ' ' });
  expect([empty.status, Object.keys(empty.body.errors)]).toEqual([422, ['content']]);
  expect(api.broadcasts).toEqual([]);
});

it('is hidden by an admin with a reason, and shown again', async () => {
  const { owner, renter, admin, rental, both, act } = await reviewScene();
  const { ofRenter } = await both();
  const publicIds = async () => idsOf(await guest().get(REVIEWS, { machine_id: rental.machine_id }));
  forgetBroadcasts();

  const answer = await act(admin, ofRenter, 'hide', { reason: 'It names a street.' });

  expect(answer.body).toMatchObject({
    hidden_at: '2026-11-20T12:00:00.000000Z',
    hide_reason: 'It names a street.',
  });
  expect(await publicIds()).toEqual([]);
  expect((await as(owner).get(`${REVIEWS}/${ofRenter.id}`)).status).toBe(404);
  expect((await as(renter).get(`${REVIEWS}/${ofRenter.id}`)).body.hide_reason).toBe('It names a street.');
  expect((await guest().get(`/api/machines/${rental.machine_id}`)).body).toMatchObject({
    rating: null,
    reviews: 0,
  });
  expect(told('notifications', 'saved')).toEqual([renter.id]);
  expect([told('reviews', 'saved'), told('reviews', 'deleted')]).toEqual([
    [renter.id, admin.id].sort((a, b) => a - b),
    [owner.id],
  ]);
  expect((await act(admin, ofRenter, 'hide', { reason: 'x' })).status).toBe(409);

  expect((await act(admin, ofRenter, 'show')).body).toMatchObject({ hidden_at: null, hide_reason: null });
  expect(await publicIds()).toEqual([ofRenter.id]);
  expect((await act(admin, ofRenter, 'show')).status).toBe(409);
  expect(await rows('audit_events', "record_type = 'review' AND user_id = ?", [admin.id])).toMatchObject([
    { action: 'hide' },
    { action: 'show' },
  ]);
});

it('is not hidden without a reason', async () => {
  const { admin, both, act } = await reviewScene();
  const { ofRenter } = await both();
  forgetBroadcasts();

  const empty = await act(admin, ofRenter, 'hide');
  expect([empty.status, Object.keys(empty.body.errors)]).toEqual([422, ['reason']]);
  expect(api.broadcasts).toEqual([]);
});
