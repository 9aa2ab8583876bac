import { type AttributeKind, LABEL_MAX, type MachineAttribute } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import { ATTRIBUTE_UNITS, shownUnit } from '../attributes/attribute-units';
import {
  Box,
  FieldRow,
  Hint,
  IconButton,
  NumberField,
  optionsOf,
  Row,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@yard/ui';
import { useState } from 'react';

export type AttributePart = { name: string; error?: string };

type AttributeRowProps = {
  attribute: MachineAttribute;
  isOpen: boolean;
  onOpen: () => void;
  onChange: (attribute: MachineAttribute) => void;
  partOf: (name: string) => AttributePart;
  onRemove: () => void;
  /** Null: it is the first. */
  onRise: (() => void) | null;
};

const KINDS = optionsOf<AttributeKind>({ number: 'Figure', choice: 'Choice', boolean: 'Yes or no' });

const PARTS = ['label', 'kind', 'unit', 'choices', 'min', 'max'];

export function AttributeRow({ attribute, onOpen, onRemove, onRise, ...props }: AttributeRowProps) {
  const { label } = attribute;
  const shown = useShownUnit()(attribute.unit);
  const isRefused = PARTS.some((name) => props.partOf(name).error);
  const isOpen = props.isOpen || isRefused;
  return (
    <Box as="li" padY={2}>
      <Row align="center">
        <Text breaks shrinks grows>
          {label} <Hint as="span">{words({ ...attribute, unit: shown })}</Hint>
        </Text>
        <IconButton
          small
          icon="chevron-up"
          label={`Move ${label} up`}
          disabled={onRise === null}
          onPress={onRise ?? undefined}
        />
        <IconButton small icon="edit" label={`Change ${label}`} aria-expanded={isOpen} onPress={onOpen} />
        <IconButton small icon="trash" label={`Remove ${label}`} onPress={onRemove} />
      </Row>
      {isOpen && <AttributeForm attribute={attribute} {...props} />}
    </Box>
  );
}

type FieldsProps = Pick<AttributeRowProps, 'attribute' | 'onChange' | 'partOf'>;

function AttributeForm({ attribute, onChange, partOf }: FieldsProps) {
  const { name, label, kind } = attribute;
  return (
    <Stack gap={3} framed pad={4}>
      <TextField
        {...partOf('label')}
        label="Label"
        maxLength={LABEL_MAX}
        value={label}
        onChange={(text) => onChange({ ...attribute, label: text })}
      />
      <Select
        {...partOf('kind')}
        label="Kind"
        value={kind}
        options={KINDS}
        onChange={(chosen) => onChange({ name, label, kind: kindOf(chosen) })}
      />
      {kind === 'number' && <FigureFields attribute={attribute} onChange={onChange} partOf={partOf} />}
      {kind === 'choice' && (
        <ChoicesField
          field={partOf('choices')}
          choices={attribute.choices ?? []}
          onChange={(choices) => onChange({ ...attribute, choices })}
        />
      )}
    </Stack>
  );
}

function FigureFields({ attribute, onChange, partOf }: FieldsProps) {
  const { unit = '', min, max } = attribute;
  const shownAs = useShownUnit();
  const units = [...new Set([...ATTRIBUTE_UNITS, unit])].filter((one) => one !== '');
  return (
    <>
      <Select
        {...partOf('unit')}
        label="Unit"
        placeholder="None"
        value={unit}
        options={units.map((one) => ({ value: one, label: unitWords(one, shownAs(one)) }))}
        onChange={(chosen) => onChange(withOut(attribute, 'unit', chosen === '' ? null : chosen))}
      />
      <FieldRow>
        <NumberField
          {...partOf('min')}
          label="Least"
          optional
          value={min ?? null}
          onChange={(value) => onChange(withOut(attribute, 'min', value))}
        />
        <NumberField
          {...partOf('max')}
          label="Greatest"
          optional
          value={max ?? null}
          onChange={(value) => onChange(withOut(attribute, 'max', value))}
        />
      </FieldRow>
    </>
  );
}

/** A line for each; blank ones are left out, but stay while they are being written. */
function ChoicesField({
  field,
  choices,
  onChange,
}: {
  field: AttributePart;
  choices: readonly string[];
  onChange: (choices: string[]) => void;
}) {
  const [text, setText] = useState(choices.join('\n'));
  return (
    <TextArea
      {...field}
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

function useShownUnit() {
  const { distance_unit } = useSettings();
  return (unit: string | undefined) => shownUnit(unit, distance_unit).unit;
}

const unitWords = (unit: string, shown: string) => (shown === unit ? unit : `${unit} (shown as ${shown})`);

const kindOf = (chosen: string): AttributeKind =>
  KINDS.find(({ value }) => value === chosen)?.value ?? 'number';

function words({ kind, unit, choices = [] }: MachineAttribute): string {
  if (kind === 'boolean') return 'yes or no';
  return kind === 'choice' ? choices.join(', ') : unit || 'a figure';
}
