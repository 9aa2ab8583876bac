import { type AttributeValue, type MachineAttribute } from '@yard/contracts';
import { fromShown, shownUnit, toShown } from './attribute-units';
import type { ServerForm } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import { FieldGroup, FieldRow, NumberField, Select } from '@yard/ui';
import type { MachineValues } from '../my-machines/machine-values';

type AttributeFieldsProps = { form: ServerForm<MachineValues>; schema: readonly MachineAttribute[] };

export function AttributeFields({ form, schema }: AttributeFieldsProps) {
  if (schema.length === 0) return null;
  return (
    <FieldGroup title="Specifications">
      <FieldRow>
        {schema.map((attribute) => (
          <AttributeField
            key={attribute.name}
            attribute={attribute}
            field={form.field(`attributes.${attribute.name}`)}
          />
        ))}
      </FieldRow>
    </FieldGroup>
  );
}

type Field = {
  name: string;
  value: AttributeValue | null | undefined;
  onChange: (value: AttributeValue | null) => void;
  error?: string;
};

function AttributeField({ attribute, field }: { attribute: MachineAttribute; field: Field }) {
  const { kind, label, choices = [] } = attribute;
  if (kind === 'number') return <FigureField attribute={attribute} field={field} />;
  const isFlag = kind === 'boolean';
  const words = isFlag ? ['Yes', 'No'] : choices;
  return (
    <Select
      {...field}
      label={label}
      optional
      placeholder="Not stated"
      value={typeof field.value === 'boolean' ? (field.value ? 'Yes' : 'No') : String(field.value ?? '')}
      onChange={(word) => field.onChange(word === '' ? null : isFlag ? word === 'Yes' : word)}
      options={words.map((word) => ({ value: word, label: word }))}
    />
  );
}

function FigureField({ attribute: { label, unit }, field }: { attribute: MachineAttribute; field: Field }) {
  const { distance_unit } = useSettings();
  const shown = shownUnit(unit, distance_unit);
  return (
    <NumberField
      {...field}
      label={label}
      optional
      after={shown.unit}
      value={typeof field.value === 'number' ? toShown(field.value, shown.factor) : null}
      onChange={(value) => field.onChange(value === null ? null : fromShown(value, shown.factor))}
    />
  );
}
