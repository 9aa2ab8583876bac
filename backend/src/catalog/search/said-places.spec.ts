import { guest } from '../../../test/api';
import { make } from '../../../test/make';

type Fields = Record<string, unknown>;

async function answerTo(search: string, more: Fields = {}) {
  const { body } = await guest().get('/api/machines', { search, sort: 'relevance', ...more });
  return { found: body.data.map((one: Fields) => one.subject), interpreted: body.interpreted };
}

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
