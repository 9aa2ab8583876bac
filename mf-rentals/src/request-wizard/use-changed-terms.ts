import type { Terms } from '@yard/contracts';
import { useState } from 'react';
import { termsIn } from './shown-terms';

/** The terms as they were shown, and as they are. */
export type ChangedTerms = { before: Terms; now: Terms };

/** Sends what names the terms that were shown; where they are others meanwhile, they are shown before it is sent again. */
export function useChangedTerms(reload: () => Promise<unknown>) {
  const [terms, setTerms] = useState<ChangedTerms | null>(null);
  /** @returns null where the terms are others */
  const sending = async <R>(
    before: Terms | null,
    send: (seen: Terms | null) => Promise<R>,
  ): Promise<R | null> => {
    try {
      return await send(before);
    } catch (error) {
      const now = termsIn(error);
      if (!before || !now) throw error;
      await reload();
      setTerms({ before, now });
      return null;
    }
  };
  return { terms, sending, forget: () => setTerms(null) };
}
