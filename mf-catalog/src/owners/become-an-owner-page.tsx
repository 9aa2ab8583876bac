import { storeAccessRequestType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { useSession } from '@yard/session';
import { LinkButton, LoadFailed, SimpleLayout, SkeletonPage } from '@yard/ui';
import { OpenRequest } from './open-request';
import { StoreAccessForm } from './store-access-form';
import { useStoreAccessEvents } from './use-store-access-events';
import styles from './owners.module.css';

const NEWEST = { sort: 'created_at', direction: 'desc', per_page: 1 } as const;

/** Asking for the right to list machines, and how the request stands. */
export default function BecomeAnOwnerPage() {
  const { user } = useSession();
  const requests = useRecords(storeAccessRequestType, NEWEST);
  const news = useStoreAccessEvents();
  useLiveRecords(storeAccessRequestType, news);

  if (user?.owner) return <HasAccess />;
  if (requests.isError) {
    return <LoadFailed level={1} title="Your request could not be loaded" answer={requests} />;
  }
  if (requests.data === undefined) return <SkeletonPage />;
  const newest = requests.data.data[0];
  return newest?.status === 'open' ? (
    <OpenRequest request={newest} />
  ) : (
    <StoreAccessForm declined={newest?.status === 'declined' ? newest : null} />
  );
}

function HasAccess() {
  return (
    <SimpleLayout title="You can list machines">
      <div className={styles.centre}>
        <p>Your store access is granted. Describe a machine, set its rates, publish it.</p>
        <LinkButton kind="primary" to="/my-machines/new" icon="plus">
          List a machine
        </LinkButton>
      </div>
    </SimpleLayout>
  );
}
