import { userType } from '@yard/contracts';
import { useRecord } from '@yard/data';
import { ForRight } from '@yard/session';
import { AwaitedRecord, LinkButton, Panel, SidePanel, Stack } from '@yard/ui';
import { UserActions } from './user-actions';
import { UserDetails } from './user-details';

export function UserPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useRecord(userType, id);
  const user = answer.data;
  return (
    <SidePanel
      title={user?.name ?? 'User'}
      label="User"
      onClose={onClose}
      footer={
        <LinkButton kind="quiet" iconEnd="arrow-right" to={`/users/${id}`}>
          Open as a page
        </LinkButton>
      }
    >
      {user && (
        <Stack gap={5}>
          <UserDetails user={user} />
          <ForRight right="people">
            <Panel title="Role and status">
              <UserActions user={user} onDeleted={onClose} />
            </Panel>
          </ForRight>
        </Stack>
      )}
      {!user && (
        <AwaitedRecord title="We couldn’t load the account" answer={answer}>
          It may have been deleted.
        </AwaitedRecord>
      )}
    </SidePanel>
  );
}
