import { SkeletonBlock, Stack } from '@yard/ui';

export function WaitingCards() {
  return (
    <Stack gap={3} bare role="status" aria-label="Loading">
      {[1, 2, 3].map((card) => (
        <SkeletonBlock key={card} height={94} />
      ))}
    </Stack>
  );
}
