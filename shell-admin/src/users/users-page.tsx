import { userType } from '@yard/contracts';
import { AdminList } from '@yard/remote-kit/admin-list';
import { userColumns } from './user-columns';
import { UserPanel } from './user-panel';

const RIGHTS = {
  name: 'admin',
  label: 'Rights',
  segments: [
    { value: '', label: 'Everybody' },
    { value: 'true', label: 'Admins' },
    { value: 'false', label: 'Not admins' },
  ],
} as const;
const STANDING = {
  name: 'suspended',
  label: 'Standing',
  segments: [
    { value: '', label: 'Any standing' },
    { value: 'false', label: 'Active' },
    { value: 'true', label: 'Suspended' },
  ],
} as const;

/** All accounts; one opens beside the list. */
export const UsersPage = () => (
  <AdminList
    type={userType}
    title="Users"
    noun="user"
    beside="user"
    live
    search="Name, e-mail, phone"
    choices={[RIGHTS, STANDING]}
    order={[['name', 'email', 'created_at'], { key: 'name', direction: 'asc' }]}
    columns={userColumns}
    none={{
      icon: 'people',
      title: 'Nobody matches',
      children: 'Try fewer letters or filters.',
      all: 'Show everybody',
    }}
    Panel={UserPanel}
  />
);
