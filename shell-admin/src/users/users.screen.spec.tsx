import {
  listOf,
  openPart,
  page,
  people,
  supportTicketRecord,
  userRecord,
  waitFor,
  within,
} from '@yard/testing/screen';
import { UserGlances } from './user-glances';
import { UsersPage } from './users-page';

const admin = { site: 'admin', user: people.ada } as const;

it('follows the accounts as they change', async () => {
  const { answer, channels, tell } = openPart(<UsersPage />, {
    ...admin,
    answers: { 'GET /api/users': listOf([userRecord()]) },
  });
  await page.findAllByText('Dana Whitfield');
  await waitFor(() => expect(channels()).toContain('users'));
  const renamed = userRecord({ name: 'Dana Winter', updated_at: '2026-11-20T12:00:01.000000Z' });
  answer('GET /api/users', listOf([renamed]));

  tell('users', 'saved', { model: renamed });

  expect(await page.findAllByText('Dana Winter')).not.toHaveLength(0);
  expect(page.queryByText('Dana Whitfield')).toBeNull();
});

it('says when each ticket of a person was written', async () => {
  const none = listOf([]);
  openPart(<UserGlances user={userRecord({ owner: false })} />, {
    ...admin,
    answers: {
      'GET /api/rental_requests': none,
      'GET /api/payments': none,
      'GET /api/mails': none,
      'GET /api/reviews': none,
      'GET /api/error_reports': none,
      'GET /api/audit_events': none,
      'GET /api/support_tickets': listOf([supportTicketRecord()]),
    },
  });

  const line = await page.findByRole('link', { name: /T-10005/ });
  const row = line.closest('li') ?? line;
  expect(within(row).getByText('25 Nov 2026')).toBeTruthy();
  expect(line.getAttribute('href')).toBe('#/support_tickets/5');
});
