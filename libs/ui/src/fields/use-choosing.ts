import type { SuggestionRecord } from '@yard/contracts';
import { useState, type KeyboardEvent } from 'react';
import type { FieldProps } from './field-shell';
import type { IconName } from '../icons/icon-set';
import { stepTo } from './step-to';
import { type Suggest, useSuggestions } from './use-suggestions';

export type SuggestFieldProps = FieldProps<string> & {
  placeholder?: string;
  icon?: IconName;
  suggest: Suggest;
  onChoose: (suggestion: SuggestionRecord) => void;
  /** Enter with nothing chosen, or the field is left. */
  onSubmit?: (value: string) => void;
};

/** The suggestions shown, the one that the arrows are at, and what the keys do. */
export function useChoosing({ value, onChange, suggest, onChoose, onSubmit }: SuggestFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const suggestions = useSuggestions(value, isOpen, suggest);
  const shown = isOpen ? suggestions : [];

  const show = (index: number) => {
    setOpen(true);
    setAt(index);
  };
  const close = () => setOpen(false);
  const leave = () => {
    close();
    onSubmit?.(value);
  };
  const choose = (suggestion: SuggestionRecord) => {
    close();
    onChoose(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepTo(event.key, isOpen ? at : -1, suggestions.length);
    const taken = event.key === 'Enter' ? shown[at] : undefined;
    const isClosed = event.key === 'Escape' && shown.length > 0;
    if (next !== null || taken || isClosed) event.preventDefault();
    // The sheet around it stays.
    if (isClosed) event.stopPropagation();
    if (next !== null) show(next);
    else if (taken) choose(taken);
    else if (isClosed) close();
    else if (event.key === 'Escape') onChange('');
    else if (event.key === 'Enter') leave();
  };
  const type = (text: string) => {
    show(-1);
    onChange(text);
  };
  return { isOpen, shown, at: at < shown.length ? at : -1, leave, choose, type, onKeyDown };
}
