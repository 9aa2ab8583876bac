import { as } from '../../../test/api';
import { queriesOf } from '../../../test/count-queries';
import { make } from '../../../test/make';
import {
  type Person,
  attention,
  idsOf,
  QUESTIONS,
  questionScene,
  shownTo,
} from '../../../test/question-scene';

describe('questions', () => {
  it('are seen by who asks, the owner and admins', async () => {
    const { owner, asker, admin, stranger, ask } = await questionScene();
    const { body } = await ask();

    for (const person of [owner, asker, admin]) {
      expect(idsOf(await as(person).get(QUESTIONS))).toEqual([body.id]);
      expect((await as(person).get(`${QUESTIONS}/${body.id}`)).status).toBe(200);
    }
    expect(idsOf(await as(stranger).get(QUESTIONS))).toEqual([]);
  });

  it('are filtered by side, machine, person, answer and words', async () => {
    const { owner, asker, admin, stranger, ask } = await questionScene();
    const other = await make.machine(owner, { subject: 'Boom Lift' });
    const [first, second] = [(await ask()).body, (await ask(stranger, { machine_id: other.id })).body];
    await as(owner).post(`${QUESTIONS}/${second.id}/messages`, { content: 'Yes.' });
    const list = async (person: Person, query: object) => idsOf(await as(person).get(QUESTIONS, query));

    expect(await list(owner, { role: 'owner', direction: 'asc' })).toEqual([first.id, second.id]);
    expect(await list(owner, { role: 'renter' })).toEqual([]);
    expect(await list(asker, { role: 'renter' })).toEqual([first.id]);
    expect(await list(admin, { user_id: stranger.id })).toEqual([second.id]);
    expect(await list(owner, { machine_id: other.id })).toEqual([second.id]);
    expect(await list(owner, { answered: false })).toEqual([first.id]);
    expect(await list(owner, { search: 'boom' })).toEqual([second.id]);
    expect((await as(owner).get(QUESTIONS, { colour: 'red' })).status).toBe(422);
  });

  it('are listed with the same number of queries however many there are', async () => {
    const { asker, ask } = await questionScene();
    await ask();
    const one = await queriesOf(() => as(asker).get(QUESTIONS));
    for (let n = 0; n < 8; n += 1) await ask();

    expect(await queriesOf(() => as(asker).get(QUESTIONS))).toHaveLength(one.length);
  });

  it('are counted alone for only_total', async () => {
    const { owner, asker, stranger, ask } = await questionScene();
    for (let n = 0; n < 2; n += 1) await ask();
    const count = (person: Person) => as(person).get(QUESTIONS, { needs_attention: true, only_total: true });
    await count(owner);

    const sent = await queriesOf(() => count(owner));

    expect((await count(owner)).body).toMatchObject({ data: [], total: 2, per_page: 15 });
    for (const other of [asker, stranger]) expect((await count(other)).body.total).toBe(0);
    expect(sent.filter((sql) => /machine_questions/.test(sql))).toHaveLength(1);
  });

  it('need the attention of the owner until answered, then of whoever has unread messages', async () => {
    const { owner, asker, admin, ask } = await questionScene();
    const { body: question } = await ask();
    const path = `${QUESTIONS}/${question.id}/messages`;
    expect([await attention(owner), await attention(asker), await attention(admin)]).toEqual([
      [question.id],
      [],
      [],
    ]);
    await as(owner).post(`${path}/view`);
    expect((await shownTo(owner, question)).needs_attention).toBe(true);

    await as(owner).post(path, { content: 'It does.' });

    expect([await attention(owner), await attention(asker)]).toEqual([[], [question.id]]);
    expect((await shownTo(asker, question)).answered_at).toBe('2026-11-20T12:00:00.000000Z');
    expect(await attention(owner, false)).toEqual([question.id]);
    expect([await attention(admin), (await shownTo(admin, question)).needs_attention]).toEqual([[], false]);
    await as(asker).post(`${path}/view`);
    expect(await attention(asker)).toEqual([]);
    await as(asker).post(path, { content: 'Thank you.' });
    expect((await shownTo(owner, question)).needs_attention).toBe(true);
  });
});
