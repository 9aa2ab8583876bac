import { api, as, forgetBroadcasts, guest, newRow, rows, told } from '../../test/api';
import { insert, make } from '../../test/make';
import { rentalScene } from '../../test/rental-scene';
import { refusal } from '../../test/refusals';

const DOCUMENTS = '/api/documents';
const draft = { kind: 'rental_agreement', name: 'Rental agreement', content: '<p>{{renter_name}}</p>' };
type Shown = { id: number; kind: string; version: number };

it('makes a version a change, and shows everybody the published one alone', async () => {
  await make.documents();
  const admin = await make.admin();
  const [first] = await rows<{ id: number }>('documents', "kind = 'rental_agreement'");

  const second = await as(admin).patch(`${DOCUMENTS}/${first?.id}`, { content: '<p>New {{owner_name}}</p>' });

  expect(second.status).toBe(200);
  expect(second.body).toEqual({
    ...newRow,
    kind: 'rental_agreement',
    name: 'rental agreement',
    content: '<p>New {{owner_name}}</p>',
    version: 2,
    user_id: admin.id,
    user_name: admin.name,
    published_at: null,
  });
  const shown = async (query: object = {}) => (await guest().get(DOCUMENTS, query)).body.data as Shown[];
  expect((await shown({ kind: 'rental_agreement' })).map(({ version }) => version)).toEqual([1]);
  expect((await guest().get(`${DOCUMENTS}/${second.body.id}`)).status).toBe(404);
  expect((await as(admin).get(DOCUMENTS)).body.total).toBe(5);
  forgetBroadcasts();

  const published = await as(admin).post(`${DOCUMENTS}/${second.body.id}/publish`);
  expect([published.status, published.body.published_at]).toEqual([200, '2026-11-20T12:00:00.000000Z']);
  expect(told('documents', 'saved')).toEqual([admin.id]);
  expect((await shown()).map(({ kind, version }) => `${kind} ${version}`).sort()).toEqual([
    'insurance_disclaimer 1',
    'privacy_policy 1',
    'rental_agreement 2',
    'terms_and_conditions 1',
  ]);
  expect((await guest().get(`${DOCUMENTS}/${second.body.id}`)).status).toBe(200);
  expect((await guest().get(`${DOCUMENTS}/${first?.id}`)).status).toBe(404);
  const again = await as(admin).post(`${DOCUMENTS}/${second.body.id}/publish`);
  expect([again.status, again.body.message]).toEqual([409, 'This version is published.']);
});

it('names the author of a version to admins alone', async () => {
  const admin = await make.admin({ name: 'Ada Admin' });
  const { body } = await as(admin).post(DOCUMENTS, { ...draft, content: '<p>Text</p>' });
  await as(admin).post(`${DOCUMENTS}/${body.id}/publish`);
  const authors = async (person: ReturnType<typeof guest>) => {
    const one = (await person.get(`${DOCUMENTS}/${body.id}`)).body as { user_name: string | null };
    const listed = (await person.get(DOCUMENTS)).body.data as (typeof one)[];
    return [one.user_name, ...listed.map(({ user_name }) => user_name)];
  };

  expect(await authors(as(await make.admin()))).toEqual(['Ada Admin', 'Ada Admin']);
  expect(await authors(as(await make.user()))).toEqual([null, null]);
  expect(await authors(guest())).toEqual([null, null]);
});

it('does not publish a version older than the one that holds', async () => {
  const admin = await make.admin();
  const [one, two] = (await as(admin).post(`${DOCUMENTS}/store_many`, { data: [draft, draft] }))
    .body as Shown[];
  expect([one?.version, two?.version]).toEqual([1, 2]);
  await as(admin).post(`${DOCUMENTS}/${two?.id}/publish`);

  expect((await as(admin).post(`${DOCUMENTS}/${one?.id}/publish`)).status).toBe(409);
});

it('keeps texts of the kind "other" apart by name', async () => {
  const admin = await make.admin();
  for (const name of ['Imprint', 'Safety']) {
    const { body } = await as(admin).post(DOCUMENTS, { kind: 'other', name, content: '<p>x</p>' });
    await as(admin).post(`${DOCUMENTS}/${body.id}/publish`);
  }

  const { body } = await guest().get(DOCUMENTS, { kind: 'other' });
  expect(body.data.map((one: { name: string }) => one.name)).toEqual(['Imprint', 'Safety']);
});

it('makes content safe', async () => {
  const admin = await make.admin();
  const content =
    '<h1>Hi</h1><script>alert(1)</script><p onclick="x()" style="color:red">a<a href="javascript:x()">b</a>' +
    '<img src=x onerror=y><iframe src="//evil"></iframe><svg><script>1</script></svg>{{date}}</p>';

  const { body } = await as(admin).post(DOCUMENTS, { ...draft, content });

  expect(body.content).toBe('<h1>Hi</h1><p>a<a>b</a><img src="x" />{{date}}</p>');
});

