import { type MachineRecord, machineType } from '@yard/contracts';
import { isFirstTry, useRecord, useRecords } from '@yard/data';
import { usePageTitle } from '@yard/remote-kit';
import { AwaitedRecord, Page, LoadFailed, PageHeader, pageOf, Pagination, SkeletonCards } from '@yard/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import { MachineCard } from '../machines/machine-card';
import cardStyles from '../machines/machine-card.module.css';
import { readId } from '../machines/machine-words';
import { ProfileFacts, useOwnerProfile } from './owner-facts';
import { ReviewList } from './review-list';
import styles from './reviews.module.css';

const SHOWN = 12;

/** `/machines/{id}/owner`: who rents a machine out, all that they rent out, and what renters say of it. */
export default function OwnerPage() {
  const machine = useRecord(machineType, readId(useParams().id));
  return (
    <Page>
      {machine.data ? (
        <Owner machine={machine.data} />
      ) : (
        <AwaitedRecord title="The owner could not be loaded" answer={machine}>
          The machine may have been taken off the site.
        </AwaitedRecord>
      )}
    </Page>
  );
}

function Owner({ machine }: { machine: MachineRecord }) {
  const { id, user_id, user_name, subject, answers_within_hours: hours } = machine;
  const { data: profile } = useOwnerProfile(id);
  const [page, turnTo] = useState(1);
  const machines = useRecords(machineType, { user_id, page, per_page: SHOWN });
  usePageTitle(user_name);
  return (
    <>
      <PageHeader back={{ to: `/machines/${id}`, label: subject }} title={user_name} />
      <ProfileFacts profile={profile} hours={hours} />
      <section aria-labelledby="machines" className={styles.reviews}>
        <h2 id="machines">Machines</h2>
        <Machines machines={machines} onPage={turnTo} />
      </section>
      {profile && profile.reviews > 0 && !isFirstTry(machines) && (
        <section aria-labelledby="reviews" className={styles.reviews}>
          <h2 id="reviews">Reviews</h2>
          <ReviewList of={{ user_id, about: 'machine' }} />
        </section>
      )}
    </>
  );
}

interface MachinesProps {
  machines: ReturnType<typeof useRecords<MachineRecord>>;
  onPage: (page: number) => void;
}

function Machines({ machines, onPage }: MachinesProps) {
  if (machines.data === undefined) {
    if (!machines.isError) return <SkeletonCards count={4} />;
    return <LoadFailed title="The machines could not be loaded" answer={machines} />;
  }
  return (
    <>
      <ul className={cardStyles.grid} aria-busy={machines.isPlaceholderData}>
        {machines.data.data.map((one) => (
          <li key={one.id}>
            <MachineCard machine={one} level={3} />
          </li>
        ))}
      </ul>
      <Pagination {...pageOf(machines.data)} noun="machines" onPage={onPage} />
    </>
  );
}
