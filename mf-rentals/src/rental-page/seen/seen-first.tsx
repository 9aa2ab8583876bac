import { Banner, Box, Button, Stack } from '@yard/ui';
import type { FormEvent, ReactNode } from 'react';
import type { Change } from '../../words/changes';
import type { SeenRental } from './use-seen-rental';
import styles from '../rental.module.css';

/**
 * Something to act with. While the rental has changed since it was opened, what changed stands in view at the lower
 * edge, below the button; what is typed stays, and sending leads there.
 */
export function SeenFirst({ seen, children }: { seen: SeenRental; children: ReactNode }) {
  const hold = (event: FormEvent) => {
    if (!seen.isStale()) return;
    event.preventDefault();
    event.stopPropagation();
    seen.remind();
  };
  return (
    <>
      <Stack gap={5} shrinks onSubmitCapture={hold}>
        {children}
      </Stack>
      <SeenChanges seen={seen} />
    </>
  );
}

/** Changes since the reader began, shown until they have seen them. */
export function SeenChanges({ seen: { changes, look, notice } }: { seen: SeenRental }) {
  if (changes.length === 0) return null;
  return (
    <Box role="alert" ref={notice} whole className={styles.seen}>
      <Banner tone="warn" title="This rental has changed since you began">
        <ChangeList changes={changes} />
        <Button small onPress={look}>
          I have seen it
        </Button>
      </Banner>
    </Box>
  );
}

/** Each thing as it was and as it is. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <Box as="ul" marked below={3}>
      {changes.map(({ label, before, now }) => (
        <li key={label}>
          {label}: <del>{before}</del> <ins>{now}</ins>
        </li>
      ))}
    </Box>
  );
}
