import { useState } from 'react';
import { returned } from './returned';

export interface Typing<Typed> {
  /** What the picker shows; the same object until it changes, or the picker would forget half-typed parts. */
  typed: Typed | null;
  /** Why what stands there cannot be, once the field was left. */
  refusal: string | null;
  change: (typed: Typed | null) => void;
  changeFocus: (isFocused: boolean) => void;
  /** What was typed is no day, and is taken away. */
  refuseTyped: (typed: string) => void;
}

interface Typed<Days> {
  /** The value from outside, as text. */
  given: string;
  read: (given: string) => Days | null;
  write: (days: Days) => string;
  /** Why these days cannot be; null when they can. */
  refuse: (days: Days) => string | null;
  /** Takes what can be, '' for nothing. */
  handOn: (written: string) => void;
}

/**
 * What is typed into a picker stays while it is typed, and only days that are whole and can be are handed on. Days
 * that cannot be are taken back when the field is left, with the reason.
 */
export function useTyping<Days>({ given, read, write, refuse, handOn }: Typed<Days>): Typing<Days> {
  const [typed, setTyped] = useState(() => read(given));
  const [isFocused, setFocused] = useState(false);
  const [seen, setSeen] = useState(given);
  const [sent, setSent] = useState<readonly string[]>([given]);
  const [noDay, setNoDay] = useState<string | null>(null);

  // What comes back from here changes nothing, and nothing from outside disturbs who is typing.
  const isOwn = sent.includes(given);
  if (given !== seen && (isOwn || !isFocused)) {
    setSeen(given);
    setSent(returned(sent, given));
    if (!isOwn) setTyped(read(given));
  }

  const send = (written: string) => {
    if (written === sent.at(-1)) return;
    setSent([...sent, written]);
    handOn(written);
  };
  const refusal = noDay ?? (typed === null ? null : refuse(typed));
  return {
    typed,
    refusal: isFocused ? null : refusal,
    change: (days) => {
      setTyped(days);
      if (days === null || refuse(days) === null) send(days === null ? '' : write(days));
    },
    changeFocus: (focused) => {
      setFocused(focused);
      if (focused) setNoDay(null);
      if (!focused && refusal !== null) send('');
    },
    refuseTyped: (text) => {
      setNoDay(`${text} is not in the calendar.`);
      send('');
    },
  };
}
