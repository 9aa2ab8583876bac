import { type DocumentPreview, fillPlaceholders, isPlaceholder, sampleAgreement } from '@yard/contracts';
import { formatMoney } from '@yard/money';
import { CURRENCY } from '../config/money';
import type { Document } from './document.entity';
import { presentDocument } from './present-document';

/** The text filled with a sample rental; `sample` may hold other values by placeholder. */
export function previewDocument(document: Document, sample: unknown, today: string): DocumentPreview {
  const values = sampleAgreement(today, (major) => formatMoney(major, CURRENCY, { exact: true }));
  const given = Object.entries(typeof sample === 'object' && sample !== null ? sample : {});
  for (const [name, value] of given) {
    if (isPlaceholder(name) && (typeof value === 'string' || typeof value === 'number')) {
      values[name] = String(value);
    }
  }
  return { ...presentDocument(document), html: fillPlaceholders(document.content, values) };
}
