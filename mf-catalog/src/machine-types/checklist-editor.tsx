import { CHECKLIST_MAX, type ChecklistItem, LABEL_MAX } from '@yard/contracts';
import { Button, FieldError, FieldGroup, Grid, Hint, IconButton, Row, TextField } from '@yard/ui';
import { useRef, useState } from 'react';
import { nameOf } from './schema-problem';

type ChecklistEditorProps = {
  value: readonly ChecklistItem[];
  error?: string;
  onChange: (checklist: ChecklistItem[]) => void;
  /** What was refused within it. */
  partOf: (name: string) => { name: string; error?: string };
};

/** What is checked when a machine of the type changes hands, point by point. */
export function ChecklistEditor({ value, error, onChange, partOf }: ChecklistEditorProps) {
  const list = useRef<HTMLUListElement>(null);
  const put = (at: number, item: ChecklistItem) =>
    onChange(value.map((one, index) => (index === at ? item : one)));
  const remove = (at: number) => {
    onChange(value.filter((_, index) => index !== at));
    list.current?.focus();
  };
  return (
    <FieldGroup title="Checklist">
      <Hint>Owner and renter go through it when a machine is handed over and comes back.</Hint>
      <Grid as="ul" gap={2} bare ref={list} tabIndex={-1} aria-label="Checklist">
        {value.map((item, at) => (
          <Row as="li" key={item.key} gap={2} align="center" fills>
            <TextField
              {...partOf(`checklist.${at}.label`)}
              label={`Point ${at + 1}`}
              hideLabel
              maxLength={LABEL_MAX}
              value={item.label}
              onChange={(label) => put(at, { ...item, label })}
              required
            />
            <IconButton icon="trash" label={`Remove ${item.label}`} onPress={() => remove(at)} />
          </Row>
        ))}
      </Grid>
      {value.length < CHECKLIST_MAX && (
        <NewPoint keys={value.map(({ key }) => key)} onAdd={(item) => onChange([...value, item])} />
      )}
      <FieldError error={error} name="checklist" label="Checklist" />
    </FieldGroup>
  );
}

/** Only its words are requested: under which key its answers travel follows from them, and stays. */
function NewPoint({ keys, onAdd }: { keys: string[]; onAdd: (item: ChecklistItem) => void }) {
  const [label, setLabel] = useState('');
  const [error, setError] = useState<string | null>(null);
  const add = () => {
    const key = nameOf(label);
    if (key === '') return setError('Write what is in order, such as “Tires hold”.');
    if (keys.includes(key)) return setError('The type has this point.');
    onAdd({ key, label: label.trim() });
    setLabel('');
  };
  return (
    <Row gap={3} align="end" fills>
      <TextField
        label="New point"
        optional
        maxLength={LABEL_MAX}
        value={label}
        error={error}
        onChange={(text) => {
          setLabel(text);
          setError(null);
        }}
      />
      <Button icon="plus" onPress={add}>
        Add point
      </Button>
    </Row>
  );
}
