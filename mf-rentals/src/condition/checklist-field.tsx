import { type ChecklistItem, type ChecklistMark, REASON_MAX } from '@yard/contracts';
import { Box, Button, FieldError, FieldGroup, Grid, Segmented, TextField } from '@yard/ui';
import { marked } from './condition-draft';

export interface ChecklistFieldProps {
  items: readonly ChecklistItem[];
  value: readonly ChecklistMark[];
  onChange: (marks: readonly ChecklistMark[]) => void;
  name: string;
  error?: string;
  /** Name and error of a field within the list. */
  partOf: (name: string) => NoteField;
}

type NoteField = { name: string; error?: string };

/** Each point to check, in order or not, with a note where it is not. */
export function ChecklistField({ items, value, onChange, ...field }: ChecklistFieldProps) {
  if (items.length === 0) return null;
  const allOk = items.map(
    ({ key }) => value.find((mark) => mark.key === key && !mark.ok) ?? { key, ok: true, note: null },
  );
  return (
    <FieldGroup title="Checklist">
      <Button small icon="check" onPress={() => onChange(allOk)}>
        All OK
      </Button>
      <Box as="ul" bare divided>
        {items.map((item) => (
          <Point
            key={item.key}
            item={item}
            mark={value.find(({ key }) => key === item.key)}
            note={field.partOf(`${field.name}.${value.findIndex(({ key }) => key === item.key)}.note`)}
            onChange={(mark) => onChange(marked(value, mark))}
          />
        ))}
      </Box>
      <FieldError name={field.name} error={field.error} label="Checklist" />
    </FieldGroup>
  );
}

interface PointProps {
  item: ChecklistItem;
  mark: ChecklistMark | undefined;
  note: NoteField;
  onChange: (mark: ChecklistMark) => void;
}

const ANSWERS = [
  { value: 'yes', label: 'OK', icon: 'check' },
  { value: 'no', label: 'Problem', icon: 'close' },
] as const;

function Point({ item: { key, label }, mark, note, onChange }: PointProps) {
  const answer = mark === undefined ? '' : mark.ok ? 'yes' : 'no';
  return (
    <Grid as="li" gap={2} padY={3}>
      <span>{label}</span>
      <Segmented<'' | 'yes' | 'no'>
        label={label}
        segments={ANSWERS}
        value={answer}
        onChange={(chosen) => onChange({ key, ok: chosen === 'yes', note: mark?.note ?? null })}
      />
      {mark?.ok === false && (
        <TextField
          {...note}
          label={`What’s wrong: ${label}`}
          value={mark.note}
          maxLength={REASON_MAX}
          onChange={(text) => onChange({ ...mark, note: text })}
          optional
        />
      )}
    </Grid>
  );
}
