import { LABEL_MAX } from '@yard/contracts';
import { Button, Row, TextField } from '@yard/ui';
import { useRef, useState } from 'react';
import { nameOf } from './schema-problem';

export function useEntries<Entry>(value: readonly Entry[], onChange: (entries: Entry[]) => void) {
  const list = useRef<HTMLUListElement>(null);
  const put = (at: number, entry: Entry) => onChange(value.map((one, index) => (index === at ? entry : one)));
  const remove = (at: number) => {
    onChange(value.filter((_, index) => index !== at));
    list.current?.focus();
  };
  return { list, put, remove };
}

type NewEntryProps = {
  label: string;
  action: string;
  names: readonly string[];
  /** Errors for a label without a letter, and for one that exists. */
  unnamed: string;
  taken: string;
  onAdd: (name: string, label: string) => void;
};

/** Only the label is requested: the name under which values travel follows from it, and stays. */
export function NewEntry({ label, action, names, unnamed, taken, onAdd }: NewEntryProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const add = () => {
    const name = nameOf(text);
    if (name === '') return setError(unnamed);
    if (names.includes(name)) return setError(taken);
    onAdd(name, text.trim());
    setText('');
  };
  return (
    <Row gap={3} align="end" fills>
      <TextField
        label={label}
        optional
        maxLength={LABEL_MAX}
        value={text}
        error={error}
        onChange={(typed) => {
          setText(typed);
          setError(null);
        }}
      />
      <Button icon="plus" onPress={add}>
        {action}
      </Button>
    </Row>
  );
}
