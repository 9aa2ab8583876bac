import { In, type EntityManager } from 'typeorm';
import { PostalCode } from '../../addresses/postal-code.entity';
import { Document } from '../../agreements/document.entity';
import { MachineType } from '../../catalog/machine-types/machine-type.entity';
import { insertRows } from './insert-rows';
import { documentText, machineTypes, postalPlaces } from './reference-data';

/** What every installation starts with: machine types, postal codes, a published text of each kind. Idempotent. */
export async function seedReference(manager: EntityManager, now: Date): Promise<void> {
  await seedMachineTypes(manager, now);
  await seedPostalCodes(manager);
  await seedDocuments(manager, now);
}

/** Adds the types of the trade that are missing; one that an admin renamed or deleted stays as it is. */
export async function seedMachineTypes(manager: EntityManager, now: Date): Promise<void> {
  const kept = await manager.find(MachineType, { select: { slug: true, name: true }, withDeleted: true });
  const known = new Set(kept.flatMap(({ slug, name }) => [slug, name]));
  const missing = machineTypes().filter(({ slug, name }) => !known.has(slug) && !known.has(name));
  await insertRows(manager, MachineType, missing, now);
}

const POSTAL_CODES_PER_STATEMENT = 150;

/** Fills the empty table of postal codes: 41,488 rows; of the two codes that occur twice the first is kept. */
export async function seedPostalCodes(manager: EntityManager): Promise<void> {
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

const DOCUMENTS = {
  terms_and_conditions: 'Terms and Conditions',
  privacy_policy: 'Privacy Policy',
  insurance_disclaimer: 'Insurance Disclaimer',
  rental_agreement: 'Equipment Rental Agreement',
} as const;

/** Publishes a first text of each kind that people agree to and that has none yet. */
export async function seedDocuments(manager: EntityManager, now: Date): Promise<void> {
  const kinds = Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[];
  const kept = await manager.find(Document, { where: { kind: In(kinds) }, withDeleted: true });
  const missing = kinds.filter((kind) => kept.every((document) => document.kind !== kind));
  const rows = missing.map((kind) => ({
    kind,
    name: DOCUMENTS[kind],
    content: documentText(kind),
    version: 1,
    user_id: null,
    published_at: now,
  }));
  await insertRows(manager, Document, rows, now);
}
