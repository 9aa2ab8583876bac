import { api, as, forgetBroadcasts, later, newRow, rows, told } from '../../../test/api';
import { make } from '../../../test/make';
import { QUESTIONS, questionScene } from '../../../test/question-scene';

describe('POST api/machine_questions', () => {
  it('asks the owner, and tells nobody else', async () => {
    const { owner, asker, machine, ask } = await questionScene();

    const answer = await ask(asker, {
      message: '  Does it fit through a gate?  ',
      user_id: 99,
      answered_at: 'now',
    });

    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      ...newRow,
      user_id: asker.id,
      user_name: 'Ray Renter',
      machine_id: machine.id,
      machine: {
        id: machine.id,
        subject: 'Crawler Excavator',
        machine_type_name: expect.any(String),
        user_id: owner.id,
        user_name: 'Olive Owner',
        photo_url: null,
        illustration_url: expect.stringMatching(/^\/illustrations\//),
        time_zone: 'America/Chicago',
      },
      message: 'Does it fit through a gate?',
      photos: [],
      answered_at: null,
      open: true,
      messages: [],
      needs_attention: false,
    });
    expect(told('machine_questions', 'saved')).toEqual([owner.id, asker.id]);
    expect(told('notifications', 'saved')).toEqual([owner.id]);
    const mails = await rows<{ recipient: string; subject: string; text: string }>('mails');
    expect(mails).toMatchObject([
      { recipient: owner.email, subject: 'Ray Renter asked about Crawler Excavator' },
    ]);
    expect(mails[0]?.text).toContain(`/questions/${answer.body.id}`);
    expect(await rows('audit_events')).toMatchObject([
      { user_id: asker.id, action: 'create', record_type: 'machine_question', record_id: answer.body.id },
    ]);
  });

  it('carries no more than an id to the screens: readers see it differently', async () => {
    const { ask } = await questionScene();

    const { body } = await ask();

    const sent = api.broadcasts.filter(({ channel }) => channel?.includes('machine_questions'));
    expect(sent.map(({ data }) => data)).toEqual([{ id: body.id }, { id: body.id }]);
  });

  it('refuses the own machine, what is not offered, and no words', async () => {
    const { owner, asker, admin, ask } = await questionScene();
    const draft = await make.machine(owner, { published_at: null });
    const suspended = await make.owner({ suspended_at: '2026-11-20 11:00:00.000' });
    const hidden = await make.machine(suspended);

    const own = await ask(owner);
    expect([own.status, own.body.message]).toEqual([403, 'You can’t ask about your own machine.']);
    for (const machine_id of [draft.id, hidden.id, 999_999]) {
      for (const person of [asker, admin]) {
        const answer = await ask(person, { machine_id });
        expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['machine_id']]);
      }
    }
    for (const message of ['', ' ', 'x'.repeat(5001), null]) {
      expect(Object.keys((await ask(asker, { message })).body.errors)).toEqual(['message']);
    }
    expect(await rows('machine_questions')).toEqual([]);
    expect(await rows('mails')).toEqual([]);
    expect(api.broadcasts).toEqual([]);
  });

  it('asks many at once, or none', async () => {
    const { owner, asker, machine } = await questionScene();
    const other = await make.machine(owner);
    const draft = await make.machine(owner, { published_at: null });
    const entry = (machine_id: number) => ({ machine_id, message: 'Is it free?' });
    const send = (...ids: number[]) =>
      as(asker).post(`${QUESTIONS}/store_many`, { data: ids.map((id) => entry(id)) });

    const refused = await send(machine.id, draft.id);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['data.1.machine_id']]);
    expect(await rows('machine_questions')).toEqual([]);

    const { status, body } = await send(machine.id, other.id);
    expect([status, body.map((one: { machine_id: number }) => one.machine_id)]).toEqual([
      200,
      [machine.id, other.id],
    ]);
  });

  it('takes twenty an hour from one person, and more after it', async () => {
    const { asker, stranger, machine, ask } = await questionScene();
    const data = Array.from({ length: 20 }, () => ({ machine_id: machine.id, message: 'Free?' }));
    expect((await as(asker).post(`${QUESTIONS}/store_many`, { data })).status).toBe(200);
    forgetBroadcasts();

    const refused = await ask();

    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(api.broadcasts).toEqual([]);
    expect((await ask(stranger)).status).toBe(201);
    later('2026-11-20T13:00:01Z');
    expect((await ask()).status).toBe(201);
  });
});
