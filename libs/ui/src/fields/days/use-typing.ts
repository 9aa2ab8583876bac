import { useRef, useState } from 'react';
import { useUnreadable } from '../unreadable';
import { type DayParts, filledParts } from './pressed-days';
import { returned } from '../returned';
import { halfDays } from './typed-days';

export interface Typing<Typed> {
  /** The picker's value; the same object until it changes, or the picker would forget half-typed parts. */
  typed: Typed | null;
  /** Why what stands there cannot be, once the field was left. A form around it is not sent. */
  refusal: string | null;
  parts: DayParts;
  change: (typed: Typed | null) => void;
  changeFocus: (isFocused: boolean) => void;
  refuseTyped: (typed: string) => void;
}

interface Typed<Days> {
  /** The value from outside, as text. */
  given: string;
  read: (given: string) => Days | null;
  write: (days: Days) => string;
  refuse: (days: Days) => string | null;
  isOpen?: boolean;
  /** Takes what can be, '' for nothing. */
  handOn: (written: string) => void;
}

/**
 * Keeps what is typed into a picker while it is typed, and hands on only days that are whole and possible. Days that
 * are impossible, or half written, are taken back when the field is left, with the reason.
 */
export function useTyping<Days>({ given, read, write, refuse, isOpen, handOn }: Typed<Days>): Typing<Days> {
  const [typed, setTyped] = useState(() => read(given));
  const [isFocused, setFocused] = useState(false);
  const [seen, setSeen] = useState(given);
  const [sent, setSent] = useState<readonly string[]>([given]);
  const { refused, parts, ...wrong } = useWrong(typed === null ? null : refuse(typed));
  // Own values that come back change nothing, and nothing from outside disturbs who is typing.
  const isOwn = sent.includes(given);
  if (given !== seen && (isOwn || isOpen || !isFocused)) {
    setSeen(given);
    setSent(returned(sent, given));
    if (!isOwn) {
      setTyped(read(given));
      wrong.forget();
    }
  }
  const send = (written: string) => {
    if (written === sent.at(-1)) return;
    setSent([...sent, written]);
    handOn(written);
  };
  return {
    typed,
    refusal: refused,
    parts,
    change: (days) => {
      setTyped(days);
      wrong.change();
      if (days === null || refuse(days) === null) send(days === null ? '' : write(days));
    },
    changeFocus: (focused) => {
      setFocused(focused);
      if (wrong.changeFocus(focused)) send('');
    },
    refuseTyped: (text) => {
      wrong.setNoDay({ words: `${text} is not in the calendar.` });
      send('');
    },
  };
}

/** Why what was typed is no day: a new one each time. */
type Refused = { words: string };

/** The error of a field of days once it was left, until it is changed; a form around it is not sent meanwhile. */
function useWrong(refusal: string | null) {
  const parts: DayParts = { frame: useRef(null), pressed: useRef(null) };
  const [isChanged, setChanged] = useState(false);
  const [noDay, setNoDay] = useState<Refused | null>(null);
  const [half, setHalf] = useState<string | null>(null);
  const noDayBefore = useRef<Refused | null>(null);
  const words = noDay?.words ?? refusal;
  const isReported = useUnreadable((words ?? half) !== null, true);
  const forget = () => {
    setHalf(null);
    setNoDay(null);
  };
  return {
    refused: isChanged ? null : (words ?? (isReported ? half : null)),
    parts,
    setNoDay,
    forget,
    change: () => {
      setChanged(true);
      forget();
    },
    /** @returns whether the field was left with something wrong in it */
    changeFocus: (focused: boolean) => {
      if (focused) noDayBefore.current = noDay;
      if (focused) return false;
      const left = halfDays(filledParts(parts.frame.current));
      setHalf(left);
      setChanged(false);
      setNoDay((now) => (now === noDayBefore.current ? null : now));
      return (words ?? left) !== null;
    },
  };
}
