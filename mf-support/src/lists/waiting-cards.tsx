import { SkeletonBlock, Stack } from '@yard/ui';

/** In place of a list of cards that is on its way. */
export function WaitingCards() {
  return (
    <Stack gap={3} bare role="status" aria-label="Loading">
      {[1, 2, 3].map((card) => (
        <SkeletonBlock key={card} height={94} />
      ))}
    </Stack>
  );
}
