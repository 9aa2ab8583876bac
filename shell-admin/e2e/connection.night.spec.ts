import { people, visit, type Visitor } from '@yard/testing';
import type { WebSocketRoute } from 'playwright-core';

let somebody: Visitor;
afterEach(() => somebody.leave());

const bar = (text: string) => somebody.page.getByRole('status').filter({ hasText: text });

it('a call that fails is told in a bar, which goes when the server is back and the page asks again', async () => {
  somebody = await visit('admin');
  await somebody.signIn(people.ada);
  const away = /\/(api|health)\//;
  await somebody.page.route(away, (route) => route.abort('connectionrefused'));

  await somebody.page.getByRole('link', { name: 'Users' }).first().click();
  await bar('The server isn’t answering.').waitFor();
  await somebody.page.unroute(away);

  await somebody.page.getByRole('row', { name: /renter@example.com/ }).waitFor();
  await bar('Back online.').waitFor();
});

it('a connection that is cut is told in a bar, and that it is back', async () => {
  somebody = await visit('public');
  let end = () => undefined as void;
  let away: Promise<void> = Promise.resolve();
  const opened = new Promise<WebSocketRoute>((resolve) => {
    void somebody.page.routeWebSocket(/socket\.io/, async (route) => {
      await away;
      const server = route.connectToServer();
      route.onMessage((message) => server.send(message));
      server.onMessage((message) => {
        route.send(message);
        resolve(route);
      });
    });
  });
  await somebody.signInByForm(people.ray);
  const connection = await opened;

  away = new Promise((resolve) => (end = resolve));
  await connection.close();
  await bar('live updates are paused').waitFor();
  end();

  await bar('Back online.').waitFor();
});

it('a list that is refused says the first word of each field, a line each', async () => {
  somebody = await visit('admin');
  await somebody.signIn(people.ada);
  const errors = { sort: ['No such order.', 'Nor another.'], search: ['Too long.'] };
  await somebody.page.route('**/api/users?**', (route) =>
    route.fulfill({ status: 422, json: { message: 'No such order. (and 2 more errors)', errors } }),
  );

  await somebody.page.getByRole('link', { name: 'Users' }).first().click();

  const told = somebody.page.getByRole('alert').filter({ hasText: 'We couldn’t load the users' });
  await told.getByText('No such order.').waitFor();
  expect(await told.innerText()).toContain('No such order.\nToo long.');
});
