import { type FavouriteRecord, favouriteType } from '@yard/contracts/saved';
import { useAlertedCall, useDestroy, useRecords } from '@yard/data';
import {
  Button,
  Card,
  Grid,
  LoadFailed,
  pageOf,
  Pagination,
  SkeletonCards,
  Stack,
  Text,
  Unbroken,
} from '@yard/ui';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { MachineCard } from '../machines/machine-card';

const PER_PAGE = 24;

/** The machines that the reader saved, the newest first; one that is not offered any more says so. */
export function SavedMachines() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack as="section" gap={4} aria-labelledby="saved-machines">
      <h2 id="saved-machines" ref={heading} tabIndex={-1}>
        Machines
      </h2>
      <Favourites onRemoved={() => heading.current?.focus()} />
    </Stack>
  );
}

/** @param onRemoved  the button that had the focus is gone */
function Favourites({ onRemoved }: { onRemoved: () => void }) {
  const [page, setPage] = useState(1);
  const favourites = useRecords(favouriteType, { page, per_page: PER_PAGE });

  if (favourites.data === undefined) {
    if (!favourites.isError) return <SkeletonCards count={4} />;
    return <LoadFailed title="We couldn’t load your machines" answer={favourites} />;
  }
  if (favourites.data.data.length === 0) {
    return (
      <Text soft>
        No machines yet. Tap the heart on <Link to="/search">a machine</Link> to save it here.
      </Text>
    );
  }
  return (
    <>
      <Grid as="ul" fit={250} gap={5} bare aria-busy={favourites.isPlaceholderData}>
        {favourites.data.data.map((favourite) => (
          <Grid as="li" key={favourite.id}>
            {favourite.machine ? (
              <MachineCard machine={favourite.machine} level={3} />
            ) : (
              <Withdrawn favourite={favourite} onRemoved={onRemoved} />
            )}
          </Grid>
        ))}
      </Grid>
      <Pagination {...pageOf(favourites.data)} noun="machines" onPage={setPage} />
    </>
  );
}

function Withdrawn({ favourite, onRemoved }: { favourite: FavouriteRecord; onRemoved: () => void }) {
  const destroy = useDestroy(favouriteType);
  const call = useAlertedCall();
  const remove = async () => {
    if (await call(destroy.mutateAsync(favourite.id))) onRemoved();
  };
  return (
    <Card>
      <Stack gap={3} align="start" full>
        <Text as="h3" size={16} soft breaks>
          <Unbroken text={favourite.subject} />
        </Text>
        <Text grows>Not listed right now. It’s back when its owner lists it again.</Text>
        <Button
          small
          icon="trash"
          busy={destroy.isPending}
          onPress={() => void remove()}
          aria-label={`Remove ${favourite.subject}`}
        >
          Remove
        </Button>
      </Stack>
    </Card>
  );
}
