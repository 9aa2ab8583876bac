import { AGREED_KINDS, textOf } from '@yard/contracts';
import type { Document } from './document.entity';

/**
 * Why a version cannot be deleted, or null: never the last of a kind, nor the only published text of one that
 * renters agree to, because no request could be made without it.
 */
export function whyNotDeletable(document: Document, others: readonly Document[]): string | null {
  if (others.length === 0) return 'This is the last document of its kind.';
  const isNeeded = document.published_at !== null && AGREED_KINDS.includes(document.kind);
  const isReplaced = others.some((other) => other.published_at !== null);
  return isNeeded && !isReplaced ? 'This is the only published document of its kind.' : null;
}

/** Why a version cannot be published, or null. */
export function whyNotPublish(document: Document, versions: readonly Document[]): string | null {
  if (document.published_at) return 'This version is published.';
  const isOlder = versions.some(
    (other) => other.published_at && textOf(other) === textOf(document) && other.version > document.version,
  );
  return isOlder ? 'This version is older than the published one.' : null;
}
