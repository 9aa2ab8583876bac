import { useCallback, useMemo } from 'react';
import { useDraft } from './use-draft';

/** Texts in a form's fields that are not figures: the fields' values are null until they are. */
export interface UnreadTexts {
  /** By the fields' names. */
  texts: Readonly<Record<string, string>>;
  /** @param text  null once it is a figure */
  store(name: string, text: string | null): void;
}

/** Stores such texts beside a form's draft. */
export function useUnreadTexts(draftName: string | undefined) {
  const draft = useDraft<Record<string, string>>(draftName === undefined ? null : `${draftName}/unread`, {});
  const { value: texts, set } = draft;
  const store = useCallback<UnreadTexts['store']>(
    (name, text) =>
      set(({ [name]: _before, ...others }) => (text === null ? others : { ...others, [name]: text })),
    [set],
  );
  const unread = useMemo<UnreadTexts>(() => ({ texts, store }), [texts, store]);
  return { unread, draft };
}
