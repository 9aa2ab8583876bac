import { Injectable } from '@nestjs/common';
import { PlacesService } from '../addresses/places.service';
import type { MachineList } from './machine-index';

/** A list from the place that its search names, without the words of the place. */
export interface SearchWithPlace {
  list: MachineList;
  named: NamedPlace | null;
}

interface NamedPlace {
  /** `Memphis, TN` */
  label: string;
  /** Has the postal code where one was named: `38103 Memphis, TN`. */
  place: string;
}

/** Before a place; "near me" names none. */
const NEAR = /^(.*?)\b(?:near|around)\s+(.+)$/i;
/** Words of a place with its state and postal code: "Salt Lake City North Dakota 84101". */
const PLACE_WORDS = 6;

@Injectable()
export class PlacesInSearch {
  constructor(private readonly places: PlacesService) {}

  /** A list that has a place already keeps it, and its words as they are. */
  async read(list: MachineList): Promise<SearchWithPlace> {
    const [, before = '', after = ''] = NEAR.exec(list.search ?? '') ?? [];
    if (after === '' || list.lat != null || list.lng != null) return { list, named: null };
    const words = after.trim().split(/\s+/);
    for (let count = Math.min(PLACE_WORDS, words.length); count > 0; count -= 1) {
      const text = words.slice(0, count).join(' ');
      const place = await this.places.named(text);
      if (!place) continue;
      const search = [before.trim(), ...words.slice(count)].join(' ').trim() || null;
      const { lat, lng, city, state, postal_code } = place;
      const label = `${city}, ${state}`;
      const named = { label, place: text.includes(postal_code) ? `${postal_code} ${label}` : label };
      return { list: { ...list, search, lat, lng }, named };
    }
    return { list, named: null };
  }
}
