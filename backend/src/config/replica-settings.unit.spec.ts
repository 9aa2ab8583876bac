import { tmpdir } from 'node:os';
import { readEnvironment } from './read-environment';

const read = (variables: Record<string, string>) =>
  readEnvironment({
    DATABASE_URL: 'mysql://yard@primary/yard',
    STORAGE_URL: tmpdir(),
    ...variables,
    APP_KEY: 'a key for tests of 32 characters',
    PUSHER_APP_SECRET: 'a secret for tests',
  }).replicas;

it('are none unless they are named, and five seconds behind at most unless another limit is', () => {
  expect(read({})).toEqual({ urls: [], lagSeconds: 5 });
  expect(
    read({
      DATABASE_REPLICA_URL: 'mysql://yard:a%2Cb@one:3307/yard, mariadb://yard@two/yard',
      DATABASE_REPLICA_LAG_SECONDS: '30',
    }),
  ).toEqual({ urls: ['mysql://yard:a%2Cb@one:3307/yard', 'mariadb://yard@two/yard'], lagSeconds: 30 });
});

it.each([
  ['postgres://yard@one/yard'],
  ['mysql://yard:secret@one'],
  ['mysql://yard:secret@one/yard,'],
  ['mysql://yard:secret@one:port/yard'],
])('refuses %s without repeating it', (given) => {
  expect(() => read({ DATABASE_REPLICA_URL: given })).toThrow(
    /^DATABASE_REPLICA_URL is wrong; expected addresses such as mysql:\/\/user:pass@host:3306\/database, with commas$/,
  );
});

it('refuses replicas of the embedded database, by name', () => {
  const embedded = {
    DATABASE_URL: 'sqlite:storage/yard.sqlite',
    DATABASE_REPLICA_URL: 'mysql://yard@one/yard',
  };
  expect(() => read(embedded)).toThrow(
    'DATABASE_REPLICA_URL is set; expected none beside an embedded DATABASE_URL, which has no replicas',
  );
});

it.each(['1', '601', 'soon'])('refuses a limit of %s seconds', (given) => {
  expect(() => read({ DATABASE_REPLICA_LAG_SECONDS: given })).toThrow(
    `DATABASE_REPLICA_LAG_SECONDS is "${given}"; expected a whole number from 2 to 600`,
  );
});
