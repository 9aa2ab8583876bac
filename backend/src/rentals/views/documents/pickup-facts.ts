import type { Parties } from './rental-parties';

/** Where the machine is picked up and whom to call, as facts of a paper; none where it is not picked up. */
export function pickupFacts({ pickup }: Parties): [string, string][] {
  const facts: [string, string | null | undefined][] = [
    ['Pick-up at', pickup?.address],
    ['Owner’s phone', pickup?.owner_phone],
  ];
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}
