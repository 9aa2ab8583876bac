import { ATTRIBUTES_MAX, LABEL_MAX, type MachineAttribute } from '@yard/contracts';
import { Box, Button, FieldError, FieldGroup, Hint, Row, TextField } from '@yard/ui';
import { useRef, useState } from 'react';
import { type AttributePart, AttributeRow } from './attribute-row';
import { nameOf } from './schema-problem';

type SchemaEditorProps = {
  value: readonly MachineAttribute[];
  error?: string;
  onChange: (schema: MachineAttribute[]) => void;
  /** What was refused within it. */
  partOf: (name: string) => AttributePart;
};

/** The attributes of machines of a type, in their order. */
export function SchemaEditor({ value, error, onChange, partOf }: SchemaEditorProps) {
  const [open, setOpen] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const put = (at: number, attribute: MachineAttribute) =>
    onChange(value.map((one, index) => (index === at ? attribute : one)));
  const remove = (at: number) => {
    onChange(value.filter((_, index) => index !== at));
    list.current?.focus();
  };
  const add = (attribute: MachineAttribute) => {
    onChange([...value, attribute]);
    setOpen(attribute.name);
  };

  return (
    <FieldGroup title="Attributes">
      <Hint>Owners state them of their machines; renters filter and compare by them.</Hint>
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
      {value.length < ATTRIBUTES_MAX && <NewAttribute names={value.map(({ name }) => name)} onAdd={add} />}
      <FieldError error={error} name="attribute_schema" label="Attributes" />
    </FieldGroup>
  );
}

/** Only its label is requested: under which name its values travel follows from that, and stays. */
function NewAttribute({ names, onAdd }: { names: string[]; onAdd: (attribute: MachineAttribute) => void }) {
  const [label, setLabel] = useState('');
  const [error, setError] = useState<string | null>(null);
  const add = () => {
    const name = nameOf(label);
    if (name === '') return setError('Write what is told of a machine, such as “Digging depth”.');
    if (names.includes(name)) return setError('The type has an attribute of this name.');
    onAdd({ name, label: label.trim(), kind: 'number' });
    setLabel('');
  };
  return (
    <Row gap={3} align="end" fills>
      <TextField
        label="New attribute"
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
        Add
      </Button>
    </Row>
  );
}

function risen(schema: readonly MachineAttribute[], at: number): MachineAttribute[] {
  const moved = schema.slice(at, at + 1);
  const others = schema.filter((_, index) => index !== at);
  return [...others.slice(0, at - 1), ...moved, ...others.slice(at - 1)];
}
