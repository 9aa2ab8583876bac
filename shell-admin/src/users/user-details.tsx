import { helpRight, type UserRecord } from '@yard/contracts';
import { ForRight } from '@yard/session';
import { Banner, Button, DateText, Panel, SpecSheet, Text } from '@yard/ui';
import { useState } from 'react';
import { EditUserForm } from './edit-user-form';
import { UserBadges } from './user-badges';

export function UserDetails({ user }: { user: UserRecord }) {
  const [isEditing, setEditing] = useState(false);
  const edit = (
    <ForRight right={helpRight(user)}>
      <Button small kind="quiet" icon="edit" onPress={() => setEditing(true)}>
        Edit
      </Button>
    </ForRight>
  );
  return (
    <>
      {user.suspended_at !== null && (
        <Banner tone="bad" title="Suspended">
          Since <DateText dayOnly value={user.suspended_at} />.{' '}
          <Text as="span" breaks lines>
            {user.suspended_reason}
          </Text>
        </Banner>
      )}
      <Panel title="Account" aside={!isEditing && edit}>
        {isEditing ? (
          <EditUserForm user={user} onDone={() => setEditing(false)} />
        ) : (
          <SpecSheet
            facts={[
              { label: 'Name', value: user.name },
              { label: 'Email', value: user.email },
              { label: 'Email confirmed', value: <DateText dayOnly value={user.email_verified_at} /> },
              { label: 'Phone', value: user.phone ?? '–' },
              { label: 'Joined', value: <DateText dayOnly value={user.created_at} /> },
              { label: 'Rights', value: user.admin || user.owner ? <UserBadges user={user} /> : 'Renter' },
            ]}
          />
        )}
      </Panel>
    </>
  );
}
