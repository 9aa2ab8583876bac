import type { EntityManager } from 'typeorm';
import { seedPostalCodes } from '../../src/catalog/addresses/seed-postal-codes';
import { seedDocuments } from '../../src/agreements/seed-documents';
import { seedSynonyms } from '../../src/catalog/search-synonyms/seed-synonyms';
import { seedMachineTypes } from '../../src/catalog/machine-types/seed-machine-types';

/**
 * What every installation starts with: machine types, synonyms, postal codes, a published text of each kind.
 * Idempotent.
 */
export async function seedReference(manager: EntityManager, now: Date): Promise<void> {
  await seedMachineTypes(manager, now);
  await seedSynonyms(manager, now);
  await seedPostalCodes(manager);
  await seedDocuments(manager, now);
}
