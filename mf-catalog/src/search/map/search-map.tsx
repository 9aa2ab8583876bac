import type { MachinePage } from '@yard/contracts';
import type { ListFilters } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import { Box, Button, cx, SkipButton } from '@yard/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { neededAt } from '../../machines/needed-at';
import { daysFor } from '../search-days';
import { useBeside } from '../use-beside';
import type { Search } from '../use-search';
import type { SearchPlace } from '../use-search-place';
import { searchOf } from './area';
import type { MachineMap } from './machine-map';
import { MapInstead, ZoomButtons } from './map-parts';
import { PickedMachines } from './picked-machines';
import { SizeButton } from './size-button';
import { useMachineMap } from './use-machine-map';
import { usePins } from './use-pins';
import styles from './map.module.css';

export type SearchMapProps = {
  search: Search;
  place: SearchPlace;
  filters: ListFilters;
  page: MachinePage | undefined;
  list: RefObject<HTMLElement | null>;
};

/** The machines of a search where they stand. All that it tells is in the list, too. */
export default function SearchMap(props: SearchMapProps) {
  const { search, list } = props;
  const frame = useRef<HTMLDivElement>(null);
  const isBeside = useBeside();
  const [isLarge, setLarge] = useState(false);
  const isFull = isLarge && !isBeside;
  const { is, again, map, picked, pick, isMoved, searchHere, machines, hasAll } = useSearchMap(
    { ...props, isInFlow: !isBeside && !isFull },
    frame,
  );
  return (
    <Box
      as="section"
      framed
      className={cx(styles.map, isFull && styles.full)}
      aria-label="Map of the machines found"
      tabIndex={isFull ? -1 : undefined}
      onKeyDown={({ key }) => key === 'Escape' && (picked.length > 0 ? pick([]) : setLarge(false))}
    >
      {!isFull && <SkipButton inside label="Skip the map" onSkip={() => list.current?.focus()} />}
      {map && !isBeside && <SizeButton isFull={isFull} onChange={setLarge} />}
      <div ref={frame} className={styles.frame} />
      {map === null && <MapInstead is={is} again={again} comfort="The list has the same machines." />}
      {map && isMoved && <SearchHere onPress={searchHere} />}
      {map && <ZoomButtons map={map} />}
      {map && !hasAll && <p className={styles.some}>The first {machines.length} are shown</p>}
      {picked.length > 0 && (
        <PickedMachines
          machines={picked}
          daysOf={(machine) => daysFor(machine, search.state)}
          needed={neededAt(search.state, props.place.centre)}
          onShown={(id, panel) => map?.uncover(id, panel)}
          onClose={() => pick([])}
        />
      )}
    </Box>
  );
}

const SearchHere = ({ onPress }: { onPress: () => void }) => (
  <div className={styles.here}>
    <Button small icon="search" onPress={onPress}>
      Search this area
    </Button>
  </div>
);

/** The map in its frame, what was chosen on it, and the search of where it was moved to. */
function useSearchMap(
  { search, place, filters, page, list, isInFlow }: SearchMapProps & { isInFlow: boolean },
  frame: RefObject<HTMLElement | null>,
) {
  const { distance_unit, currency, map_style_url } = useSettings();
  const [ids, pick] = useState<number[]>([]);
  const [isMoved, setMoved] = useState(false);
  const { map, is, again } = useMachineMap(frame, {
    styleUrl: map_style_url ?? undefined,
    currency,
    isInFlow,
    onPick: pick,
    onPoint: (id) => pointCard(list.current, id),
    onMoved: () => setMoved(true),
  });
  useListInStep(list, map);
  const { machines, hasAll, keepView } = usePins(map, { search, place, filters, page, picked: ids });

  const searchHere = () => {
    if (map === null) return;
    const area = searchOf(map.view(), distance_unit, map.land.places);
    keepView(area.at);
    setMoved(false);
    pick([]);
    search.change(area);
  };
  const picked = machines.filter(({ id }) => ids.includes(id));
  return { map, is, again, picked, pick, isMoved, searchHere, machines, hasAll };
}

/** Cards of the list name their machine so. */
const CARD = '[data-machine]';

/** A card that is pointed at, or has the focus, sets its machine apart on the map. */
function useListInStep(list: RefObject<HTMLElement | null>, map: MachineMap | null): void {
  useEffect(() => {
    const element = list.current;
    if (element === null || map === null) return undefined;
    const idOf = (part: Element) => part.closest<HTMLElement>(CARD)?.dataset.machine;
    const point = ({ target }: Event) => map.point(Number(idOf(target as Element)) || null);
    const leave = () => map.point(null);
    const ends = new AbortController();
    for (const name of ['pointerover', 'focusin']) element.addEventListener(name, point, ends);
    for (const name of ['pointerleave', 'focusout']) element.addEventListener(name, leave, ends);
    return () => ends.abort();
  }, [list, map]);
}

/** Sets the card of a machine apart; React knows nothing of that class, and leaves it alone. */
export function pointCard(list: HTMLElement | null, id: number | null): void {
  for (const card of list?.querySelectorAll<HTMLElement>(CARD) ?? []) {
    card.classList.toggle(styles.pointedCard ?? '', card.dataset.machine === String(id));
  }
}
