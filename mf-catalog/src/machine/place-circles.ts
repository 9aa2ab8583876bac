import { blurred, type DistanceUnit, type MachineRecord } from '@yard/contracts';
import type { Circle } from '../search/map/circles';

/** Wider than what `blurred` leaves open: a spot would tell more than the page's words. */
const AROUND: Record<DistanceUnit, number> = { mi: 1, km: 2 };
/** Beyond this delivery is no circle on a map of the country. */
const REACH_SHOWN = 500;

type Placed = Pick<MachineRecord, 'geotag' | 'delivery_options'>;

/** Longest delivery by road; null where the machine is picked up, or it is too far to draw. */
export function reachOf({ delivery_options }: Pick<MachineRecord, 'delivery_options'>): number | null {
  const reach = Math.max(0, ...delivery_options.map(({ radius }) => radius));
  return reach > 0 && reach <= REACH_SHOWN ? reach : null;
}

/** The machine's approximate place, even for readers who see the exact one, and its delivery radius. */
export function placeCircles({ geotag, delivery_options }: Placed, unit: DistanceUnit): Circle[] {
  if (geotag === null) return [];
  const centre = blurred(geotag);
  const reach = reachOf({ delivery_options });
  return [
    { what: 'place', centre, radius: AROUND[unit], unit },
    ...(reach === null ? [] : [{ what: 'reach' as const, centre, radius: reach, unit }]),
  ];
}
