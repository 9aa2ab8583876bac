import { BATCHES } from '@yard/contracts/back-office';
import { join } from 'node:path';
import { api } from '../../test/api';
import { databaseUrl } from '../../test/main-process';

const BUCKET =
  'expected s3://KEY:SECRET@host[:port]/bucket[/prefix][?region=us-east-1&tls=1], key and secret percent-encoded';

it.each([
  ['user:create', '--email is missing'],
  ['user:create --name X', '--email is missing'],
  ['user:admin', 'which EMAIL?'],
  ['user:admin no@x.com', 'no account has no@x.com'],
  ['import:machines f', '--owner is missing'],
  ['import:machines f --owner no@x.com', 'no account has no@x.com'],
  ['import:addresses f', '--user is missing'],
  ['batch', ['which NAME? One of:', ...BATCHES].join('\n  ')],
  ['backup', 'npm run yard -- backup FILE | backup --to PLACE'],
  ['backup a b', 'npm run yard -- backup FILE | backup --to PLACE'],
  ['backup s3://x/y', 'a bucket takes backups by --to s3://…'],
  ['backup:verify', 'npm run yard -- backup:verify FILE'],
  ['backup:verify /no/such', '/no/such is not there.'],
  ['backup:verify s3://bad/x', `The bucket: ${BUCKET}; it names no key and secret`],
  ['backup --to s3://bad', `The bucket: ${BUCKET}; it names no key and secret`],
  ['backup --to /tmp --daily x', '--daily is "x"; expected a whole number'],
  ['backup --to /tmp --weekly 1.5', '--weekly is "1.5"; expected a whole number'],
  ['backup --to /tmp --monthly 12345', '--monthly is "12345"; expected a whole number'],
  ['restore', 'npm run yard -- restore FILE [--overwrite]'],
  ['restore /no/such/file', '/no/such/file is not there.'],
  ['storage:copy s3://bad', `FROM: ${BUCKET}; it names no key and secret`],
  ['storage:copy a b', 'npm run yard -- storage:copy FROM [--thorough]'],
  ['remote:publish', 'which NAME?'],
  ['remote:canary a', 'which VERSION?'],
  ['remote:canary a b', 'which SHARE?'],
  ['remote:canary a b c', 'c is no share: 10% or 2.5%'],
  ['remote:canary mf-rentals b 10%', 'mf-rentals has no version b; `remote:list` says which there are'],
  ['remote:promote mf-rentals nope', 'mf-rentals has no version nope; `remote:list` says which there are'],
  ['remote:rollback mf-rentals', 'mf-rentals has no earlier version'],
  ['remote:rollback mf-none', 'mf-none has no earlier version'],
  ['remote:prune --days x', '--days is a whole number'],
  ['remote:team', 'which NAME?'],
  ['remote:team a', '--remotes is missing'],
  ['remote:team a --remotes x', '--key is missing'],
  [
    'remote:team a --remotes x --key /no',
    "/no cannot be read: Error: ENOENT: no such file or directory, open '/no'",
  ],
  ['remote:team:remove a', 'there is no team a'],
  ['remote:team:remove', 'which NAME?'],
  ['migrate --adopt', '--adopt needs a MySQL database: set DATABASE_URL'],
])('refuses `%s` in a sentence', async (words, sentence) => {
  const place = { DATABASE_URL: databaseUrl(), STORAGE_URL: join(api.storage, 'cli') };

  expect(await api.yard(words.split(' '), place)).toEqual({ code: 1, output: `${sentence}\n` });
});

it.each(['constructor', 'toString', '__proto__', 'nope'])(
  'knows no command `%s`, and lists all',
  async (word) => {
    const { code, output } = await api.yard([word], {});

    expect([code, output]).toEqual([
      1,
      expect.stringMatching(`^There is no command "${word}"\\.\n\n  migrate`),
    ]);
  },
);
