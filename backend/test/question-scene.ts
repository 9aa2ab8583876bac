import { as } from './api';
import { make } from './make';

export const QUESTIONS = '/api/machine_questions';

export type Person = { id: number; name: string; email: string };

/** Ray asks Olive about her excavator; Ada administers, and a stranger looks on. */
export async function questionScene() {
  const owner = await make.owner({ name: 'Olive Owner' });
  const asker = await make.user({ name: 'Ray Renter' });
  const admin = await make.admin({ name: 'Ada Admin' });
  const stranger = await make.user({ name: 'Sam Stranger' });
  const machine = await make.machine(owner, { subject: 'Crawler Excavator' });
  const ask = (by: Person = asker, fields: object = {}) =>
    as(by).post(QUESTIONS, { machine_id: machine.id, message: 'Does it fit through a gate?', ...fields });
  return { owner, asker, admin, stranger, machine, ask };
}

type Shown = { id: number };
export const idsOf = (answer: { body: { data: Shown[] } }) => answer.body.data.map(({ id }) => id);

export const attention = async (person: Person, needs_attention = true) =>
  idsOf(await as(person).get(QUESTIONS, { needs_attention }));

export const shownTo = async (person: Person, { id }: Shown) =>
  (await as(person).get(`${QUESTIONS}/${id}`)).body;
