import { BATCHES } from '@yard/contracts';
import { api } from '../../test/api';

const COMMANDS: [usage: string, summary: string][] = [
  [
    'migrate [--adopt [--relax] [--write]]',
    'brings the database up to this version; with --adopt it adds to a Laravel database what is missing, and changes nothing there',
  ],
  ['migrate:rollback', 'takes the newest migration back'],
  [
    'seed',
    'fills in machine types, postal codes and documents, and the demo world unless DEMO=false; safe to repeat',
  ],
  [
    'import:machines FILE --owner EMAIL [--publish]',
    'brings a CSV of machines, with a column for each attribute, into the catalog; may be repeated',
  ],
  [
    'import:addresses FILE --user EMAIL',
    "brings a CSV of addresses into a user's address book; may be repeated",
  ],
  [
    'user:create --name NAME --email EMAIL [--owner] [--admin]',
    'makes an account; asks for its password, or reads it from standard input',
  ],
  ['user:admin EMAIL [--revoke]', 'gives an account the admin flag, or takes it away'],
  [
    'user:password EMAIL',
    'gives an account a new password, as typed or from standard input, and ends its sessions',
  ],
  [
    'user:two-factor EMAIL',
    'takes two-factor login off an account whose second factor is lost, and ends its sessions',
  ],
  [
    'user:suspend EMAIL --reason TEXT | user:suspend EMAIL --restore',
    'suspends an account and ends its sessions, or restores it',
  ],
  ['batch NAME [--dry-run]', `runs a batch now: ${BATCHES.join(', ')}`],
  [
    'ledger:check',
    'proves that the ledger balances and agrees with payments, refunds and payouts; fails where it does not',
  ],
  [
    'audit:check',
    'follows the hash chain of the audit log, and names the first row that was changed or deleted',
  ],
  [
    'search:index',
    'compares what is found with all machines, and writes what differs; for rows written past the application',
  ],
  [
    'backup FILE | backup --to PLACE',
    'writes the database and its files into FILE (.tar.gz), or a PLACE of many, while the server may go on',
  ],
  [
    'backup:verify FILE',
    'reads a backup (a file, or s3://…/NAME) to its end, as a restore would, and changes nothing',
  ],
  [
    'restore FILE [--overwrite]',
    'puts a backup (a file, or s3://…/NAME) back into an empty database; the server must be stopped',
  ],
  [
    'storage:copy FROM [--thorough]',
    'copies the files of FROM (a folder, or s3://…) to where STORAGE_URL says; goes on where it was cut short',
  ],
  ['storage:sweep [--write]', 'names pictures that no row has, older than a day; removes them with --write'],
  [
    'remote:publish NAME [--dir DIR] [--group GROUP] [--share 10% | --try] [--expects VERSION]',
    'makes a version of a built remote and gives it to everybody, to a share of the visitors, or to nobody yet',
  ],
  [
    'remote:check',
    'compares the remotes that are live with the shells and the API of this build: before it is deployed',
  ],
  ['remote:list', 'says which versions of remotes there are and who gets them'],
  [
    'remote:canary NAME VERSION SHARE',
    'gives a version to a share of the visitors (10%), the same ones each time',
  ],
  ['remote:promote NAME VERSION', 'gives a version to everybody'],
  [
    'remote:rollback NAME [VERSION]',
    'ends a trial; else goes back to what was live before, to VERSION, or to what is `built`',
  ],
  ['remote:remove NAME', 'takes all that was published of a remote out of the site, at once and for good'],
  [
    'remote:prune [--days 7]',
    'removes versions that nobody got for so many days; the last one before what is live stays',
  ],
  [
    'remote:team NAME --remotes mf-rentals,… --key FILE [--mail ADDRESS]',
    'lets a team publish these remotes over HTTP, or gives it another token; tells the token once',
  ],
  ['remote:teams', 'says which teams may publish which remotes over HTTP'],
  ['remote:team:remove NAME', 'makes a team’s token void; what it published stays'],
  ['doctor', 'checks the configuration and what is reachable'],
];
const OVERVIEW = COMMANDS.map(([usage, summary]) => `  ${usage}\n      ${summary}\n`).join('');

const OPTIONS: Record<string, string[]> = {
  migrate: [
    "  --adopt      moves into a Laravel's MySQL database; says what it would do",
    '  --write      does it',
    '  --relax      also opens columns to empty values where this version has none to give',
  ],
  'import:machines': [
    '  --owner      address of the owner; the account must exist',
    '  --publish    publishes what has a rate and a place',
  ],
  'import:addresses': ['  --user       address of the user; the account must exist'],
  'user:admin': ['  --revoke     takes the flag away'],
  'user:suspend': [
    '  --reason     what admins read beside it',
    '  --restore    lets the person sign in again',
  ],
  batch: ['  --dry-run    changes nothing; says what a run would do'],
  backup: [
    '  --to         a folder, or s3://…: verifies the new backup, then removes those that are not to be kept',
    '  --daily      of so many days the newest is kept (7)',
    '  --weekly     of so many weeks (4)',
    '  --monthly    of so many months (6)',
    "  --metrics    with --to: a file that node_exporter's textfile collector reads",
  ],
  restore: ['  --overwrite  what the database holds may be lost'],
  'storage:copy': ['  --thorough   compares what is there already, too'],
  'storage:sweep': ['  --write      removes them'],
  'remote:publish': [
    '  --dir        what the build left; NAME/dist without it',
    '  --group      remotes that are switched together share a word',
    '  --share      tries it with so many of the visitors first',
    '  --expects    what is to be live until then, or `built`; publishes nothing otherwise',
    '  --try        gives it to nobody: an admin tries it alone, in the back office',
  ],
  'remote:prune': ['  --days       7 without it'],
  'remote:team': [
    '  --remotes    folder names, commas between them',
    '  --key        the public Ed25519 key that the team signs with, in PEM',
    '  --mail       where the team is notified when one of its versions is rolled back',
  ],
  'user:create': [
    '  --name       full name',
    '  --email      address to sign in with',
    '  --owner      may list machines',
    '  --admin      may use the admin site',
  ],
};

it.each([[[]], [['--help']]])('says what there is for %j', async (words) => {
  expect(await api.yard(words, {})).toEqual({ code: 1, output: `npm run yard -- <command>\n\n${OVERVIEW}` });
});

it('says what there is where it is asked for something else', async () => {
  expect(await api.yard(['nonsense'], {})).toEqual({
    code: 1,
    output: `There is no command "nonsense".\n\n${OVERVIEW}`,
  });
});

it.each(COMMANDS)('explains %s', async (usage, summary) => {
  const name = usage.split(' ')[0] ?? '';
  const options = (OPTIONS[name] ?? []).map((line) => `${line}\n`);
  const text = [
    `npm run yard -- ${usage}\n`,
    '\n',
    `${summary}\n`,
    ...(options.length > 0 ? ['\n', ...options] : []),
  ];

  expect(await api.yard([name, '--help'], {})).toEqual({ code: 0, output: text.join('') });
});

it('explains a command to whom gives it an option that it does not have', async () => {
  const { code, output } = await api.yard(['ledger:check', '--foo'], {});

  expect([code, output.split('\n').slice(1)]).toEqual([
    1,
    [
      'npm run yard -- ledger:check',
      '',
      'proves that the ledger balances and agrees with payments, refunds and payouts; fails where it does not',
      '',
    ],
  ]);
  expect(output).toContain("Unknown option '--foo'");
});
