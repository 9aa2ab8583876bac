import { type MachineRecord, machineType } from '@yard/contracts';
import { useWire } from '@yard/data';
import { useSession } from '@yard/session';
import { Grid, Rating, Row, SkeletonCards, Stack } from '@yard/ui';
import { useEffect, useRef } from 'react';
import { MachineCard } from '../machines/machine-card';
import { useSimilar } from '../machines/use-similar';
import { useSeen } from '../machines/use-seen';
import { saveSeenMachine } from '../saved/seen-machines';
import { SeenSection } from '../saved/seen-section';
import { ReportListing } from './report-listing';
import type { RentalChoice } from './rental-choice';
import { WhereItStands } from './where-it-stands';
import { ReviewList } from './review-list';

export type MachineBelowProps = { machine: MachineRecord; choice: RentalChoice };

/** One row on a wide screen. */
const SHOWN = 4;

/** Where the machine stands, what renters say of it and, once a reader comes near, where to go on: others of its type, and those seen before. */
export default function MachineBelow(props: MachineBelowProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useSeen(place);
  useKeepSeen(props.machine);
  usePageView(props.machine);
  return (
    <Stack ref={place} gap={12}>
      <WhereItStands machine={props.machine} />
      {props.machine.reviews > 0 && <MachineReviews machine={props.machine} />}
      {isNear && (
        <>
          <SimilarMachines {...props} />
          <SeenSection except={props.machine.id} />
          <ReportListing machine={props.machine} />
        </>
      )}
    </Stack>
  );
}

/** From now on the machine is one that was seen; not a draft, nor one's own. */
function useKeepSeen(machine: MachineRecord) {
  const { user } = useSession();
  const reader = user?.id ?? null;
  useEffect(() => {
    if (reader === machine.user_id || machine.published_at === null) return;
    saveSeenMachine(machine, reader, Date.now());
  }, [machine, reader]);
}

function SimilarMachines({ machine, choice: { from, to } }: MachineBelowProps) {
  const { others } = useSimilar(machine, { from, to }, SHOWN);
  if (others === undefined) return <SkeletonCards count={SHOWN} />;
  if (others.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="similar-machines">
      <h2 id="similar-machines">
        {from !== '' && to !== '' ? 'Similar, and free on your days' : 'Similar machines'}
      </h2>
      <Grid as="ul" fit={250} gap={5} bare>
        {others.map((other) => (
          <Grid as="li" key={other.id}>
            <MachineCard machine={other} level={3} days={{ from, to }} />
          </Grid>
        ))}
      </Grid>
    </Stack>
  );
}

function MachineReviews({ machine }: { machine: MachineRecord }) {
  return (
    <Stack as="section" gap={4} aria-labelledby="reviews">
      <Row as="h2" id="reviews" gap={3} align="center" wrap>
        Reviews <Rating {...machine} />
      </Row>
      <ReviewList of={{ machine_id: machine.id }} />
    </Stack>
  );
}

/** Tells the server that somebody looks at the machine's page, for its owner's counts. */
function usePageView({ id, user_id, published_at }: MachineRecord): void {
  const { http } = useWire();
  const { user } = useSession();
  const counts = published_at !== null && user?.id !== user_id;
  useEffect(() => {
    if (!counts) return;
    http.post(`${machineType.endpoint}/${id}/page_views`).catch(() => {
      // The reader misses nothing where their visit is not counted.
    });
  }, [http, id, counts]);
}
