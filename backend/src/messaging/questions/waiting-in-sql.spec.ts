import type { MachineQuestionRecord } from '@yard/contracts';
import { api, as } from '../../../test/api';
import { insert, instant, make } from '../../../test/make';
import { type Person, QUESTIONS } from '../../../test/question-scene';

const now = () => instant(api.clock.now());

async function someMachines(owner: Person) {
  const suspended = await make.owner({ suspended_at: now() });
  const former = await make.user();
  return [
    { keeper: owner, machine: await make.machine(owner) },
    { keeper: owner, machine: await make.machine(owner, { published_at: null }) },
    { keeper: owner, machine: await make.machine(owner, { deleted_at: now() }) },
    { keeper: suspended, machine: await make.machine(suspended) },
    { keeper: former, machine: await make.machine(former) },
  ];
}

/** Answered or not, with a message of nobody, of the one and of the other side. */
async function ask(asker: Person, { keeper, machine }: { keeper: Person; machine: { id: number } }) {
  const question = {
    user_id: asker.id,
    owner_id: keeper.id,
    machine_id: machine.id,
    message: 'Does it fit?',
  };
  for (const answered_at of [null, now()]) {
    for (const writer of [null, asker, keeper]) {
      const { id } = await insert('machine_questions', { ...question, answered_at });
      const on = { messageable_type: 'machine_question', messageable_id: id };
      if (writer) await insert('messages', { ...on, user_id: writer.id, content: 'At the gate?' });
    }
  }
}

it('finds what needs attention as the record says it, whatever the machine, the answer and the messages', async () => {
  const [owner, asker, admin] = [await make.owner(), await make.user(), await make.admin()];
  for (const kept of await someMachines(owner)) await ask(asker, kept);

  for (const reader of [asker, owner, admin]) {
    const list = async (query: object) =>
      (await as(reader).get(QUESTIONS, { per_page: 100, ...query })).body.data as MachineQuestionRecord[];
    const all = await list({});
    for (const needs_attention of [true, false]) {
      const ofRule = all.filter((one) => one.needs_attention === needs_attention);
      expect((await list({ needs_attention })).map(({ id }) => id)).toEqual(ofRule.map(({ id }) => id));
    }
    // Nobody waits for an admin who looks on; of the others both occur.
    expect(new Set(all.map((one) => one.needs_attention)).size).toBe(reader === admin ? 1 : 2);
  }
});
