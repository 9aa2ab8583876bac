import { ATTRIBUTES_MAX, type MachineAttribute } from '@yard/contracts';
import { Box, FieldError, FieldGroup, Hint } from '@yard/ui';
import { useState } from 'react';
import { type AttributePart, AttributeRow } from './attribute-row';
import { NewEntry, useEntries } from './new-entry';

type SchemaEditorProps = {
  value: readonly MachineAttribute[];
  error?: string;
  onChange: (schema: MachineAttribute[]) => void;
  partOf: (name: string) => AttributePart;
};

export function SchemaEditor({ value, error, onChange, partOf }: SchemaEditorProps) {
  const [open, setOpen] = useState<string | null>(null);
  const { list, put, remove } = useEntries(value, onChange);
  const add = (name: string, label: string) => {
    onChange([...value, { name, label, kind: 'number' }]);
    setOpen(name);
  };

  return (
    <FieldGroup title="Attributes">
      <Hint>Owners fill these in. Renters filter and compare by them.</Hint>
      <Box as="ul" bare divided ref={list} tabIndex={-1} aria-label="Attributes">
        {value.map((attribute, at) => (
          <AttributeRow
            key={attribute.name}
            attribute={attribute}
            partOf={(name) => partOf(`attribute_schema.${at}.${name}`)}
            isOpen={open === attribute.name}
            onOpen={() => setOpen(open === attribute.name ? null : attribute.name)}
            onChange={(changed) => put(at, changed)}
            onRemove={() => remove(at)}
            onRise={at === 0 ? null : () => onChange(risen(value, at))}
          />
        ))}
      </Box>
      {value.length < ATTRIBUTES_MAX && (
        <NewEntry
          label="New attribute"
          action="Add"
          names={value.map(({ name }) => name)}
          unnamed="Enter what to list, such as “Digging depth”."
          taken="This attribute is already on the list."
          onAdd={add}
        />
      )}
      <FieldError error={error} name="attribute_schema" label="Attributes" />
    </FieldGroup>
  );
}

function risen(schema: readonly MachineAttribute[], at: number): MachineAttribute[] {
  const moved = schema.slice(at, at + 1);
  const others = schema.filter((_, index) => index !== at);
  return [...others.slice(0, at - 1), ...moved, ...others.slice(at - 1)];
}