it('fills a preview with sample data, escaped', async () => {
  const admin = await make.admin();
  const content = '<p>{{renter_name}}, {{ amount }}, {{deposit_amount}}</p>';
  const { body } = await as(admin).post(DOCUMENTS, { ...draft, content });
  const preview = (input: object) => as(admin).post(`${DOCUMENTS}/${body.id}/preview`, input);

  const usual = await preview({});
  expect([usual.status, usual.body.id, usual.body.html]).toEqual([
    200,
    body.id,
    '<p>Ray Renter, $1,000.00, $500.00</p>',
  ]);
  const own = await preview({ sample: { renter_name: '<b>Bob</b>', unknown: 'x' } });
  expect(own.body.html).toBe('<p>&lt;b&gt;Bob&lt;/b&gt;, $1,000.00, $500.00</p>');
});

it('dates a preview by the day in the zone of the application', async () => {
  api.environment.timeZone = 'America/Los_Angeles';
  api.clock.set('2026-11-20T07:59:00Z');
  const admin = await make.admin();
  const { body } = await as(admin).post(DOCUMENTS, { ...draft, content: '<p>{{date}}</p>' });

  const preview = await as(admin).post(`${DOCUMENTS}/${body.id}/preview`);

  expect(preview.body.html).toBe('<p>November 19, 2026</p>');
  api.environment.timeZone = 'UTC';
});

it('keeps the last of a kind and the published text that renters agree to', async () => {
  await make.documents();
  const admin = await make.admin();
  const [only] = await rows<{ id: number }>('documents', "kind = 'privacy_policy'");
  const next = await as(admin).patch(`${DOCUMENTS}/${only?.id}`, { name: 'Privacy' });
  const [last] = await rows<{ id: number }>('documents', "kind = 'rental_agreement'");
  const remove = async (id = 0) => (await as(admin).delete(`${DOCUMENTS}/${id}`)).status;
  forgetBroadcasts();

  expect(await remove(last?.id)).toBe(409);
  expect(await remove(only?.id)).toBe(409);
  expect(api.broadcasts).toEqual([]);
  await as(admin).post(`${DOCUMENTS}/${next.body.id}/publish`);
  expect(await remove(only?.id)).toBe(204);
  expect(told('documents', 'deleted')).toEqual([admin.id]);
  expect((await as(admin).post(DOCUMENTS, { ...draft, kind: 'privacy_policy' })).body.version).toBe(3);
});

it('leaves one of two that are deleted at once', async () => {
  const admin = await make.admin();
  const both = (await as(admin).post(`${DOCUMENTS}/store_many`, { data: [draft, draft] })).body as Shown[];

  const answers = await Promise.all(both.map(({ id }) => as(admin).delete(`${DOCUMENTS}/${id}`)));

  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
});

it('refuses unknown placeholders and bad input', async () => {
  await make.documents();
  const admin = await make.admin();

  const unknown = await as(admin).post(DOCUMENTS, { ...draft, content: '<p>{{renter_age}}</p>' });
  expect(refusal(unknown)).toEqual([
    422,
    { content: ['The content has the unknown placeholder {{renter_age}}.'] },
  ]);
  const broken = await as(admin).post(DOCUMENTS, {
    ...draft,
    content: '<p>{<b>{renter_name}</b>}</p>{{date}',
  });
  expect([broken.status, broken.body.errors.content[0]]).toEqual([
    422,
    'The content has a part of a placeholder: “{{renter_name}}”. Write it whole, such as {{owner_name}}.',
  ]);
  const unseen = await as(admin).post(DOCUMENTS, { ...draft, name: 'Te\u{E0020}rms' });
  expect(unseen.body.errors).toEqual({ name: ['The name field must not contain invisible characters.'] });
  expect((await as(admin).post(DOCUMENTS, { ...draft, kind: 'poem' })).status).toBe(422);
  expect(api.broadcasts).toEqual([]);
});

it('shows the agreement of a request as it was accepted, to its parties alone', async () => {
  const { owner, renter, admin, pending } = await rentalScene();
  await api.dataSource.query("UPDATE users SET name = '<b>Ray</b>' WHERE id = ?", [renter.id]);
  const { id } = await pending();
  await insert('documents', { ...draft, version: 2, published_at: '2026-11-20 12:00:00.000' });
  const path = `/api/rental_requests/${id}/agreement`;

  for (const person of [owner, renter, admin]) {
    const answer = await as(person).get(path);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.text).toBe('<p>&lt;b&gt;Ray&lt;/b&gt; rents Crawler Excavator of Olive Owner.</p>');
  }
});
