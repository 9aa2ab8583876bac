import { isOpenAccessRequest, type StoreAccessRequestRecord, storeAccessRequestType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { useSession } from '@yard/session';
import { LinkButton, LoadFailed, SimpleLayout, SkeletonPage, Stack } from '@yard/ui';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { OpenRequest } from './open-request';
import { StoreAccessForm } from './store-access-form';
import { HowItGoes } from './how-it-goes';
import { WhatItEarns } from './what-it-earns';

const NEWEST = { sort: 'created_at', direction: 'desc', per_page: 1 } as const;

export default function BecomeAnOwnerPage() {
  const { user, loaded } = useSession();
  if (user) return user.owner ? <HasAccess /> : <AskForAccess />;
  return loaded ? <ForGuests /> : <SkeletonPage />;
}

function AskForAccess() {
  const requests = useRecords(storeAccessRequestType, NEWEST);
  const events = useStoreAccessEvents();
  const [isSent, setSent] = useState(false);
  useLiveRecords(storeAccessRequestType, events);

  if (requests.isError) {
    return <LoadFailed level={1} title="We couldn’t load your request" answer={requests} />;
  }
  if (requests.data === undefined) return <SkeletonPage />;
  const newest = requests.data.data[0];
  return newest && isOpenAccessRequest(newest) ? (
    <OpenRequest request={newest} isSent={isSent} />
  ) : (
    <StoreAccessForm declined={newest?.status === 'declined' ? newest : null} onSent={() => setSent(true)} />
  );
}

function ForGuests() {
  return (
    <SimpleLayout title="List your machine">
      <Stack gap={6} below={8}>
        <WhatItEarns />
        <HowItGoes />
      </Stack>
      <Stack gap={6} align="center" centred>
        <LinkButton kind="primary" to="/register">
          Create an account
        </LinkButton>
        <p>
          Have one? <Link to="/login">Sign in</Link>
        </p>
      </Stack>
    </SimpleLayout>
  );
}

function HasAccess() {
  return (
    <SimpleLayout title="You can list machines">
      <Stack gap={6} align="center" centred>
        <p>You’re approved. Describe a machine, set its rates and publish it.</p>
        <LinkButton kind="primary" to="/my-machines/new" icon="plus">
          List a machine
        </LinkButton>
      </Stack>
    </SimpleLayout>
  );
}

/** A decision changes what the user may do: the session is requested again. */
function useStoreAccessEvents() {
  const { user, reload } = useSession();
  return useMemo(
    () => ({
      saved: (request: StoreAccessRequestRecord) => {
        if (request.user_id === user?.id && !isOpenAccessRequest(request)) void reload();
      },
    }),
    [user?.id, reload],
  );
}
