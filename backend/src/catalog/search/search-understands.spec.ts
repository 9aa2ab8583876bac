import { as, guest } from '../../../test/api';
import { insert, make } from '../../../test/make';

type Fields = Record<string, unknown>;

async function answerTo(search: string, more: Fields = {}) {
  const { body } = await guest().get('/api/machines', { search, sort: 'relevance', ...more });
  return { found: body.data.map((one: Fields) => one.subject), interpreted: body.interpreted };
}

describe('GET api/machines with search', () => {
  it.each([
    ['excavators', null],
    ['EXCAVATOR', null],
    ['the crawler excavator for rent', null],
    ['excav', null],
    ['320 gc', null],
    ['cat320', 'caterpillar 320'],
    ['CAT 320GC', 'caterpillar 320GC'],
    ['cat-320', 'caterpillar 320'],
    ['caterpillar 320', null],
    ['excavater', 'excavator'],
    ['crawlre excavtor', 'crawler excavator'],
    ['xcavator', 'excavator'],
    ['digger', 'excavator'],
    ['Diggers in Austin', 'excavator Austin'],
    ['digegr', 'excavator'],
    ['track hoe', 'excavator'],
    ['trackhoe', 'excavator'],
    ['crawlerexcavator', 'crawler excavator'],
    ['caterpiller digger', 'caterpillar excavator'],
  ])('finds a crawler excavator by %s', async (search, to) => {
    const owner = await make.owner();
    const { id: machine_type_id } = await make.machineType({ name: 'Crawler Excavator' });
    const machine = { subject: 'Number one', manufacturer: 'Caterpillar', model: '320 GC' };
    await make.machine(owner, { ...machine, machine_type_id });
    await make.machine(owner, { subject: 'Genie GS-1930 scissor lift' });
    for (const [term, means] of Object.entries({
      digger: 'excavator',
      trackhoe: 'excavator',
      cat: 'caterpillar',
    })) {
      await insert('search_synonyms', { term, means });
    }

    const { found, interpreted } = await answerTo(search);

    expect(found).toEqual(['Number one']);
    expect(interpreted).toEqual(to && { from: search, to });
  });

  it('finds what is called so, beside what is meant, and of several meanings each', async () => {
    const owner = await make.owner();
    const boom = await make.machineType({ name: 'Telescopic Boom Lift' });
    const scissor = await make.machineType({ name: 'Electric Scissor Lift' });
    await make.machine(owner, { subject: 'Boom', machine_type_id: boom.id });
    await make.machine(owner, { subject: 'Scissor', machine_type_id: scissor.id });
    await make.machine(owner, { subject: 'A man lift of our own' });
    await make.machine(owner, { subject: 'Forklift' });
    await insert('search_synonyms', { term: 'Man-Lift', means: 'boom lift, scissor lift' });

    const { found, interpreted } = await answerTo('manlifts');

    expect(found.sort()).toEqual(['A man lift of our own', 'Boom', 'Scissor']);
    expect(interpreted).toEqual({ from: 'manlifts', to: 'boom lift' });
  });

  it('joins a word that was written apart, and reads its second half no more', async () => {
    await make.machine(await make.owner(), { subject: 'Yellow Wackerplate' });

    expect(await answerTo('wacker plate yellow')).toEqual({
      found: ['Yellow Wackerplate'],
      interpreted: { from: 'wacker plate yellow', to: 'wackerplate yellow' },
    });
  });

  it('reads a number as itself, and never as another', async () => {
    const owner = await make.owner();
    for (const model of ['320', '320CL', '3200', '330']) await make.machine(owner, { subject: 'Cat', model });

    expect((await answerTo('320', { sort: 'created_at' })).found).toHaveLength(2);
    expect((await answerTo('321')).found).toEqual([]);
  });

  it('takes a synonym that an admin changed with the next search', async () => {
    const admin = as(await make.admin());
    await make.machine(await make.owner(), { subject: 'Crawler dozer' });
    const { body } = await admin.post('/api/search_synonyms', { term: 'pusher', means: 'dozer' });
    expect((await answerTo('pushers')).found).toEqual(['Crawler dozer']);

    await admin.delete(`/api/search_synonyms/${body.id}`);

    expect((await answerTo('pushers')).found).toEqual([]);
  });

  it('ranks what is called so before what only somebody’s words name, and the near before the far', async () => {
    const owner = await make.owner();
    const near = { lat: 30.27, lng: -97.72 };
    await make.machine(owner, { subject: 'Kubota far away', lat: 47.6, lng: -122.3 });
    await make.machine(owner, { subject: 'Kubota next door', ...near });
    await make.machine(owner, { subject: 'Loader', manufacturer: 'Kubota', ...near });

    expect((await answerTo('kubota', near)).found).toEqual(['Kubota next door', 'Loader', 'Kubota far away']);
    expect((await answerTo('kubota')).found.at(-1)).toBe('Loader');
  });

  it('finds what comes close where nothing has all words: the most telling of them, and says which it left out', async () => {
    const owner = await make.owner();
    const { id: scissor } = await make.machineType({ name: 'Scissor Lift' });
    const { id: loader } = await make.machineType({ name: 'Wheel Loader' });
    await make.machine(owner, { subject: 'Genie 1930', machine_type_id: scissor });
    await make.machine(owner, { subject: 'Komatsu WA', machine_type_id: loader });
    await make.machine(owner, { subject: 'Komatsu yellow', machine_type_id: loader });

    expect(await answerTo('komatsu scissor lift')).toEqual({
      found: ['Genie 1930'],
      interpreted: { from: 'komatsu scissor lift', to: 'scissor lift', left_out: ['komatsu'] },
    });
    const away = { sort: 'distance', direction: 'asc', lat: 30.27, lng: -97.72 };
    expect((await answerTo('komatsu scissor lift', away)).found).toEqual(['Genie 1930']);
    expect(await answerTo('zeppelin scissor lift')).toMatchObject({
      found: ['Genie 1930'],
      interpreted: { to: 'scissor lift', left_out: ['zeppelin'] },
    });
    expect(await answerTo('yellow komatsu genie')).toMatchObject({
      found: ['Komatsu yellow'],
      interpreted: { to: 'yellow komatsu', left_out: ['genie'] },
    });
    expect(await answerTo('zeppelin')).toEqual({ found: [], interpreted: null });
    // Something has all of it, and other filters exclude that: alternatives say so.
    expect(await answerTo('komatsu yellow', { year_min: 2090 })).toEqual({ found: [], interpreted: null });
    expect(await answerTo('komatsu scissor', { year_min: 2090 })).toMatchObject({ found: [] });
  });

  it.each([
    ['8 ton excavator', ['Eight']],
    ['8t excavator', ['Eight']],
    ['17,600 lbs excavator', ['Eight']],
    ['20 ton excavator', ['Called 20 ton', 'Twenty']],
    ['60 kw', ['Eight']],
    ['80hp excavator', ['Eight']],
    ['26ft lift', ['Lift']],
    ["26' lift", ['Lift']],
    ['26-foot lift', ['Lift']],
    ['19 ft lift', []],
    ['excavator 8', []],
  ])('reads a size in words: %s', async (search, subjects) => {
    const owner = await make.owner();
    const number = (name: string, unit: string) => ({ name, label: name, kind: 'number', unit });
    const digs = await make.machineType({
      name: 'Crawler Excavator',
      attribute_schema: [number('operating_weight', 'kg'), number('engine_power', 'kW')],
    });
    const lifts = await make.machineType({
      name: 'Boom Lift',
      attribute_schema: [number('platform_height', 'm')],
    });
    const one = (subject: string, type: { id: number }, attributes: Fields) =>
      make.machine(owner, { subject, machine_type_id: type.id, attributes });
    await one('Eight', digs, { operating_weight: 8200, engine_power: 60 });
    await one('Twenty', digs, { operating_weight: 20_500, engine_power: 110 });
    await one('Called 20 ton', digs, {});
    await one('Lift', lifts, { platform_height: 7.9 });

    const { body } = await guest().get('/api/machines', { search });
    const left = body.interpreted?.left_out;
    const found = left ? [] : body.data.map((machine: Fields) => machine.subject);
    expect(found.sort()).toEqual(subjects);
  });
});

