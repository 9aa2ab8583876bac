import { type Host, host, listOf, violations } from '@yard/testing';
import { join } from 'node:path';

const REMOTE = join(__dirname, '..');
const TICKETS = 'GET /api/support_tickets';
const ticket = {
  id: 7,
  number: 'T-7',
  user_id: 1,
  message: 'The invoice shows the wrong company.',
  created_at: '2026-11-20T12:00:00.000000Z',
  resolved_at: null,
  state: 'waiting_for_user',
  needs_attention: true,
  messages: [],
};

describe('the tickets of a user, by themselves', () => {
  let alone: Host;

  beforeEach(async () => {
    alone = await host(REMOTE);
  });
  afterEach(() => alone.leave());

  it('are listed, with a dot where an answer waits', async () => {
    const { page } = alone;
    alone.answer(TICKETS, listOf([ticket]));

    await page.goto('/support');

    await page.getByRole('link', { name: /The invoice shows.*Waiting for you.*New message.*T-7/ }).waitFor();
    await alone.settled();
    expect(await violations(page)).toEqual([]);
    expect(alone.complaints).toEqual([]);
  });

  it('say so when there are none, or when they cannot be had', async () => {
    const { page } = alone;
    alone.answer(TICKETS, { message: 'Server Error' }, 500);

    await page.goto('/support');
    await page.getByText('We couldn’t load your tickets').waitFor();
    alone.answer(TICKETS, listOf([]));
    await page.getByRole('button', { name: 'Try again' }).click();

    await page.getByText('No open tickets').waitFor();
  });
});
