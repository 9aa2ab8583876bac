import { LaravelDatabase } from '../../test/laravel-database';

let laravel: LaravelDatabase;
beforeAll(async () => (laravel = await LaravelDatabase.make()));
afterAll(() => laravel.drop());

/** MariaDB and MySQL 8 name the same type with and without its width. */
const lines = (output: string) => output.replace(/\b((?:big)?int)\(\d+\)/g, '$1').split('\n');
/** Without what each migration adds to the list. */
const isOfEachMigration = /^ {2}(created|added) (table|column|index|unique key|foreign key|check) /;
const sentences = (output: string) => lines(output).filter((line) => !isOfEachMigration.test(line));

const FORBIDDEN = [
  'foreign key support_tickets.resolved_id to users',
  'unique key message_views (message_id, user_id)',
];
const LEFT = FORBIDDEN.map((text) => `  not added, existing rows forbid it (1): ${text}`);
const OBLIGATORY = [
  'These columns demand a value that this version may not give, and rows would be refused. --relax opens them:',
  '  machines.daily_rate decimal(10,2)',
  '  deposit_policies.amount decimal(10,2)',
  '  cancellation_policies.days int unsigned',
  '  cancellations.user_id bigint unsigned',
  '  document_agreements.document varchar(255)',
  '  payments.user_id bigint unsigned',
  '  payments.type varchar(255)',
];
const DONE = [
  'The database is adopted. What it held is as it was; what was added is named above.',
  'Texts to agree to and postal codes come with: DEMO=false npm run yard -- seed',
];
const FILLED = [
  'users.owner: true for who has machines',
  'users.admin: is_admin',
  'machines.hours: hour_meter',
  'machines.city: of the address',
  'machines.state: of the address',
  'machines.published_at: created_at, where there are a daily rate and an address; other machines become drafts',
  'deposit_policies.version: in order of ids',
  'deposit_policies.kind: fixed, where an amount is',
  'cancellation_policies.version: in order of ids',
  'cancellation_policies.window_hours: days × 24',
  'cancellation_policies.tiers: everything back until the window begins',
  "rental_requests.owner_id: the machine's user",
  'rental_requests.address: of the address',
  'rental_requests.delivery_available: delivery_enabled',
  'rental_requests.lines: none',
  'rental_requests.answer_until: 48 hours from now, where nobody has answered',
  'document_agreements.kind: document',
  'document_agreements.user_id: the renter',
  'document_agreements.version: 1',
  'document_agreements.name: the kind in words',
  'document_agreements.agreed_at: created_at',
  'document_agreements.content: empty: the text was not kept',
  'document_agreements.sha256: of the text',
  'machine_returns.hours: hour_meter',
  'machine_returns.condition: damaged',
  'machine_returns.photo_ids: none',
  'machine_returns.accepted_at: where the request is closed',
  'payments.kind: type',
  'payments.status: succeeded',
  'payments.attempt: in order of ids',
  'payments.currency: usd',
  'payments.idempotency_key: of the id',
  'payments.attempted_at: created_at',
  'payments.succeeded_at: paid_on',
  'payments.refunded_amount: all of a deposit that was refunded',
  'support_tickets.answered_at: the last message, where another person than the author wrote it',
];
const OF_PLACES = [
  "machines.lat: the address's place",
  "machines.lng: the address's place",
  "machines.time_zone: the address's place",
];
const WORTH_KNOWING = [
  '  sessions.user_agent is text here, longtext in a new installation',
  '  addresses.postal_code is varchar(10) here, varchar(20) in a new installation: longer texts will be refused',
  '  addresses.geotag is longtext here, varchar(100) in a new installation',
  '  rental_requests.start_time is time here, varchar(5) in a new installation',
  '  rental_requests.end_time is time here, varchar(5) in a new installation',
  '  rental_requests.details is text here, longtext in a new installation',
  '  rental_requests.delivery_distance is double here, decimal(8, 1) in a new installation',
  '  support_tickets.details is text here, longtext in a new installation',
  '  support_tickets.github_issue_number is int unsigned here, int in a new installation',
  '  support_tickets.number is varchar(255) here, varchar(32) in a new installation',
  '  support_tickets.message is text here, longtext in a new installation',
  '  messages.messageable_id is bigint unsigned here, int in a new installation',
  '  messages.messageable_type is varchar(255) here, varchar(64) in a new installation',
  '  messages.content is text here, longtext in a new installation',
  '  rental_requests.address_id is empty in 3 rows; new ones always have a value',
  '  rental_requests.delivery_amount is empty in 3 rows; new ones always have a value',
  '  1 messages are on a "App\\Models\\Invoice" and stay unseen',
];

it('says before what it would add, where values come from, what it cannot add and what is worth knowing', async () => {
  const output = await laravel.yard('migrate', '--adopt');

  const additions = lines(output).slice(1, lines(output).indexOf('This cannot be added:'));
  const sources = additions.flatMap((line) => {
    const [, column, from] = /^ {2}column (\S+) .*; existing rows: (.*)$/.exec(line) ?? [];
    return column ? [`${column}: ${from}`] : [];
  });
  expect(sources.sort()).toEqual([...FILLED, ...OF_PLACES].sort());
  expect(lines(output).slice(0, 2)).toEqual([
    'Nothing was changed. With --write this is added:',
    '  column users.owner tinyint(1) NOT NULL DEFAULT false; existing rows: true for who has machines',
  ]);
  expect(lines(output).slice(lines(output).indexOf('This cannot be added:'))).toEqual([
    'This cannot be added:',
    ...FORBIDDEN.map((text) => `  ${text}: existing rows forbid it (1)`),
    'This is worth knowing:',
    ...WORTH_KNOWING,
    ...OBLIGATORY,
    '',
  ]);
});

it('says what it fills, what stays open, and what became of days, machines and money', async () => {
  expect(sentences(await laravel.yard('migrate', '--adopt', '--write'))).toEqual([
    '  filled sweep_turns with its first row',
    ...FILLED.map((filled) => `  filled ${filled}`),
    '  document_agreements.document_id stays open to empty values: some rows have none',
    ...LEFT,
    '  took 5 days of approved rentals in machine_days',
    '  made 2 machines findable',
    ...DONE,
    ...OBLIGATORY,
    'posted the money of 1 rentals into the ledger',
    '',
  ]);
});

it('opens columns afterwards, by name, and has nothing else to do', async () => {
  expect(await laravel.yard('migrate', '--adopt')).toContain(
    '  nothing: all is there\nThis cannot be added:\n',
  );
  const opened = OBLIGATORY.slice(1).map(
    (line) => `  opened column ${line.trim().split(' ')[0]} to empty values`,
  );
  expect(lines(await laravel.yard('migrate', '--adopt', '--relax', '--write'))).toEqual([
    ...opened,
    ...LEFT,
    ...DONE,
    '',
  ]);
});
