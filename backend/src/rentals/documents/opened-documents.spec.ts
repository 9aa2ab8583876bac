import request from 'supertest';
import { api, as } from '../../../test/api';
import { rentalScene } from '../../../test/rental-scene';

const path = (rental: { id: number }, file: string) => `/api/rental_requests/${rental.id}/${file}`;

describe('a paper that is opened by its address, from a bookmark or in a tab of its own', () => {
  const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it('is shown to who is signed in, though no page of the site asks for it', async () => {
    const { renter, stranger, approved } = await rentalScene();
    const paper = path(await approved(), 'receipt.pdf');
    const open = async (person: typeof renter) =>
      request(api.url)
        .get(paper)
        .set({ ...browser, Cookie: await as(person).cookieHeader() });

    expect((await open(renter)).headers['content-type']).toBe('application/pdf');
    expect((await open(stranger)).status).toBe(403);
  });

  it('leads who is signed out to sign in, and back; a script gets 401', async () => {
    const { renter, approved } = await rentalScene();
    const paper = path(await approved(), 'receipt.pdf');

    const answer = await request(api.url).get(paper).set(browser);

    expect([answer.status, answer.headers.location]).toEqual([
      302,
      `${api.url}/login?next=${encodeURIComponent(paper)}`,
    ]);
    expect((await request(api.url).get(paper)).status).toBe(401);
    const elsewhere = { ...browser, Origin: 'https://evil.example', Cookie: await as(renter).cookieHeader() };
    expect((await request(api.url).get(paper).set(elsewhere)).status).toBe(401);
  });
});
