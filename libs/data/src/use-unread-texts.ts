import { useCallback, useMemo } from 'react';
import { useDraft } from './use-draft';

/** What a form's fields hold that they cannot read, such as a figure that is none: its value is null meanwhile. */
export interface UnreadTexts {
  /** By the fields' names. */
  texts: Readonly<Record<string, string>>;
  /** @param text  null once the field can read what it holds */
  keep(name: string, text: string | null): void;
}

/** Such texts beside a form's draft, and kept as it is. */
export function useUnreadTexts(draftName: string | undefined) {
  const draft = useDraft<Record<string, string>>(draftName === undefined ? null : `${draftName}/unread`, {});
  const { value: texts, set } = draft;
  const keep = useCallback<UnreadTexts['keep']>(
    (name, text) =>
      set(({ [name]: _before, ...others }) => (text === null ? others : { ...others, [name]: text })),
    [set],
  );
  const unread = useMemo<UnreadTexts>(() => ({ texts, keep }), [texts, keep]);
  return { unread, draft };
}
