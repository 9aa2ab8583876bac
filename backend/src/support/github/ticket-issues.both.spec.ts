import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { api, as, confirmed, later, rows, told } from '../../../test/api';
import { make } from '../../../test/make';
import { refusal } from '../../../test/refusals';

const TICKETS = '/api/support_tickets';
const REPOSITORY = '/repos/acme/yard/issues';

type Issue = { number: number; html_url: string; state: string; title: string; body: string };

/** A stand-in for GitHub: its issues, and what it does to the next request. */
const issues: Issue[] = [];
const seen: string[] = [];
let next: 'answer' | 'break off' | { status: number; message: string } = 'answer';
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      const { method = '', url = '', headers } = request;
      seen.push(`${method} ${url.replace(/\?.*/, '')} ${headers.authorization}`);
      const reply = (status: number, body: unknown) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      };
      if (typeof next === 'object') return reply(next.status, { message: next.message });
      if (method === 'POST') {
        const number = issues.length + 7;
        const written = (await json(request)) as Pick<Issue, 'title' | 'body'>;
        const issue = {
          number,
          html_url: `https://github.test/acme/yard/issues/${number}`,
          state: 'open',
          ...written,
        };
        issues.push(issue);
        return next === 'break off' ? response.destroy() : reply(201, issue);
      }
      const [, number] = /\/issues\/(\d+)$/.exec(url) ?? [];
      if (number === undefined) return reply(200, issues);
      const found = issues.find((issue) => issue.number === Number(number));
      return found ? reply(200, found) : reply(404, { message: 'Not Found' });
    })();
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
});
afterAll(() => new Promise((done) => void server.close(done)));

beforeEach(() => {
  issues.length = 0;
  seen.length = 0;
  next = 'answer';
  const { port } = server.address() as AddressInfo;
  api.environment.github = { token: 'secret', repository: 'acme/yard', apiUrl: `http://127.0.0.1:${port}` };
});
afterEach(() => {
  api.environment.github = null;
});

async function raised() {
  const [admin, ray] = [await make.admin({ name: 'Ada Admin' }), await make.user()];
  const { body } = await as(ray).post(TICKETS, { message: 'The list is empty.' });
  const path = `${TICKETS}/${body.id}`;
  const open = (input: object = { title: 'An empty list', body: 'After a search.' }) =>
    as(admin).post(`${path}/open_github_issue`, input);
  return { admin, ray, path, id: body.id as number, open };
}

const round = () =>
  api.provider<{ readAll(): Promise<void> }>('src/support/github/ticket-issues', 'TicketIssues').readAll();

it('is opened once, with a link to the ticket, and is not told to its author', async () => {
  const { ray, path, id, open } = await raised();

  const { status, body } = await open();

  expect([status, body.github_issue_number, body.github_issue_state]).toEqual([200, 7, 'open']);
  expect(body.github_issue_url).toBe('https://github.test/acme/yard/issues/7');
  expect(issues).toMatchObject([{ title: 'An empty list' }]);
  expect(issues[0]?.body).toContain('After a search.');
  expect(issues[0]?.body).toContain(`/#/support_tickets/${id}\n`);
  expect(seen).toEqual([`POST ${REPOSITORY} Bearer secret`]);
  expect(await rows('audit_events', "action = 'open_github_issue'")).toHaveLength(1);
  expect((await as(ray).get(path)).body).toMatchObject({ github_issue_url: null, github_issue_state: null });
  const again = await open();
  expect([again.status, again.body.message]).toEqual([409, 'This ticket already has issue #7.']);
  expect(issues).toHaveLength(1);
});

it('is found again where GitHub opened it and the answer was lost', async () => {
  const { open } = await raised();
  next = 'break off';
  expect((await open()).status).toBe(503);
  next = 'answer';
  const soon = await open();
  expect([soon.status, soon.body.message]).toEqual([
    409,
    'An issue for this ticket is being opened. Reload in a moment.',
  ]);

  later('2026-11-20T12:02:00Z');
  const { status, body } = await open();

  expect([status, body.github_issue_number]).toEqual([200, 7]);
  expect(issues).toHaveLength(1);
});

it('says what GitHub says where it refuses, and can be tried again at once', async () => {
  const { open } = await raised();
  next = { status: 403, message: 'Resource not accessible by personal access token' };
  const refused = await open();
  expect(refusal(refused)).toEqual([409, 'GitHub refused: Resource not accessible by personal access token']);
  next = { status: 502, message: '' };
  expect((await open()).status).toBe(503);
  expect((await open({ body: 'No title' })).status).toBe(422);

  later('2026-11-20T12:02:00Z');
  next = 'answer';
  expect((await open()).status).toBe(200);
});

it('is followed: who answers the ticket hears that it was closed, once', async () => {
  const { admin, path, open } = await raised();
  await open();
  await as(admin).post(`${path}/assign`, { user_id: admin.id });
  issues.forEach((issue) => Object.assign(issue, { state: 'closed' }));
  await round();
  expect((await as(admin).get(path)).body.github_issue_state).toBe('open');

  later('2026-11-20T12:11:00Z');
  await Promise.all([round(), round()]);
  later('2026-11-20T12:22:00Z');
  await round();

  expect((await as(admin).get(path)).body.github_issue_state).toBe('closed');
  expect(told('support_tickets', 'saved')).toContain(admin.id);
  expect(await rows('notifications', "type = 'support_ticket.github_issue_closed'")).toMatchObject([
    { user_id: admin.id, title: expect.stringContaining('Issue #7 of ticket T-') },
  ]);
});

it.each([
  ['an admin no more', 'revoke_admin', {}],
  ['suspended', 'suspend', { reason: 'Away' }],
])('is told to the other admins where who answers the ticket is %s', async (_, action, input) => {
  const { admin, path, open } = await raised();
  const [gone, other] = [await make.admin(), await make.admin()];
  await open();
  await as(admin).post(`${path}/assign`, { user_id: gone.id });
  expect((await (await confirmed(as(admin))).post(`/api/users/${gone.id}/${action}`, input)).status).toBe(
    200,
  );
  issues.forEach((issue) => Object.assign(issue, { state: 'closed' }));

  later('2026-11-20T12:11:00Z');
  await round();

  expect(await rows('notifications', "type = 'support_ticket.github_issue_closed'")).toMatchObject([
    { user_id: admin.id },
    { user_id: other.id },
  ]);
});

it('is read where an admin wrote its number, and left alone once the ticket is resolved', async () => {
  const { admin, path, open } = await raised();
  await open();
  await as(admin).post(`${path}/resolve`, {});
  seen.length = 0;
  later('2026-11-20T12:11:00Z');
  await round();
  expect(seen).toEqual([]);

  await as(admin).post(`${path}/reopen`, { github_issue_number: 99 });
  later('2026-11-20T12:22:00Z');
  await round();

  expect(seen).toEqual([`GET ${REPOSITORY}/99 Bearer secret`]);
  expect((await as(admin).get(path)).body).toMatchObject({ github_issue_number: 99, github_issue_url: null });
});

it('is nothing that can be opened without a token, or for a resolved ticket', async () => {
  const { admin, path, open } = await raised();
  await as(admin).post(`${path}/resolve`, {});
  expect((await open()).body.message).toBe('This ticket is resolved; reopen it first.');
  await as(admin).post(`${path}/reopen`, {});

  api.environment.github = null;
  const { status, body } = await open();

  expect([status, body.message]).toEqual([
    409,
    'No GitHub repository is set: GITHUB_TOKEN and GITHUB_REPOSITORY name one.',
  ]);
  await round();
  expect(seen).toEqual([]);
});
