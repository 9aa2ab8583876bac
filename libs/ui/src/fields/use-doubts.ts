import { useState } from 'react';

/** Something typed that can hardly be, as a question, and the answer that settles it. */
export type FieldDoubt = { question: string; answer: string };

export type Doubts = {
  /** A field in doubt: its question, and whether it is settled. */
  of: (
    field: string,
  ) => { doubt: FieldDoubt; isSettled: boolean; settle: (isSettled: boolean) => void } | null;
  /** The questions that nobody has answered, by field; a form waits for them. */
  open: () => Record<string, string>;
};

/** Tracks which doubts are answered. An answer is about the very words: another figure raises a new doubt. */
export function useDoubts(doubts: Readonly<Record<string, FieldDoubt | undefined>>): Doubts {
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const keyOf = (field: string, { answer }: FieldDoubt) => `${field}: ${answer}`;

  return {
    of: (field) => {
      const doubt = doubts[field];
      if (doubt === undefined) return null;
      const key = keyOf(field, doubt);
      const settle = (isSettled: boolean) =>
        setSettled(
          (before) => new Set([...before].filter((one) => one !== key).concat(isSettled ? key : [])),
        );
      return { doubt, isSettled: settled.has(key), settle };
    },
    open: () =>
      Object.fromEntries(
        Object.entries(doubts).flatMap(([field, doubt]) =>
          doubt && !settled.has(keyOf(field, doubt)) ? [[field, `${doubt.question} Is that right?`]] : [],
        ),
      ),
  };
}
