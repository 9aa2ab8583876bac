import { type UserRecord, userType } from '@yard/contracts';
import { useLiveRecords, useRecord } from '@yard/data';
import { lastList, Notes, usePageTitle } from '@yard/remote-kit';
import { ForRight } from '@yard/session';
import { AwaitedRecord, LinkButton, PageHeader, Panel, Stack } from '@yard/ui';
import { useNavigate, useParams } from 'react-router';
import glance from '../glance/glance.module.css';
import { UserActions } from './user-actions';
import { UserBadges } from './user-badges';
import { UserDetails } from './user-details';
import { UserDevices } from './user-devices';
import { UserGlances } from './user-glances';
import { UserMoney } from './user-money';

export function UserPage() {
  const id = Number(useParams().user_id);
  useLiveRecords(userType);
  const answer = useRecord(userType, id);
  if (answer.data) return <Person key={id} user={answer.data} />;
  return (
    <AwaitedRecord title="We couldn’t load the account" answer={answer}>
      It may have been deleted.
    </AwaitedRecord>
  );
}

function Person({ user }: { user: UserRecord }) {
  const navigate = useNavigate();
  const list = lastList('/users');
  usePageTitle(user.name);
  return (
    <>
      <PageHeader
        back={{ to: list, label: 'Users' }}
        title={user.name}
        lead={user.email}
        status={<UserBadges user={user} />}
        actions={
          <LinkButton kind="quiet" icon="history" to={`/activity?record_type=user&record_id=${user.id}`}>
            History
          </LinkButton>
        }
      />
      <div className={glance.page}>
        <Stack gap={5}>
          <UserDetails user={user} />
        </Stack>
        <UserMoney user={user} />
        <Notes on={userType} id={user.id} />
        <UserGlances user={user} />
        <UserDevices user={user} />
        <ForRight right="people">
          <Panel title="Role and status">
            <UserActions user={user} onDeleted={() => void navigate(list)} />
          </Panel>
        </ForRight>
      </div>
    </>
  );
}
