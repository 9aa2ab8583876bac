import { sendRequest, call, people, visit } from '@yard/testing';

it('shows what was written between the reading of a page and its first news', async () => {
  const [olive, ray] = [await visit(), await visit()];
  await Promise.all([olive.signIn(people.olive), ray.signIn(people.ray)]);
  const id = await sendRequest(ray.page, 1, '2027-09-06', '2027-09-08');
  let letGo = () => undefined as void;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await olive.page.routeWebSocket(/socket\.io/, async (socket) => {
    await isLetGo;
    socket.connectToServer();
  });
  await olive.page.goto(`/rentals/${id}`);
  await olive.page.getByLabel('Message to the renter').waitFor();
  await olive.settled();

  await call(ray.page, 'POST', `/api/rental_requests/${id}/messages`, { content: 'Before you could hear.' });
  await olive.settled();
  expect(await olive.page.getByText('Before you could hear.').count()).toBe(0);
  letGo();

  await olive.page.getByText('Before you could hear.').first().waitFor();
  expect([...olive.complaints, ...ray.complaints]).toEqual([]);
  await Promise.all([olive.leave(), ray.leave()]);
});
