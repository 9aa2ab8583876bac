import { Injectable } from '@nestjs/common';
import { PlacesService } from '../../addresses/places.service';
import type { MachineList } from './machine-index';

/** A list from the place that its search names, without the words of the place. */
export interface SaidPlace {
  list: MachineList;
  /** `Memphis, TN`; null where no place is said. */
  label: string | null;
}

/** Before a place; "near me" names none. */
const NEAR = /^(.*?)\b(?:near|around)\s+(.+)$/i;
/** Words of a place with its state: "Salt Lake City UT". */
const PLACE_WORDS = 4;

/** Reads "excavator near memphis" as a search from there. */
@Injectable()
export class SaidPlaces {
  constructor(private readonly places: PlacesService) {}

  /** A list that has a place already keeps it, and its words as they are. */
  async read(list: MachineList): Promise<SaidPlace> {
    const [, before = '', after = ''] = NEAR.exec(list.search ?? '') ?? [];
    if (after === '' || list.lat != null || list.lng != null) return { list, label: null };
    const words = after.trim().split(/\s+/);
    for (let count = Math.min(PLACE_WORDS, words.length); count > 0; count -= 1) {
      const place = await this.places.named(words.slice(0, count).join(' '));
      if (!place) continue;
      const search = [before.trim(), ...words.slice(count)].join(' ').trim() || null;
      const { lat, lng, city, state } = place;
      return { list: { ...list, search, lat, lng }, label: `${city}, ${state}` };
    }
    return { list, label: null };
  }
}
