import { createContext, useContext, useEffect, useId, useMemo, useRef, useState } from 'react';

/** Texts of fields that are not figures, by the fields' names; null once they are. */
export type UnreadTexts = {
  texts: Readonly<Record<string, string>>;
  store: (name: string, text: string | null) => void;
};

/** A form's record of fields with text that they cannot read. */
type Reading = {
  note: (id: string, isUnreadable: boolean) => void;
  /** The form was to be sent meanwhile: what is wrong is shown from now on. */
  wasSent: boolean;
  /** The form's store of such text. */
  unread: UnreadTexts | undefined;
};

const ReadingContext = createContext<Reading | null>(null);
export const ReadingProvider = ReadingContext.Provider;

/** A form's own account: text that a field cannot read is no "none", so such a form is not sent. */
export function useReading(unread?: UnreadTexts) {
  const unreadable = useRef(new Set<string>());
  const [tries, setTries] = useState(0);
  const reading = useMemo<Reading>(
    () => ({
      note: (id, isUnreadable) => {
        if (isUnreadable) unreadable.current.add(id);
        else unreadable.current.delete(id);
      },
      wasSent: tries > 0,
      unread,
    }),
    [tries, unread],
  );
  /** True where the form may be sent; else its fields say why. */
  const isReadable = () => {
    if (unreadable.current.size === 0) return true;
    setTries((count) => count + 1);
    return false;
  };
  return { reading, isReadable, tries };
}

/**
 * Tells the form that this field holds text it cannot read. In a form that is said once it is to be sent: said on the
 * way to its button, it would move the button from under the pointer.
 *
 * @param isLeft  says it where there is no form
 * @returns       whether it is to be shown by now
 */
export function useUnreadable(isUnreadable: boolean, isLeft: boolean): boolean {
  const id = useId();
  const reading = useContext(ReadingContext);
  const note = reading?.note;
  useEffect(() => {
    note?.(id, isUnreadable);
    return () => note?.(id, false);
  }, [note, id, isUnreadable]);
  return isUnreadable && (reading?.wasSent ?? isLeft);
}

/** The text of a field that the form stores; null in a form without a draft, and in a row, whose name passes to the next. */
export function useUnreadText(name: string | undefined) {
  const unread = useContext(ReadingContext)?.unread;
  if (!unread || name === undefined || /\.\d/.test(name)) return null;
  return { text: unread.texts[name], store: (text: string | null) => unread.store(name, text) };
}
