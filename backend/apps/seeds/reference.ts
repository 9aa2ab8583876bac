import type { EntityManager } from 'typeorm';
import { dateFirstPolicies, seedDocuments } from '../../src/agreements/seed-documents';
import { seedMachineTypes } from '../../src/catalog/machine-types/seed-machine-types';
import { insertRows } from '@kit/server/store/writing';
import { searchSynonyms, postalPlaces } from '../../src/catalog/reference/reference-data';
import { SearchSynonym } from '../../src/catalog/search-synonyms/search-synonym.entity';
import { PostalCode } from '../../src/catalog/addresses/postal-code.entity';

const POSTAL_CODES_PER_STATEMENT = 150;

/** Fills the empty table of postal codes: 41,488 rows; of the two codes that occur twice the first is used. */
async function seedPostalCodes(manager: EntityManager): Promise<void> {
  if ((await manager.count(PostalCode)) > 0) return;
  const places = [...new Map(postalPlaces().map((place) => [place.postal_code, place])).values()];
  for (let from = 0; from < places.length; from += POSTAL_CODES_PER_STATEMENT) {
    const chunk = places.slice(from, from + POSTAL_CODES_PER_STATEMENT);
    // Plain SQL: the query builder takes five times as long for forty thousand rows.
    await manager.query(
      `INSERT INTO postal_codes (postal_code, city, state, lat, lng) VALUES ${chunk.map(() => '(?,?,?,?,?)').join(',')}`,
      chunk.flatMap(({ postal_code, city, state, lat, lng }) => [postal_code, city, state, lat, lng]),
    );
  }
}

/** Initial data of every installation; idempotent. */
export async function seedReference(manager: EntityManager, now: Date): Promise<void> {
  await seedMachineTypes(manager, now);
  await seedSynonyms(manager, now);
  await seedPostalCodes(manager);
  await seedDocuments(manager, now);
  await dateFirstPolicies(manager);
}

/** Adds what people of the trade say; what an admin changed or deleted stays as it is. */
async function seedSynonyms(manager: EntityManager, now: Date): Promise<void> {
  const stored = await manager.find(SearchSynonym, { select: { term: true }, withDeleted: true });
  const known = new Set(stored.map(({ term }) => term));
  const missing = searchSynonyms().filter(({ term }) => !known.has(term));
  await insertRows(manager, SearchSynonym, missing, now);
}
