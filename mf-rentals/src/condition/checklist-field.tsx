import { type ChecklistItem, type ChecklistMark, REASON_MAX } from '@yard/contracts';
import { FieldGroup, Segmented, TextField } from '@yard/ui';
import { marked } from './condition-draft';
import styles from './condition.module.css';

export interface ChecklistFieldProps {
  items: readonly ChecklistItem[];
  value: readonly ChecklistMark[];
  onChange: (marks: readonly ChecklistMark[]) => void;
}

/** What is checked of the machine: each point in order or not, with a note where it is not. */
export function ChecklistField({ items, value, onChange }: ChecklistFieldProps) {
  if (items.length === 0) return null;
  return (
    <FieldGroup title="Checklist">
      <ul className={styles.checklist}>
        {items.map((item) => (
          <Point
            key={item.key}
            item={item}
            mark={value.find(({ key }) => key === item.key)}
            onChange={(mark) => onChange(marked(value, mark))}
          />
        ))}
      </ul>
    </FieldGroup>
  );
}

interface PointProps {
  item: ChecklistItem;
  mark: ChecklistMark | undefined;
  onChange: (mark: ChecklistMark) => void;
}

const ANSWERS = [
  { value: 'yes', label: 'In order', icon: 'check' },
  { value: 'no', label: 'Not', icon: 'close' },
] as const;

function Point({ item: { key, label }, mark, onChange }: PointProps) {
  const answer = mark === undefined ? '' : mark.ok ? 'yes' : 'no';
  return (
    <li className={styles.point}>
      <span>{label}</span>
      <Segmented<'' | 'yes' | 'no'>
        label={label}
        segments={ANSWERS}
        value={answer}
        onChange={(chosen) => onChange({ key, ok: chosen === 'yes', note: mark?.note ?? null })}
      />
      {mark?.ok === false && (
        <TextField
          label={`What is wrong: ${label}`}
          value={mark.note}
          maxLength={REASON_MAX}
          onChange={(note) => onChange({ ...mark, note })}
          optional
        />
      )}
    </li>
  );
}
