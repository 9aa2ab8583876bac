import { type RefObject, useEffect } from 'react';
import type { MachineMap } from './machine-map';
import styles from './map.module.css';

/** Cards of the list name their machine so. */
const CARD = '[data-machine]';

/** A card that is pointed at, or has the focus, sets its machine apart on the map. */
export function useListInStep(list: RefObject<HTMLElement | null>, map: MachineMap | null): void {
  useEffect(() => {
    const element = list.current;
    if (element === null || map === null) return undefined;
    const point = ({ target }: Event) => map.point(machineOf(target as Element));
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

function machineOf(part: Element): number | null {
  const card = part.closest<HTMLElement>(CARD);
  return card ? Number(card.dataset.machine) : null;
}
