import { matrix } from '../../test/permissions/matrix';
import { rolesMatrix } from '../../test/permissions/matrix-roles';
import { scene, set } from '../../test/permissions/people';
import { paramsFor } from '../../test/permissions/records';
import { cellsOf, visit } from '../../test/permissions/walk';

/** Routes that an admin may write to and a stranger may not. */
const adminWrites = Object.keys(matrix).filter((route) => {
  const [, , , stranger = 0, , admin = 0] = cellsOf(matrix[route] ?? '').own;
  const isRefused = stranger === 403 || stranger === 404;
  return !route.startsWith('GET ') && isRefused && ![401, 403, 404].includes(admin);
});

it('gives every role what the table says', async () => {
  const people = await scene();
  const { own: side } = people.sides;
  const found: Record<string, string> = {};

  for (const route of adminWrites) {
    const allowed: string[] = [];
    for (const role of ['finance', 'catalogue', 'support']) {
      const params = await paramsFor(route, side);
      await set('users', people.people.admin.id, { role });
      const { status } = await visit(people, { route, actor: 'admin', side }, params);
      if (status !== 403) allowed.push(role);
    }
    found[route] = allowed.join(' ');
  }

  expect(found).toEqual(rolesMatrix);
});
