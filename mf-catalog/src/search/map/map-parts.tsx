import { EmptyState, ErrorState, IconButton, SkeletonBlock, Stack } from '@yard/ui';
import type { MachineMap } from './machine-map';
import styles from './map.module.css';

export function ZoomButtons({ map }: { map: MachineMap }) {
  return (
    <Stack gap={1} className={styles.zoom}>
      <IconButton small icon="plus" label="Nearer" onPress={() => map.zoom(1)} />
      <IconButton small icon="minus" label="Further away" onPress={() => map.zoom(-1)} />
    </Stack>
  );
}

type MapInsteadProps = {
  is: string;
  again: () => void;
  /** Says where else to find what the map would show. */
  comfort: string;
};

/** Replaces the map while it loads, or where there is none. */
export function MapInstead({ is, again, comfort }: MapInsteadProps) {
  if (is === 'loading') {
    return (
      <div className={styles.instead} role="status">
        <span className="visually-hidden">Loading the map</span>
        <SkeletonBlock height="100%" />
      </div>
    );
  }
  return (
    <div className={styles.instead}>
      {is === 'failed' ? (
        <ErrorState title="We couldn’t load the map" onRetry={again}>
          {comfort}
        </ErrorState>
      ) : (
        <EmptyState icon="pin" title="This browser shows no maps">
          It does not offer WebGL, or that is turned off. {comfort}
        </EmptyState>
      )}
    </div>
  );
}
