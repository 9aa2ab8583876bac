import type { PersonalRecords } from '../../users/personal-data';
import { api } from '../../../test/api';
import { columns } from '../../../test/column-canaries';

const rooms = () =>
  api.exported<readonly PersonalRecords[]>('apps/schema/personal-records', 'personalRecords');
const statements = () => rooms().flatMap(({ exported = {} }) => Object.values(exported));

const WITHHELD: Record<string, string[]> = {
  // Somebody else's text, and what became of it among admins.
  content_reports: [
    ...['closed_at', 'content', 'decider_id', 'decision_reason', 'deleted_at', 'parent_id', 'parent_type'],
    ...['reporter_id', 'updated_at', 'user_id'],
  ],
  // Keys of the product's own.
  notifications: ['dedupe_key'],
  payouts: ['idempotency_key'],
  // Of failures, the code tells of a stolen card; which admin waived it is the product's own.
  payments: ['client_secret', 'idempotency_key', 'failure_code', 'waived_by'],
  passkeys: [
    'credential_id',
    'deleted_at',
    'public_key',
    'sign_count',
    'transports',
    'updated_at',
    'user_id',
  ],
  // The admins' alone, on the wire too.
  support_tickets: [
    ...['assignee_id', 'github_issue_asked_at', 'github_issue_read_at', 'github_issue_state'],
    ...['github_issue_url', 'priority'],
  ],
  users: [
    ...['password', 'remember_token', 'search_text', 'two_factor_recovery_codes', 'two_factor_secret'],
    'two_factor_used_step',
  ],
};

it('names every column of what a person takes along, or withholds it for a reason', async () => {
  const all = await columns();
  const left = statements().map((sql): [string, string[]] => {
    const [, given = '', table = ''] = /^SELECT (.+?)\s+FROM (\w+)/s.exec(sql) ?? [];
    const names = new Set(given.split(',').map((name) => name.trim().replace(/^\w+\./, '')));
    return [table, all.filter((column) => column.table === table && !names.has(column.name)).map(nameOf)];
  });

  const sorted = (lists: [string, string[]][]) =>
    Object.fromEntries(
      lists.filter(([, names]) => names.length > 0).map(([of, names]) => [of, names.sort()]),
    );
  expect(sorted(left)).toEqual(sorted(Object.entries(WITHHELD)));
});

it('reads columns that there are', async () => {
  for (const sql of statements()) await expect(api.dataSource.query(sql, [0])).resolves.toEqual([]);
});

const nameOf = ({ name }: { name: string }) => name;
