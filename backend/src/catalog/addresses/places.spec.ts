import { guest } from '../../../test/api';
import { make } from '../../../test/make';

describe('GET api/places', () => {
  beforeEach(async () => {
    await make.postalCode();
    await make.postalCode({ postal_code: '78702', lat: 30.26, lng: -97.71 });
    await make.postalCode({ postal_code: '55912', state: 'MN', lat: 43.67, lng: -92.97 });
  });

  it.each([
    ['postal_code=78701', '78701', 'TX'],
    ['search=78701-1234', '78701', 'TX'],
    ['search=austin', '78702', 'TX'],
    ['search=Austin, mn', '55912', 'MN'],
    ['search=austin mn', '55912', 'MN'],
    ['search=Austin, Minnesota', '55912', 'MN'],
  ])('finds %s', async (query, postal_code, state) => {
    const answer = await guest().get(`/api/places?${encodeURI(query)}`);

    expect(answer).toMatchObject({ status: 200, body: { postal_code, city: 'Austin', state } });
  });

  it.each([
    ['St. Joseph, MO', '64501'],
    ['Ft Collins CO', '80521'],
    ['Land O’Lakes, FL', '34638'],
    ['Peñasco, NM', '87553'],
    ['Coeur d Alene, Idaho', '83814'],
    ['Winston–Salem N. Carolina', '27101'],
    ['Washington, D.C.', '20001'],
    ['New York City', '10001'],
    ['Raleigh North Carolina', '27601'],
    ['Raleigh,  NC, United States.', '27601'],
    ['Raleigh, NC 27601', '27601'],
    ['Raleigh, NC 99999', '27601'],
    ['27601 Raleigh, NC', '27601'],
    ['10001 Oak St, Raleigh, NC', '27601'],
    ['10001 Oak St Raleigh NC 27601', '27601'],
    ['10001 Oak St, Raleigh', '27601'],
  ])('finds %s as people write it', async (search, postal_code) => {
    await writtenPlaces();

    expect((await guest().get('/api/places', { search })).body).toMatchObject({ postal_code });
  });

  it.each(['100010', '10001x', '10001 Oak St, Atlantis', '27601 Raleigh, TX'])(
    'takes %s for no postal code',
    async (search) => {
      await writtenPlaces();

      expect((await guest().get('/api/places', { search })).status).toBe(404);
    },
  );

  it.each([
    ['St. Jo', ['Saint Joseph, MO']],
    ['Ft Col', ['Fort Collins, CO']],
    ['Peña', ['Penasco, NM']],
    ['Raleigh North Car', ['Raleigh, NC']],
    ['Raleigh, NC 27601', ['27601 Raleigh, NC']],
  ])('suggests for %s: %j', async (q, labels) => {
    await writtenPlaces();

    const { places } = (await guest().get('/api/places', { q })).body;
    expect(places.map(({ label }: { label: string }) => label)).toEqual(labels);
  });

  it.each([
    ['aus', ['Austin, TX', 'Austin, MN']],
    ['AUSTIN, M', ['Austin, MN']],
    ['austin mn', ['Austin, MN']],
    ['Austin Minnesota', ['Austin, MN']],
    ['austin, tex', ['Austin, TX']],
    ['austin ohio', []],
    ['787', ['78701 Austin, TX', '78702 Austin, TX']],
    ['au', []],
  ])('suggests for %j: %j', async (q, labels) => {
    const { status, body } = await guest().get('/api/places', { q });

    expect(status).toBe(200);
    expect(body.places.map(({ label }: { label: string }) => label)).toEqual(labels);
  });

  it('suggests whole places, at most eight of them', async () => {
    await Promise.all(
      Array.from({ length: 9 }, (_, at) => make.postalCode({ postal_code: `1000${at}`, city: `Bath ${at}` })),
    );

    const { places } = (await guest().get('/api/places?q=Bath')).body;
    expect(places).toHaveLength(8);
    expect(Object.keys(places[0])).toEqual(['label', 'city', 'state', 'postal_code', 'lat', 'lng']);
    const named = (await guest().get('/api/places', { search: places[3].label })).body;
    expect(places[3]).toMatchObject(named);
  });

  it('says what it does not know, and what is missing', async () => {
    expect((await guest().get('/api/places?search=Atlantis')).status).toBe(404);
    expect((await guest().get('/api/places')).status).toBe(422);
  });
});

async function writtenPlaces(): Promise<void> {
  const places = [
    ['64501', 'Saint Joseph', 'MO'],
    ['80521', 'Fort Collins', 'CO'],
    ['34638', 'Land O Lakes', 'FL'],
    ['87553', 'Penasco', 'NM'],
    ['83814', "Coeur d'Alene", 'ID'],
    ['27101', 'Winston-Salem', 'NC'],
    ['20001', 'Washington', 'DC'],
    ['10001', 'New York', 'NY'],
    ['27601', 'Raleigh', 'NC'],
  ];
  for (const [postal_code, city, state] of places) await make.postalCode({ postal_code, city, state });
}
