import type { UserRecord } from '@yard/contracts';
import { actionsFor, deleteWords, eraseWords } from './user-action-words';

const dana: UserRecord = {
  id: 6,
  created_at: '2026-01-11T08:33:31.302000Z',
  updated_at: '2026-01-11T08:33:31.302000Z',
  deleted_at: null,
  name: 'Dana',
  email: 'dana@example.com',
  phone: null,
  email_verified_at: null,
  owner: false,
  admin: false,
  role: null,
  suspended_at: null,
  suspended_reason: null,
  two_factor_confirmed_at: null,
};
const suspended_at = '2026-11-19T03:00:00.000000Z';
const told = (fields: Partial<UserRecord>) =>
  actionsFor({ ...dana, ...fields }).map(({ name, right, words }) => [name, right, words.done, words.danger]);

it('offers a renter more rights, and help', () => {
  expect(told({})).toEqual([
    ['grant_store_access', 'people', 'Dana can list machines', false],
    ['send_password_link', 'people', 'Password link sent to Dana', false],
    ['end_sessions', 'people', 'Dana is signed out', true],
  ]);
});

it('offers a suspended admin who owns machines to be restored, to have fewer rights, and no second factor', () => {
  const fields = { suspended_at, two_factor_confirmed_at: suspended_at, role: 'finance' } as const;
  expect(told({ ...fields, admin: true, owner: true })).toEqual([
    ['restore', 'accounts', 'Dana can sign in again', false],
    ['revoke_admin', 'accounts', 'Dana is no longer an admin', true],
    ['revoke_store_access', 'people', 'Dana can no longer list machines', true],
    ['end_sessions', 'accounts', 'Dana is signed out', true],
    ['reset_two_factor', 'accounts', 'Dana signs in with the password only', true],
  ]);
});

it('says what became of a deleted account', () => {
  expect([deleteWords(dana), eraseWords(dana)].map(({ done, danger }) => [done, danger])).toEqual([
    ['Account of Dana deleted', true],
    ['Account erased', true],
  ]);
});
