import { type EntityManager, In } from 'typeorm';
import { insertRows } from '@kit/server/store/writing';
import { documentText } from '../catalog/reference/reference-data';
import { Document } from './document.entity';

const DOCUMENTS = {
  terms_and_conditions: 'Terms and Conditions',
  privacy_policy: 'Privacy Policy',
  insurance_disclaimer: 'Insurance Disclaimer',
  rental_agreement: 'Equipment Rental Agreement',
} as const;

/** Publishes a first text of each kind that people agree to and that has none yet. */
export async function seedDocuments(manager: EntityManager, now: Date): Promise<void> {
  const kinds = Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[];
  const stored = await manager.find(Document, { where: { kind: In(kinds) }, withDeleted: true });
  const missing = kinds.filter((kind) => stored.every((document) => document.kind !== kind));
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

const OLDEST_TEXT = '(SELECT MIN(created_at) FROM documents)';

/** Dates the policies that the migration made: it has one date for all installations, their texts have their own. */
export async function dateFirstPolicies(manager: EntityManager): Promise<void> {
  for (const table of ['deposit_policies', 'cancellation_policies'])
    await manager.query(
      `UPDATE ${table} SET created_at = ${OLDEST_TEXT}, updated_at = ${OLDEST_TEXT}
        WHERE version = 1 AND created_at = '2026-11-20 00:00:00.000'`,
    );
}
