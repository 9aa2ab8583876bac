import { adminPolicy, helpRight, userPolicy } from './policies';
import { type AdminRight, adminRoles, mayAsAdmin, rolesByRight } from './roles';

const rights = Object.keys(rolesByRight) as AdminRight[];
const admin = (role: (typeof adminRoles)[number] | null) => ({ id: 1, admin: true, owner: false, role });

it.each([
  ['admin', ['accounts', 'people', 'money', 'catalogue', 'reviews', 'site']],
  ['finance', ['money']],
  ['catalogue', ['catalogue', 'reviews']],
  ['support', ['people', 'reviews']],
] as const)('lets %s do what belongs to the role, and says no to the rest', (role, may) => {
  expect(rights.filter((right) => mayAsAdmin(admin(role), right))).toEqual(may);
  expect(rights.filter((right) => adminPolicy[right](admin(role)).allowed)).toEqual(may);
  expect(adminPolicy.manage(admin(role)).allowed).toBe(true);
});

it('gives no right to who is no admin, has no role or is not signed in', () => {
  const others = [null, admin(null), { ...admin('admin'), admin: false }];

  expect(others.flatMap((actor) => rights.filter((right) => mayAsAdmin(actor, right)))).toEqual([]);
});

it('helps an admin with the account by the right to change accounts alone', () => {
  expect([helpRight({ admin: true }), helpRight({ admin: false })]).toEqual(['accounts', 'people']);
  const may = (role: 'admin' | 'support', user: { admin: boolean }) =>
    [userPolicy.help(admin(role), user), userPolicy.impersonate(admin(role), user)].map(
      ({ allowed }) => allowed,
    );

  expect(may('support', { admin: false })).toEqual([true, true]);
  expect(may('support', { admin: true })).toEqual([false, false]);
  expect(may('admin', { admin: true })).toEqual([true, false]);
});
