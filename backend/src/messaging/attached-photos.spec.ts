import { api, as, forgetBroadcasts, rows } from '../../test/api';
import { insert, make } from '../../test/make';
import { questionScene, QUESTIONS } from '../../test/question-scene';
import { returned } from '../../test/return-scene';

type Person = { id: number; email: string };

const TICKETS = '/api/support_tickets';

async function mediaOf(user: Person, fields: object = {}) {
  const name = `${user.id}-${Math.random()}`;
  const file = { folder: '', name, path: `00/${name}.webp`, mime_type: 'image/webp', size: 1 };
  const media = await insert('media', { ...file, user_id: user.id, width: 40, height: 30, ...fields });
  return { ...media, id: media.id, url: `/media/${file.path}` };
}

const shownOf = ({ id, url }: { id: number; url: string }) => ({ media_id: id, url, width: 40, height: 30 });

async function ticketScene() {
  const user = await make.user({ name: 'Ray Renter' });
  const admin = await make.admin();
  const { body: ticket } = await as(user).post(TICKETS, { message: 'Help' });
  return { user, admin, ticket, path: `${TICKETS}/${ticket.id}/messages` };
}

it('shows a message’s photos in the order given: answer, event, record, list and the message alone', async () => {
  const { user, admin, ticket, path } = await ticketScene();
  const [one, two] = [await mediaOf(user), await mediaOf(user)];
  forgetBroadcasts();

  const answer = await as(user).post(path, { content: 'See both', photo_ids: [two.id, one.id] });

  const photos = [shownOf(two), shownOf(one)];
  expect(answer.status).toBe(201);
  expect(answer.body.photos).toEqual(photos);
  const events = api.broadcasts.filter(
    ({ channel, event }) => event === 'saved' && channel?.startsWith('private-messages.'),
  );
  expect(events.map(({ data }) => data?.model)).toEqual([answer.body, answer.body]);
  expect((await as(admin).get(`${TICKETS}/${ticket.id}`)).body.messages[0].photos).toEqual(photos);
  expect((await as(admin).get(path)).body.data[0].photos).toEqual(photos);
  expect((await as(admin).get(`${path}/${answer.body.id}`)).body.photos).toEqual(photos);
  expect((await as(admin).post(`${path}/${answer.body.id}/view`)).body.photos).toEqual(photos);
});

it('has none where none were sent, and asks for a text all the same', async () => {
  const { user, ticket, path } = await ticketScene();
  const photo = await mediaOf(user);

  for (const photo_ids of [undefined, null, []]) {
    expect((await as(user).post(path, { content: 'No picture', photo_ids })).body.photos).toEqual([]);
  }
  const silent = await as(user).post(path, { photo_ids: [photo.id] });

  expect([silent.status, Object.keys(silent.body.errors)]).toEqual([422, ['content']]);
  expect(ticket.photos).toEqual([]);
});

it('refuses what is not an own picture, more than six and one twice, and writes nothing', async () => {
  const { user, admin, path } = await ticketScene();
  const own = await mediaOf(user);
  const others = await mediaOf(admin);
  const paper = await mediaOf(user, { mime_type: 'application/pdf' });
  const gone = await mediaOf(user, { deleted_at: '2026-11-01 00:00:00.000' });
  const seven: number[] = [];
  while (seven.length < 7) seven.push((await mediaOf(user)).id);
  forgetBroadcasts();
  const refused = async (photo_ids: unknown) => {
    const answer = await as(user).post(path, { content: 'Look', photo_ids });
    return [answer.status, Object.keys(answer.body.errors)];
  };

  expect(await refused([own.id, others.id])).toEqual([422, ['photo_ids.1']]);
  expect(await refused([paper.id])).toEqual([422, ['photo_ids.0']]);
  expect(await refused([gone.id, own.id, 999_999])).toEqual([422, ['photo_ids.0', 'photo_ids.2']]);
  expect(await refused(seven)).toEqual([422, ['photo_ids']]);
  expect(await refused([own.id, own.id])).toEqual([422, ['photo_ids.0', 'photo_ids.1']]);
  expect(await refused('x')).toEqual([422, ['photo_ids']]);
  const many = await as(user).post(`${path}/store_many`, {
    data: [
      { content: 'a', photo_ids: [own.id] },
      { content: 'b', photo_ids: [others.id] },
    ],
  });
  expect([many.status, Object.keys(many.body.errors)]).toEqual([422, ['data.1.photo_ids.0']]);
  expect(await rows('messages')).toEqual([]);
  expect(api.broadcasts).toEqual([]);
});

