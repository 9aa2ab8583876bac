import { type MachineRecord, machineType, placeWords } from '@yard/contracts';
import { isFirstTry, useRecord, useRecords } from '@yard/data';
import { usePageTitle } from '@yard/remote-kit';
import {
  Avatar,
  AwaitedRecord,
  Grid,
  Page,
  LoadFailed,
  PageHeader,
  pageOf,
  Pagination,
  Row,
  SkeletonCards,
  Stack,
  Text,
} from '@yard/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import { MachineCards } from '../machines/machine-cards';
import { readId } from '../machines/machine-words';
import { ProfileFacts, useOwnerProfile } from './owner-facts';
import { ReviewList } from './review-list';

const SHOWN = 12;

/** `/machines/{id}/owner`: who rents a machine out, all that they rent out, and what renters say of it. */
export default function OwnerPage() {
  const machine = useRecord(machineType, readId(useParams().id));
  return (
    <Page>
      {machine.data ? (
        <Owner machine={machine.data} />
      ) : (
        <AwaitedRecord title="We couldn’t load this owner" answer={machine}>
          The machine may have been taken down.
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
      <PageHeader
        back={{ to: `/machines/${id}`, label: subject }}
        title={
          <Row as="span" gap={3} align="center">
            <Avatar name={user_name} size={56} /> {user_name}
          </Row>
        }
        lead={placesOf(machines.data?.data ?? [machine])}
      />
      <ProfileFacts profile={profile} hours={hours} />
      {profile?.about && (
        <Text lines breaks above={4} data-private>
          {profile.about}
        </Text>
      )}
      <Grid side={380} gap={12} above={8} align="start">
        <Stack as="section" gap={4} aria-labelledby="machines">
          <h2 id="machines">Machines</h2>
          <Machines machines={machines} onPage={turnTo} />
        </Stack>
        {profile && profile.reviews > 0 && !isFirstTry(machines) && (
          <Stack as="section" gap={4} aria-labelledby="reviews">
            <h2 id="reviews">Reviews</h2>
            <ReviewList of={{ user_id, about: 'machine' }} />
          </Stack>
        )}
      </Grid>
    </>
  );
}

const placesOf = (machines: readonly MachineRecord[]) =>
  [...new Set(machines.map(placeWords))].filter(Boolean).slice(0, 3).join(' · ');

interface MachinesProps {
  machines: ReturnType<typeof useRecords<MachineRecord>>;
  onPage: (page: number) => void;
}

function Machines({ machines, onPage }: MachinesProps) {
  if (machines.data === undefined) {
    if (!machines.isError) return <SkeletonCards count={4} />;
    return <LoadFailed title="We couldn’t load the machines" answer={machines} />;
  }
  return (
    <>
      <MachineCards machines={machines.data.data} level={3} busy={machines.isPlaceholderData} />
      <Pagination {...pageOf(machines.data)} noun="machines" onPage={onPage} />
    </>
  );
}
