import type { Parties } from './rental-parties';

/** The place of pick-up and the number to call, as facts of a document; none without pick-up. */
export function pickupFacts({ pickup }: Parties): [string, string][] {
  const facts: [string, string | null | undefined][] = [
    ['Pick-up at', pickup?.address],
    ['Owner’s phone', pickup?.owner_phone],
  ];
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}
