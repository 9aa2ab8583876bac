import type { EntityManager } from 'typeorm';
import { insertRows } from '@kit/server/store/writing';
import { searchSynonyms } from '../reference/reference-data';
import { SearchSynonym } from './search-synonym.entity';

/** Adds what people of the trade say; what an admin changed or deleted stays as it is. */
export async function seedSynonyms(manager: EntityManager, now: Date): Promise<void> {
  const stored = await manager.find(SearchSynonym, { select: { term: true }, withDeleted: true });
  const known = new Set(stored.map(({ term }) => term));
  const missing = searchSynonyms().filter(({ term }) => !known.has(term));
  await insertRows(manager, SearchSynonym, missing, now);
}
