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
  ])('finds %s', async (query, postal_code, state) => {
    const answer = await guest().get(`/api/places?${encodeURI(query)}`);

    expect(answer).toMatchObject({ status: 200, body: { postal_code, city: 'Austin', state } });
  });

  it('says what it does not know, and what is missing', async () => {
    expect((await guest().get('/api/places?search=Atlantis')).status).toBe(404);
    expect((await guest().get('/api/places')).status).toBe(422);
  });
});
