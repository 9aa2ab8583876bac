import { CHECKLIST_MAX, type ChecklistItem, LABEL_MAX } from '@yard/contracts';
import { FieldError, FieldGroup, Grid, Hint, IconButton, Row, TextField } from '@yard/ui';
import { NewEntry, useEntries } from './new-entry';

type ChecklistEditorProps = {
  value: readonly ChecklistItem[];
  error?: string;
  onChange: (checklist: ChecklistItem[]) => void;
  partOf: (name: string) => { name: string; error?: string };
};

export function ChecklistEditor({ value, error, onChange, partOf }: ChecklistEditorProps) {
  const { list, put, remove } = useEntries(value, onChange);
  return (
    <FieldGroup title="Checklist">
      <Hint>Owner and renter check these at hand-over and return.</Hint>
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
        <NewEntry
          label="New point"
          action="Add point"
          names={value.map(({ key }) => key)}
          unnamed="Enter what to check, such as “Tires hold air”."
          taken="This point is already on the list."
          onAdd={(key, label) => onChange([...value, { key, label }])}
        />
      )}
      <FieldError error={error} name="checklist" label="Checklist" />
    </FieldGroup>
  );
}
