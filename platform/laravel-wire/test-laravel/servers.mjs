// Addresses of each server, and the sign-in.
import assert from 'node:assert/strict';
import { PASSWORD } from './world.mjs';

export const OLIVIA = 1;
export const RENNIE = 2;
export const LOGIN = { email: 'olivia@example.test', password: PASSWORD };

export const LARAVEL_SERVER = {
  name: 'Laravel',
  token: '/old/csrf-cookie',
  login: '/old/login',
  logout: '/old/logout',
  user: '/old/user',
};
export const NEST_SERVER = {
  name: 'Nest',
  token: '/sanctum/csrf-cookie',
  login: '/login',
  logout: '/logout',
  user: '/api/user',
};

export async function signIn(visitor, server, more = {}) {
  await visitor.get(server.token);
  const { status, data } = await visitor.post(server.login, { ...LOGIN, ...more });
  assert.equal(status, 204, `${server.name}: ${JSON.stringify(data).slice(0, 300)}`);
  return visitor;
}

/** The session's user by each of the two servers. */
export const usersOf = async (visitor) => [
  await visitor.userAt(LARAVEL_SERVER.user),
  await visitor.userAt(NEST_SERVER.user),
];
