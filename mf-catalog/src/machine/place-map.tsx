import type { MachineRecord } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import { Box, SkipButton } from '@yard/ui';
import { useEffect, useRef } from 'react';
import mapStyles from '../search/map/map.module.css';
import { MapInstead, ZoomButtons } from '../search/map/map-parts';
import { useMachineMap } from '../search/map/use-machine-map';
import { placeCircles } from './place-circles';

const nothing = () => undefined;

/** The part of the country that the machine stands in. The words below say the same. */
export default function PlaceMap({ machine, onSkip }: { machine: MachineRecord; onSkip: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  const { distance_unit, currency, map_style_url } = useSettings();
  const { map, is, again } = useMachineMap(frame, {
    styleUrl: map_style_url ?? undefined,
    currency,
    isInFlow: true,
    onPick: nothing,
    onPoint: nothing,
    onMoved: nothing,
  });
  useEffect(() => map?.showCircles(placeCircles(machine, distance_unit)), [map, machine, distance_unit]);
  return (
    <Box as="section" framed className={mapStyles.map} aria-label="Map of the machine’s location">
      <SkipButton inside label="Skip the map" onSkip={onSkip} />
      <div ref={frame} className={mapStyles.frame} />
      {map === null && <MapInstead is={is} again={again} comfort="The words below say where it is." />}
      {map && <ZoomButtons map={map} />}
    </Box>
  );
}
