import { useRef } from 'react';
import { SearchField, type SearchFieldProps } from '../fields/search-field';
import { trimmed, useDebounced } from '../fields/use-debounced';
import { useShortcut } from '../overlays/shortcuts';

export type SearchFilterProps = Pick<SearchFieldProps, 'label' | 'hideLabel' | 'placeholder'> & {
  value: string;
  onSearch: (text: string) => void;
  clean?: (typed: string) => string;
};

/** The search box of a list; `/` leads to it. */
export function SearchFilter({ value, onSearch, clean = asTyped, ...field }: SearchFilterProps) {
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useDebounced(value, onSearch, { clean: trimmed });
  useShortcut('/', field.label, () => box.current?.focus());
  return (
    <SearchField
      {...field}
      value={text}
      onChange={(typed) => setText(clean(typed))}
      onSubmit={(typed) => onSearch(typed.trim())}
      inputRef={box}
    />
  );
}

const asTyped = (text: string): string => text;