it('may be in several of the messages that are sent at once', async () => {
  const { user, path } = await ticketScene();
  const photo = await mediaOf(user);
  const data = ['a', 'b'].map((content) => ({ content, photo_ids: [photo.id] }));

  const { status, body } = await as(user).post(`${path}/store_many`, { data });

  expect([status, body]).toMatchObject([200, [{ photos: [shownOf(photo)] }, { photos: [shownOf(photo)] }]]);
});

it('is there on a ticket, a question and their events, too', async () => {
  const { user, admin } = await ticketScene();
  const { asker, owner, ask } = await questionScene();
  const [mine, asked] = [await mediaOf(user), await mediaOf(asker)];

  const ticket = await as(user).post(TICKETS, { message: 'Broken', photo_ids: [mine.id] });
  const question = await ask(asker, { photo_ids: [asked.id] });

  expect(ticket.body.photos).toEqual([shownOf(mine)]);
  expect((await as(admin).get(`${TICKETS}/${ticket.body.id}`)).body.photos).toEqual([shownOf(mine)]);
  expect(question.body.photos).toEqual([shownOf(asked)]);
  expect((await as(owner).get(`${QUESTIONS}/${question.body.id}`)).body.photos).toEqual([shownOf(asked)]);
  const refused = await as(user).post(`${TICKETS}/store_many`, {
    data: [{ message: 'a', photo_ids: [asked.id] }],
  });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['data.0.photo_ids.0']]);
  expect((await ask(asker, { photo_ids: [mine.id] })).body.errors).toEqual({
    'photo_ids.0': ['The selected photo is invalid.'],
  });
});

it('is there on a contest, of the renter’s own', async () => {
  const { owner, renter, request, path } = await returned({ condition: 'damaged', damage_amount: 30 });
  const [his, hers] = [await mediaOf(owner), await mediaOf(renter)];

  const others = await as(renter).post(`${path}/contest`, { reason: 'No', photo_ids: [his.id] });
  const answer = await as(renter).post(`${path}/contest`, { reason: 'No', photo_ids: [hers.id] });

  expect([others.status, Object.keys(others.body.errors)]).toEqual([422, ['photo_ids.0']]);
  expect(answer.body.contest_photos).toEqual([shownOf(hers)]);
  const shown = await as(owner).get(`/api/rental_requests/${request.id}`);
  expect(shown.body.machine_return).toMatchObject({ contest_photos: [shownOf(hers)], photos: [] });
  expect((await as(renter).delete(`/api/media/${hers.id}`)).status).toBe(409);
  expect((await as(renter).get(`/api/media/${hers.id}/uses`)).body.uses).toEqual([
    { record_type: 'rental_request', record_id: request.id, name: null },
  ]);
});

it('keeps a file while a message, a ticket or a question shows it, and no longer', async () => {
  const { user, path, ticket } = await ticketScene();
  const { ask, asker } = await questionScene();
  const [attached, first, later] = [await mediaOf(user), await mediaOf(user), await mediaOf(user)];
  const asked = await mediaOf(asker);
  const { body: message } = await as(user).post(path, { content: 'a', photo_ids: [attached.id] });
  const { body: other } = await as(user).post(TICKETS, { message: 'b', photo_ids: [first.id] });
  await as(user).post(`${TICKETS}/${other.id}/messages`, { content: 'c', photo_ids: [later.id] });
  const { body: question } = await ask(asker, { photo_ids: [asked.id] });
  const uses = async (file: { id: number }, person: Person = user) =>
    (await as(person).get(`/api/media/${file.id}/uses`)).body.uses;
  const used = (record_type: string, { id }: { id: number }) => [{ record_type, record_id: id, name: null }];

  expect(await uses(attached)).toEqual(used('support_ticket', ticket));
  expect(await uses(first)).toEqual(used('support_ticket', other));
  expect(await uses(later)).toEqual(used('support_ticket', other));
  expect(await uses(asked, asker)).toEqual(used('machine_question', question));
  expect((await as(user).delete(`/api/media/${attached.id}`)).body.message).toBe('The file is in use.');
  expect((await as(asker).delete(`/api/media/${asked.id}`)).status).toBe(409);

  await as(user).delete(`${path}/${message.id}`);
  await as(user).delete(`${TICKETS}/${other.id}`);

  for (const file of [attached, first, later]) {
    expect((await as(user).delete(`/api/media/${file.id}`)).status).toBe(204);
  }
});

it('shows photos only with the record: nobody else reads it', async () => {
  const { user, path } = await ticketScene();
  const photo = await mediaOf(user);
  await as(user).post(path, { content: 'a', photo_ids: [photo.id] });
  const stranger = await make.user();

  expect((await as(stranger).get(`/api/media/${photo.id}`)).status).toBe(403);
});
