import type { FacetChoice, MachineAttribute, MachineFacets } from '@yard/contracts';
import { fromShown, shownUnit, toShown } from '../attributes/attribute-units';
import { useSettings } from '@yard/remote-kit';
import { Button, FieldGroup, Grid, NumberField, Select, useDebounced } from '@yard/ui';
import { useState } from 'react';
import { useTypeSchema } from '../attributes/use-type-schema';
import { type AttributeFilter, readAttributes } from './attribute-state';
import { countOf } from './use-facets';
import type { Search } from './use-search';

const FIRST = 4;

type OneProps = {
  attribute: MachineAttribute;
  filter: AttributeFilter;
  /** Number of machines left by each choice, once it is known. */
  counts?: FacetChoice[] | undefined;
  onAsk: (filter: (before: AttributeFilter) => AttributeFilter) => void;
};

type AttributeFiltersProps = { search: Search; counts: MachineFacets['attributes'] };

export function AttributeFilters({ search: { state, change }, counts }: AttributeFiltersProps) {
  const schema = useTypeSchema(state.type === '' ? null : Number(state.type));
  const [isWhole, setWhole] = useState(false);
  if (schema.length === 0) return null;
  const isShown = ({ name }: MachineAttribute, at: number) =>
    isWhole || at < FIRST || name in state.attributes;
  const others = schema.length - schema.filter(isShown).length;
  const ask =
    (name: string): OneProps['onAsk'] =>
    (changed) => {
      // Read from the address itself: two bounds that are typed quickly change one after the other.
      const { [name]: before = {}, ...rest } = readAttributes(new URLSearchParams(window.location.search));
      change({ attributes: { ...rest, [name]: changed(before) } });
    };

  return (
    <FieldGroup title="Specifications">
      {schema.filter(isShown).map((attribute) => {
        const { name, kind } = attribute;
        const one = {
          attribute,
          filter: state.attributes[name] ?? {},
          onAsk: ask(name),
          counts: counts?.[name],
        };
        return kind === 'number' ? <Figures key={name} {...one} /> : <Choice key={name} {...one} />;
      })}
      {others > 0 && (
        <Button small kind="quiet" icon="plus" onPress={() => setWhole(true)}>
          {others} more
        </Button>
      )}
    </FieldGroup>
  );
}

function Figures({ attribute, filter, onAsk }: OneProps) {
  const { distance_unit } = useSettings();
  const { unit, factor } = shownUnit(attribute.unit, distance_unit);
  const shown = (value: number | undefined) => (value === undefined ? null : toShown(value, factor));
  const bounded = (bound: 'min' | 'max') => (value: number | null) => {
    onAsk(({ [bound]: _before, ...rest }) =>
      value === null ? rest : { ...rest, [bound]: fromShown(value, factor) },
    );
  };
  const [least, setLeast] = useDebounced(shown(filter.min), bounded('min'));
  const [most, setMost] = useDebounced(shown(filter.max), bounded('max'));
  return (
    <Grid columns={2} gap={3} align="end" role="group" aria-label={attribute.label}>
      <NumberField label={`${attribute.label}, from`} after={unit} value={least} onChange={setLeast} />
      <NumberField label="to" after={unit} value={most} onChange={setMost} />
    </Grid>
  );
}

function Choice({ attribute: { label, kind, choices = [] }, filter, onAsk, counts }: OneProps) {
  const options =
    kind === 'boolean'
      ? [
          { value: '1', label: 'Yes' },
          { value: '0', label: 'No' },
        ]
      : choices.map((choice) => ({ value: choice, label: choice }));
  return (
    <Select
      label={label}
      placeholder="Any"
      value={filter.is ?? ''}
      onChange={(is) => onAsk(() => (is === '' ? {} : { is }))}
      options={options.map((option) => withCount(option, countOf(counts, option.value)))}
    />
  );
}

function withCount(option: { value: string; label: string }, count: string | undefined) {
  return count === undefined ? option : { ...option, label: `${option.label} (${count})` };
}
