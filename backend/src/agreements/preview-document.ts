import type { DocumentPreview, DocumentRecord } from '@yard/contracts';
import { isPlaceholder, sampleAgreement } from '@yard/contracts/placeholders';
import { formatMoney } from '@kit/money';
import { CURRENCY } from '@kit/server/base/settings/money';
import { filledText } from './filled-text';

/** The text filled with a sample rental; `sample` may hold other values by placeholder. */
export function previewDocument(document: DocumentRecord, sample: unknown, today: string): DocumentPreview {
  const values = sampleAgreement(today, (major) => formatMoney(major, CURRENCY, { exact: true }));
  const given = Object.entries(typeof sample === 'object' && sample !== null ? sample : {});
  for (const [name, value] of given) {
    if (isPlaceholder(name) && (typeof value === 'string' || typeof value === 'number')) {
      values[name] = String(value);
    }
  }
  return { ...document, html: filledText(document.content, values) };
}
