import { type MachineRecord, machineType, placeWords } from '@yard/contracts';
import { useWire } from '@yard/data';
import { Slot, useSettings } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { ReportSheet } from '@yard/threads';
import { Button, Grid, Rating, Row, SkeletonBlock, Stack } from '@yard/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { SimilarMachines } from '../machines/similar-machines';
import { useSeen } from '../machines/use-seen';
import { saveSeenMachine } from '../saved/seen-machines';
import { SeenSection } from '../saved/seen-section';
import { reachOf } from './place-circles';
import type { RentalChoice } from './rental-choice';
import { ReviewList } from './review-list';
import styles from './machine.module.css';

type MachineBelowProps = { machine: MachineRecord; choice: RentalChoice };

/** The machine's place and reviews and, once the reader is near, others of its type and those seen before. */
export default function MachineBelow({ machine, choice }: MachineBelowProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useSeen(place);
  useKeepSeen(machine);
  usePageView(machine);
  return (
    <Stack ref={place} gap={12}>
      <WhereItStands machine={machine} />
      {machine.reviews > 0 && <MachineReviews machine={machine} />}
      {isNear && (
        <>
          <Slot name="machine.below" machine_id={machine.id} skeleton={<SkeletonBlock height={320} />} />
          <SimilarMachines machine={machine} days={choice} count={4} />
          <SeenSection except={machine.id} />
          <ReportListing machine={machine} />
        </>
      )}
    </Stack>
  );
}

/** Saves the machine as one that was seen, unless it is a draft or the reader's own. */
function useKeepSeen(machine: MachineRecord) {
  const { user } = useSession();
  const reader = user?.id ?? null;
  useEffect(() => {
    if (reader === machine.user_id || machine.published_at === null) return;
    saveSeenMachine(machine, reader, Date.now());
  }, [machine, reader]);
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

function ReportListing({ machine: { id, user_id } }: { machine: MachineRecord }) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (user === null || user.id === user_id) return null;
  return (
    <p>
      <Button small kind="quiet" onPress={() => setOpen(true)}>
        Report the listing
      </Button>
      {isOpen && (
        <ReportSheet
          what="the listing"
          path={`${machineType.endpoint}/${id}/report`}
          onClose={() => setOpen(false)}
        />
      )}
    </p>
  );
}

const PlaceMap = lazy(() => import('./place-map'));

/** The machine's approximate place in words, and on a map once it is in sight; its space is reserved. */
function WhereItStands({ machine }: { machine: MachineRecord }) {
  const section = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const isNear = useSeen(section);
  const { distance_unit } = useSettings();
  const place = placeWords(machine);
  if (place === null || machine.geotag === null) return null;
  const reach = reachOf(machine);
  return (
    <Stack ref={section} gap={4} className={styles.where}>
      <h2>Location</h2>
      <Grid className={styles.place}>
        {isNear && (
          <Suspense fallback={<SkeletonBlock height="100%" />}>
            <PlaceMap machine={machine} onSkip={() => words.current?.focus()} />
          </Suspense>
        )}
      </Grid>
      <p ref={words} tabIndex={-1} className={styles.words}>
        In {place}. The exact address comes with the booking.
        {reach !== null &&
          ` The dashed line shows how far it is delivered: up to ${reach.toLocaleString('en-US')} ${distance_unit}.`}
      </p>
    </Stack>
  );
}
