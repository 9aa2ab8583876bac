import { useEffect, useRef, useState } from 'react';
import { SearchField, type SearchFieldProps } from '../fields/search-field';
import { useShortcut } from '../overlays/shortcuts';

/** Pause after the last key before the list is asked again. */
const PAUSE_MS = 250;

export type SearchFilterProps = Pick<SearchFieldProps, 'label' | 'hideLabel' | 'placeholder'> & {
  /** What the list is narrowed by now. */
  value: string;
  /** Told what to narrow it by once the typing pauses. */
  onSettle: (text: string) => void;
  /** Takes out of the typed text what cannot be searched for. */
  clean?: (typed: string) => string;
};

/** The search box of a list; `/` leads to it. */
export function SearchFilter({ value, onSettle, clean = asTyped, ...field }: SearchFilterProps) {
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useSettledText(value, onSettle);
  useShortcut('/', field.label, () => box.current?.focus());
  return (
    <SearchField
      {...field}
      value={text}
      onChange={(typed) => setText(clean(typed))}
      onSubmit={(typed) => onSettle(typed.trim())}
      inputRef={box}
    />
  );
}

function asTyped(text: string): string {
  return text;
}

/** A text that is handed on once the typing pauses, and follows when it is changed from outside. */
function useSettledText(settled: string, onSettle: (text: string) => void) {
  const [text, setText] = useState(settled);
  const handedOn = useRef(settled);
  const settle = useRef(onSettle);
  useEffect(() => {
    settle.current = onSettle;
  });
  useEffect(() => {
    // What comes back from here must not take away what was typed meanwhile.
    if (settled !== handedOn.current) setText(settled);
    handedOn.current = settled;
  }, [settled]);
  useEffect(() => {
    if (text.trim() === handedOn.current) return undefined;
    const timer = setTimeout(() => {
      handedOn.current = text.trim();
      settle.current(text.trim());
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText] as const;
}
