import { readEnvironment } from './read-environment';

const BASE = { APP_KEY: 'a key for tests of 32 characters', PUSHER_APP_SECRET: 'a secret' };
const read = (variables: NodeJS.ProcessEnv) => readEnvironment({ ...BASE, ...variables }).github;

it('is nothing without a token, whatever else is set', () => {
  expect(read({ GITHUB_REPOSITORY: 'acme/yard' })).toBeNull();
});

it('is GitHub’s own address, or an Enterprise Server’s', () => {
  const set = { GITHUB_TOKEN: 'secret', GITHUB_REPOSITORY: 'acme/yard' };
  expect(read(set)).toEqual({ token: 'secret', repository: 'acme/yard', apiUrl: 'https://api.github.com' });
  const own = read({ ...set, GITHUB_API_URL: 'https://github.acme.test/api/v3/' });
  expect(own?.apiUrl).toBe('https://github.acme.test/api/v3');
});

it('needs a repository beside the token', () => {
  expect(() => read({ GITHUB_TOKEN: 'secret' })).toThrow('GITHUB_REPOSITORY is not set');
  expect(() => read({ GITHUB_TOKEN: 'secret', GITHUB_REPOSITORY: 'yard' })).toThrow(
    'GITHUB_REPOSITORY is "yard"; expected a repository such as acme/yard',
  );
});
