import type { CurrentUser } from '@yard/contracts';
import type { Access } from '@yard/remote-kit';
import { allows } from './access';

const renter: CurrentUser = {
  id: 1,
  name: 'Ray Renter',
  email: 'ray@example.com',
  phone: null,
  email_verified_at: null,
  owner: false,
};
const people = { guest: null, renter, owner: { ...renter, owner: true }, admin: { ...renter, admin: true } };

const allowed: Record<Access, (keyof typeof people)[]> = {
  any: ['guest', 'renter', 'owner', 'admin'],
  guest: ['guest'],
  user: ['renter', 'owner', 'admin'],
  renter: ['renter', 'admin'],
  owner: ['owner'],
  admin: [],
};

describe('access on the public site', () => {
  it.each(Object.entries(allowed))('%s is for %j', (access, who) => {
    const entered = Object.entries(people).filter(([, user]) => allows(access as Access, user));

    expect(entered.map(([name]) => name)).toEqual(who);
  });
});
