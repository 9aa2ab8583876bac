import type { SuggestionKind, SuggestionRecord } from '@yard/contracts';
import { useEffect, useId, useRef } from 'react';
import { Hint } from '../layouts/primitives';
import { IconButton } from '../actions/button';
import { Icon } from '../icons/icon';
import { cx } from '../styles/cx';
import { FieldShell } from './field-shell';
import { type SuggestFieldProps, useChoosing } from './use-choosing';
import fieldStyles from './fields.module.css';
import styles from './suggest.module.css';

const kindNames: Record<SuggestionKind, string> = {
  word: 'Search',
  type: 'Machine type',
  machine: 'Machine',
  place: 'Place',
};

/**
 * A search box that offers what one may be looking for: arrows go through the list, Enter takes, Escape closes it, and
 * what one types stays one's own. The ARIA pattern of a combobox with a list; the page around it is not hidden.
 */
export default function SuggestField(props: SuggestFieldProps) {
  const { value, onChange, suggest: _suggest, onChoose: _onChoose, onSubmit: _onSubmit, ...rest } = props;
  const { placeholder, icon = 'search', ...shell } = rest;
  const list = useId();
  const { isOpen, shown, at, leave, choose, type, onKeyDown } = useChoosing(props);
  // A reader who typed the whole word in the frame waits for suggestions.
  const onFocus = useHandedOn(() => value !== '' && type(value));

  return (
    <FieldShell {...shell}>
      {(control) => (
        <span className={styles.place} onBlur={leave}>
          <span className={cx(fieldStyles.control, fieldStyles.adorned)}>
            <Icon name={icon} />
            <input
              {...control}
              type="search"
              role="combobox"
              autoComplete="off"
              aria-autocomplete="list"
              aria-expanded={shown.length > 0}
              aria-controls={list}
              aria-activedescendant={at < 0 ? undefined : `${list}-${at}`}
              placeholder={placeholder}
              value={value}
              onChange={(event) => type(event.target.value)}
              onFocus={onFocus}
              onKeyDown={onKeyDown}
            />
            {value !== '' && <IconButton small icon="close" label="Clear" onPress={() => onChange('')} />}
          </span>
          <Choices id={list} suggestions={shown} at={at} onChoose={choose} />
          <CountStatus count={isOpen && value !== '' ? shown.length : null} />
        </span>
      )}
    </FieldShell>
  );
}

type ChoicesProps = {
  id: string;
  suggestions: readonly SuggestionRecord[];
  at: number;
  onChoose: (suggestion: SuggestionRecord) => void;
};

/** The keys are the field's, which keeps the focus. */
function Choices({ id, suggestions, at, onChoose }: ChoicesProps) {
  const active = useRef<HTMLLIElement>(null);
  useEffect(() => {
    active.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ul
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className={styles.list}
      hidden={suggestions.length === 0}
    >
      {suggestions.map((suggestion, index) => (
        <li
          key={`${suggestion.kind} ${suggestion.id ?? suggestion.label}`}
          ref={index === at ? active : null}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <span>{suggestion.label}</span>{' '}
          <Hint as="span" firm>
            {kindNames[suggestion.kind]}
          </Hint>
        </li>
      ))}
    </ul>
  );
}

/** The count for screen readers, while there is one to announce. */
function CountStatus({ count }: { count: number | null }) {
  return (
    <span role="status" className="visually-hidden">
      {count !== null && suggestionWords(count)}
    </span>
  );
}

function suggestionWords(count: number): string {
  if (count === 0) return 'No suggestions';
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}

/**
 * Tells a field whose code has just come that somebody was in its frame already: the focus is handed on before anybody
 * could have given it.
 *
 * @returns the field's `onFocus` handler
 */
function useHandedOn(act: () => void): () => void {
  const isNew = useRef(true);
  useEffect(() => {
    isNew.current = false;
  }, []);
  return () => void (isNew.current && act());
}
