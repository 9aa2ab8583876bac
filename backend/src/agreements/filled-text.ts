import { type AgreementValues, fillPlaceholders } from '@yard/contracts/placeholders';
import { safeHtml } from './safe-html';

/** A document filled in for somebody to read: made safe once more, since the values are other people's words. */
export function filledText(content: string, values: AgreementValues): string {
  return safeHtml(fillPlaceholders(content, values));
}
