import { as } from '../../../../test/api';
import { rentalScene } from '../../../../test/rental-scene';

it('is a page that runs nothing, where it is opened by itself', async () => {
  const { renter, approved } = await rentalScene();
  const request = await approved();

  const answer = await as(renter).get(`/api/rental_requests/${request.id}/agreement`);

  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(answer.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none';/);
  expect(answer.headers['content-security-policy']).not.toMatch(/script|allow-/);
  expect(answer.headers['cache-control']).toBe('no-store, private');
});
