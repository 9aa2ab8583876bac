import { mustBeOwner } from './storage-owner';

const place = { storagePath: '/var/lib/yard', databaseUrl: 'sqlite:/var/lib/yard/yard.sqlite' };
const owners = (of: Record<string, number>) => (file: string) => of[file] ?? null;

it.each([
  ['root over the storage of another', 0, { '/var/lib/yard': 998 }, '/var/lib/yard belongs to account 998'],
  [
    'root over the database of another',
    0,
    { '/var/lib/yard': 0, '/var/lib/yard/yard.sqlite': 998 },
    '/var/lib/yard/yard.sqlite belongs to account 998',
  ],
])('refuses %s, and says as whom to run it', (_what, account, of, words) => {
  expect(() => mustBeOwner(place, account, owners(of))).toThrow(
    `${words}; run this as that account: sudo -u '#998' …`,
  );
});

it.each([
  ['root over its own', 0, { '/var/lib/yard': 0 }],
  ['root before there is anything', 0, {}],
  ['another account, whom the system itself refuses', 998, { '/var/lib/yard': 997 }],
  ['a system without numbers of accounts', undefined, { '/var/lib/yard': 0 }],
])('lets %s', (_what, account, of) => {
  expect(() => mustBeOwner(place, account, owners(of))).not.toThrow();
});
