import type { Geotag, MachineRecord } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { priceIsFor, type shownPrice } from './shown-price';

export interface Pin {
  id: number;
  place: Geotag;
  /** Major units; null where there is none. */
  amount: number | null;
  price: string;
  /** Label for screen readers: `CAT 320, $240 a day`. */
  name: string;
}

type Shown = Pick<MachineRecord, 'id' | 'subject' | 'geotag'>;

export function pinsOf<Machine extends Shown>(
  machines: readonly Machine[],
  priceOf: (machine: Machine) => ReturnType<typeof shownPrice>,
  currency: string,
): Pin[] {
  return machines.flatMap((machine) => {
    const { id, subject, geotag } = machine;
    if (geotag === null) return [];
    const { amount, of } = priceOf(machine);
    const price = of === 'none' ? 'No offer' : priceWords(amount, currency);
    const words =
      of === 'none'
        ? 'no offer for this search'
        : amount === null
          ? 'no price'
          : `${price} ${priceIsFor[of]}`;
    return [{ id, place: geotag, amount, price, name: `${subject}, ${words}` }];
  });
}

/** `12 machines, from $240`. @param least  null where none has a price */
export function groupName(count: number, least: number | null, currency: string): string {
  const machines = `${count.toLocaleString('en-US')} machines`;
  return least === null ? machines : `${machines}, from ${priceWords(least, currency)}`;
}

/** Whole units: a pin has no room for more. */
function priceWords(amount: number | null, currency: string): string {
  return amount === null ? '–' : formatMoney(Math.round(amount), currency);
}

/** The machines of the list's page and those that the map requested, each once. */
export function joined<Machine extends { id: number }>(...lists: (readonly Machine[])[]): Machine[] {
  return [...new Map(lists.flat().map((machine) => [machine.id, machine])).values()];
}
