import type { SuggestionRecord } from '@yard/contracts';
import { useState, type KeyboardEvent } from 'react';
import type { FieldProps } from './field-shell';
import { stepTo } from './step-to';
import { type Suggest, useSuggestions } from './use-suggestions';

export type SuggestFieldProps = FieldProps<string> & {
  placeholder?: string;
  suggest: Suggest;
  onChoose: (suggestion: SuggestionRecord) => void;
  /** Enter, with nothing chosen. */
  onSubmit?: (value: string) => void;
};

/** Which suggestions are shown, which one the arrows are at, and what the keys do. */
export function useChoosing({ value, onChange, suggest, onChoose, onSubmit }: SuggestFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const suggestions = useSuggestions(value, isOpen, suggest);
  const shown = isOpen ? suggestions : [];

  const show = (index: number) => {
    setOpen(true);
    setAt(index);
  };
  const close = () => {
    setOpen(false);
    setAt(-1);
  };
  const choose = (suggestion: SuggestionRecord) => {
    close();
    onChoose(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepTo(event.key, at, suggestions.length);
    const taken = event.key === 'Enter' ? shown[at] : undefined;
    const isClosed = event.key === 'Escape' && shown.length > 0;
    if (next !== null || taken || isClosed) event.preventDefault();
    // The sheet around it stays.
    if (isClosed) event.stopPropagation();
    if (next !== null) show(next);
    else if (taken) choose(taken);
    else if (isClosed) close();
    else if (event.key === 'Escape') onChange('');
    else if (event.key === 'Enter') {
      close();
      onSubmit?.(value);
    }
  };
  const type = (text: string) => {
    show(-1);
    onChange(text);
  };
  return { isOpen, shown, at: at < shown.length ? at : -1, close, choose, type, onKeyDown };
}
