import { AGREEMENTS, type AgreementField, type DocumentRecord, type QuoteRecord } from '@yard/contracts';
import { useEffect, useRef } from 'react';
import { AGREEMENT_FIELDS, type RequestDraft } from '../request-draft';

interface ReadTexts {
  values: Pick<RequestDraft, AgreementField>;
  set: (changes: Partial<Pick<RequestDraft, AgreementField>>) => void;
  documents: readonly DocumentRecord[] | undefined;
  /** Undefined while the price is not known. */
  quote: QuoteRecord | undefined;
  address?: string | undefined;
}

/** A tick is for the text that was there to read: another version, or an agreement filled in otherwise, takes it away. */
export function useReadTexts({ values, set, documents, quote, address = '' }: ReadTexts): void {
  const read = useRef<Partial<Record<AgreementField, string>>>({});
  useEffect(() => {
    if (!documents || !quote) return;
    const filledIn = [quote.subtotal, quote.deposit_amount, address];
    const outdated: AgreementField[] = [];
    for (const field of AGREEMENT_FIELDS) {
      const document = documents.find(({ kind }) => kind === AGREEMENTS[field]);
      const text = [document?.id, ...(field === 'agree_to_rental_agreement' ? filledIn : [])].join();
      const before = read.current[field];
      if (before !== undefined && before !== text && values[field]) outdated.push(field);
      read.current[field] = values[field] ? text : undefined;
    }
    if (outdated.length > 0) set(Object.fromEntries(outdated.map((field) => [field, false])));
  });
}

export function agreedIds(documents: readonly DocumentRecord[]): number[] {
  const kinds = Object.values(AGREEMENTS) as string[];
  return documents.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
}
