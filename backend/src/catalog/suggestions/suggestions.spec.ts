import { as, guest } from '../../../test/api';
import { insert, make } from '../../../test/make';

const PATH = '/api/machines/suggestions';

type Suggestion = Record<string, unknown>;

async function suggested(q: string, client = guest()): Promise<Suggestion[]> {
  const { status, body } = await client.get(PATH, { q });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.suggestions;
}

async function labels(q: string, client = guest()): Promise<unknown[]> {
  return (await suggested(q, client)).map(({ kind, label }) => `${kind}: ${label}`);
}

async function someMachines() {
  const owner = await make.owner();
  const mini = await make.machineType({ name: 'Mini Excavator' });
  const lift = await make.machineType({ name: 'Scissor Lift' });
  await make.machineType({ name: 'Excavator Trailer' });
  await make.machine(owner, { subject: 'Number one', manufacturer: 'Kubota', machine_type_id: mini.id });
  const genie = await make.machine(owner, { subject: 'Genie GS-1930', machine_type_id: lift.id });
  await insert('search_synonyms', { term: 'cherry picker', means: 'scissor lift' });
  return { owner, mini, lift, genie };
}

describe('GET api/machines/suggestions', () => {
  it('tells of each its kind, its label and what it leads to', async () => {
    const { lift, genie } = await someMachines();
    await make.postalCode({ postal_code: '62881', city: 'Liftville', state: 'IL', lat: 38.6, lng: -88.9 });

    expect(await suggested('lift')).toEqual([
      { kind: 'word', label: 'lift', id: null, filters: { search: 'lift' } },
      { kind: 'type', label: 'Scissor Lift', id: lift.id, filters: { machine_type_id: lift.id } },
      { kind: 'machine', label: 'Genie GS-1930', id: genie.id, filters: null },
      { kind: 'place', label: 'Liftville, IL', id: null, filters: { lat: 38.6, lng: -88.9 } },
    ]);
  });

  it.each([
    ['exc', ['word: excavator', 'type: Mini Excavator', 'machine: Number one']],
    ['mini exc', ['word: mini excavator', 'type: Mini Excavator', 'machine: Number one']],
    ['excavater', ['word: excavator', 'type: Mini Excavator', 'machine: Number one']],
    ['cherryp', ['word: cherry picker']],
    ['cherry pic', ['word: cherry picker']],
    [
      'cherry picker',
      ['word: cherry picker', 'word: scissor lift', 'type: Scissor Lift', 'machine: Genie GS-1930'],
    ],
    ['kub', ['word: kubota', 'machine: Number one']],
    ['zeppelin', []],
    ['--', []],
  ])('completes %j', async (typed, expected) => {
    await someMachines();

    expect(await labels(typed)).toEqual(expected);
  });

  it('suggests nothing of a draft to anybody but its owner', async () => {
    const { owner } = await someMachines();
    const { id } = await make.machineType({ name: 'Quarry Truck' });
    await make.machine(owner, { subject: 'Quartz hauler', machine_type_id: id, published_at: null });

    expect(await labels('quar')).toEqual([]);
    expect(await labels('quar', as(await make.user()))).toEqual([]);
    expect(await labels('quar', as(owner))).toEqual([
      'word: quarry',
      'word: quartz',
      'type: Quarry Truck',
      'machine: Quartz hauler',
    ]);
  });

  it('names no machine where hundreds fit', async () => {
    const owner = await make.owner();
    const type = await make.machineType({ name: 'Roller' });
    const address = await make.address(owner);
    for (let n = 0; n < 200; n += 1) {
      await make.machine(owner, { machine_type_id: type.id, address_id: address.id, subject: `Unit ${n}` });
    }

    expect(await labels('roller')).toEqual(['word: roller', 'type: Roller']);
  });

  it('knows cities and postal codes by how they begin, the larger city first', async () => {
    await make.postalCode();
    await make.postalCode({ postal_code: '78702', lat: 30.26 });
    await make.postalCode({ postal_code: '55912', state: 'MN' });

    expect(await labels('AUST')).toEqual(['place: Austin, TX', 'place: Austin, MN']);
    expect(await labels('austin, m')).toEqual(['place: Austin, MN']);
    expect(await labels('559')).toEqual(['place: 55912 Austin, MN']);
    expect(await labels('au')).toEqual([]);
    expect((await guest().get('/api/places', { search: '55912 Austin, MN' })).body.state).toBe('MN');
  });

  it.each([[{}], [{ q: '' }], [{ q: 'x'.repeat(256) }]])('refuses %j', async (query) => {
    const { status, body } = await guest().get(PATH, query);

    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['q']);
  });
});