describe('a place or a model number in a search', () => {
  it('reads “near” and a place as where the search is made from', async () => {
    const owner = await make.owner();
    await make.postalCode();
    await make.machine(owner, { subject: 'Far excavator', lat: 47.6, lng: -122.3 });
    await make.machine(owner, { subject: 'Near excavator', lat: 30.27, lng: -97.72 });
    await make.machine(owner, { subject: 'Near loader', lat: 30.27, lng: -97.72 });

    for (const search of [
      'excavator near austin',
      'near Austin TX excavator',
      'excavator around austin, texas',
    ]) {
      const { found, interpreted } = await answerTo(search, { sort: 'distance', direction: 'asc' });
      expect(found).toEqual(['Near excavator', 'Far excavator']);
      const near = { place: 'Austin, TX', search: 'excavator' };
      expect(interpreted).toEqual({ from: search, to: 'excavator near Austin, TX', near });
    }
    const { body } = await guest().get('/api/machines', { search: 'excavator near austin' });
    expect(body.data[0].distance).toEqual(expect.any(Number));
    expect((await answerTo('excavator near me')).interpreted).toBeNull();
    const away = await answerTo('excavator near austin', { lat: 47.6, lng: -122.3 });
    expect(away.interpreted).not.toEqual(expect.objectContaining({ to: 'excavator near Austin, TX' }));
  });

  it.each([
    ['near Saint Louis Missouri', 'Saint Louis, MO'],
    ['near St. Louis, MO 63101-1234', '63101 Saint Louis, MO'],
    ['near 63101 digger', '63101 Saint Louis, MO'],
    ['around st louis', 'Saint Louis, MO'],
  ])('takes all words of a place: digger %s', async (where, place) => {
    await make.postalCode({ postal_code: '63101', city: 'Saint Louis', state: 'MO' });
    await make.machine(await make.owner(), { subject: 'Digger' });

    const { interpreted } = await answerTo(`digger ${where}`);
    expect(interpreted).toMatchObject({
      to: expect.stringContaining('near Saint Louis, MO'),
      near: { place },
    });
    expect(interpreted.left_out).toBeUndefined();
  });

  it.each([
    ['WQ55K2', 'WQ 55 K2'],
    ['L 90 H', 'volvo L90 H'],
    ['L90H', 'L 90 H'],
    ['PT3', 'PT 3'],
    ['299D3', 'CAT 299 D 3'],
    ['320D2L', '320 D2 L'],
    ['KX040-4', 'kx 0404'],
    ['KX040-4', 'KX 40 4'],
    ['A40G', 'a 40 g for rent'],
  ])('finds the model %s, whose number is typed %s', async (model, search) => {
    const owner = await make.owner();
    await make.machine(owner, { subject: 'The one', manufacturer: 'Volvo Cat', model });
    // Whose words are the parts of others.
    await make.machine(owner, { subject: 'Another', model: '3 CX, L, 55, kx, 40, 320' });

    expect(await answerTo(search)).toEqual({ found: ['The one'], interpreted: null });
  });
});
