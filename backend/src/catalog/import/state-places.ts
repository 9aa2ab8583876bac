import type { PostalPlace } from '../reference/reference-data';

/** The postal-code table has nothing of Puerto Rico; this is the centre of its capital. */
const SAN_JUAN: PostalPlace = {
  postal_code: '00901',
  city: 'San Juan',
  state: 'PR',
  lat: 18.4655,
  lng: -66.1057,
};

/** Places a machine of which only the state is known: always the same place for the same machine. */
export interface StatePlaces {
  /** @returns null when the state has no postal code at all */
  placeFor(state: string, sourceId: string): PostalPlace | null;
}

/**
 * Spreads machines over the postal codes of their state, so that a map shows the state and not one heap in its
 * middle. Military codes have no state and are never chosen.
 */
export function statePlaces(places: readonly PostalPlace[]): StatePlaces {
  const byState = new Map<string, PostalPlace[]>([[SAN_JUAN.state, [SAN_JUAN]]]);
  for (const place of places) {
    if (place.state === '') continue;
    const ofState = byState.get(place.state);
    if (ofState) ofState.push(place);
    else byState.set(place.state, [place]);
  }
  return {
    placeFor(state, sourceId) {
      const choices = byState.get(state) ?? [];
      return choices[hash(sourceId) % choices.length] ?? null;
    },
  };
}

/** FNV-1a, 32 bits: spreads short ids evenly and is the same on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}
