import { type AttributeKind, LABEL_MAX, type MachineAttribute } from '@yard/contracts';
import { ATTRIBUTE_UNITS } from '../attributes/attribute-units';
import { IconButton, NumberField, Select, TextArea, TextField } from '@yard/ui';
import { useState } from 'react';
import styles from './machine-types.module.css';

type AttributeRowProps = {
  attribute: MachineAttribute;
  isOpen: boolean;
  onOpen: () => void;
  onChange: (attribute: MachineAttribute) => void;
  onRemove: () => void;
  /** Null: it is the first. */
  onRise: (() => void) | null;
};

const KINDS: readonly { value: AttributeKind; label: string }[] = [
  { value: 'number', label: 'Figure' },
  { value: 'choice', label: 'Choice' },
  { value: 'boolean', label: 'Yes or no' },
];

/** One attribute of a type; opened, its fields. */
export function AttributeRow({ attribute, isOpen, onOpen, onChange, onRemove, onRise }: AttributeRowProps) {
  const { label } = attribute;
  return (
    <li className={styles.attribute}>
      <div className={styles.attributeHead}>
        <p className={styles.attributeText}>
          {label} <span className={styles.hint}>{words(attribute)}</span>
        </p>
        <IconButton
          small
          icon="chevron-up"
          label={`Move ${label} up`}
          disabled={onRise === null}
          onPress={onRise ?? undefined}
        />
        <IconButton small icon="edit" label={`Change ${label}`} aria-expanded={isOpen} onPress={onOpen} />
        <IconButton small icon="trash" label={`Remove ${label}`} onPress={onRemove} />
      </div>
      {isOpen && <AttributeForm attribute={attribute} onChange={onChange} />}
    </li>
  );
}

function AttributeForm({
  attribute,
  onChange,
}: {
  attribute: MachineAttribute;
  onChange: (attribute: MachineAttribute) => void;
}) {
  const { name, label, kind } = attribute;
  return (
    <div className={styles.attributeForm}>
      <TextField
        label="Label"
        maxLength={LABEL_MAX}
        value={label}
        onChange={(text) => onChange({ ...attribute, label: text })}
      />
      <Select
        label="Kind"
        value={kind}
        options={KINDS}
        onChange={(chosen) => onChange({ name, label, kind: kindOf(chosen) })}
      />
      {kind === 'number' && <FigureFields attribute={attribute} onChange={onChange} />}
      {kind === 'choice' && (
        <ChoicesField
          choices={attribute.choices ?? []}
          onChange={(choices) => onChange({ ...attribute, choices })}
        />
      )}
    </div>
  );
}

type FieldsProps = { attribute: MachineAttribute; onChange: (attribute: MachineAttribute) => void };

function FigureFields({ attribute, onChange }: FieldsProps) {
  const { unit = '', min, max } = attribute;
  const units = [...new Set([...ATTRIBUTE_UNITS, unit])].filter((one) => one !== '');
  return (
    <>
      <Select
        label="Unit"
        hint="Shown in the units of this installation."
        placeholder="None"
        value={unit}
        options={units.map((one) => ({ value: one, label: one }))}
        onChange={(chosen) => onChange(withOut(attribute, 'unit', chosen === '' ? null : chosen))}
      />
      <div className={styles.bounds}>
        <NumberField
          label="Least"
          optional
          value={min ?? null}
          onChange={(value) => onChange(withOut(attribute, 'min', value))}
        />
        <NumberField
          label="Greatest"
          optional
          value={max ?? null}
          onChange={(value) => onChange(withOut(attribute, 'max', value))}
        />
      </div>
    </>
  );
}

/** A line for each; blank ones are left out, but stay while they are being written. */
function ChoicesField({
  choices,
  onChange,
}: {
  choices: readonly string[];
  onChange: (choices: string[]) => void;
}) {
  const [text, setText] = useState(choices.join('\n'));
  return (
    <TextArea
      label="Choices"
      hint="One on each line."
      value={text}
      onChange={(written) => {
        setText(written);
        onChange(
          written
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean),
        );
      }}
    />
  );
}

function withOut<K extends 'unit' | 'min' | 'max'>(
  attribute: MachineAttribute,
  key: K,
  value: MachineAttribute[K] | null,
): MachineAttribute {
  const { [key]: _before, ...others } = attribute;
  return value === null ? (others as MachineAttribute) : { ...attribute, [key]: value };
}

const kindOf = (chosen: string): AttributeKind =>
  KINDS.find(({ value }) => value === chosen)?.value ?? 'number';

function words({ kind, unit, choices = [] }: MachineAttribute): string {
  if (kind === 'boolean') return 'yes or no';
  return kind === 'choice' ? choices.join(', ') : (unit ?? 'a figure');
}
