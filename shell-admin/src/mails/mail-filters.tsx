import { SearchField, Segmented, useShortcut } from '@yard/ui';
import { useRef } from 'react';
import { useSearchText } from '../users/use-search-text';
import styles from './mails.module.css';

type MailFiltersProps = {
  search: string;
  /** 'true', 'false' or '' for both. */
  sent: string;
  onChange: (changes: Record<string, string>) => void;
};

/** What the list of mails is narrowed by. */
export function MailFilters({ search, sent, onChange }: MailFiltersProps) {
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useSearchText(search, (settled) => onChange({ search: settled }));
  useShortcut('/', 'Search', () => setTimeout(() => box.current?.focus()));

  return (
    <div className={styles.filters} role="search">
      <SearchField
        label="Search mails"
        hideLabel
        placeholder="Recipient or subject"
        inputRef={box}
        value={text}
        onChange={setText}
        onSubmit={(settled) => onChange({ search: settled.trim() })}
      />
      <Segmented
        label="Sent"
        value={sent}
        onChange={(choice) => onChange({ sent: choice })}
        segments={[
          { value: '', label: 'All' },
          { value: 'true', label: 'Sent' },
          { value: 'false', label: 'Not sent' },
        ]}
      />
    </div>
  );
}
