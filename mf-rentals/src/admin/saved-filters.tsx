import type { UrlFilters } from '@yard/remote-kit';
import { Checkbox, DateField, Select, type SelectProps } from '@yard/ui';

/** A filter by its name in the address, which keeps it. */
type KeptFilterProps = { filters: UrlFilters; name: string; label: string };

export type ChoiceFilterProps = KeptFilterProps & Pick<SelectProps, 'placeholder' | 'options'>;

export function ChoiceFilter({ filters, name, ...field }: ChoiceFilterProps) {
  return (
    <Select {...field} value={filters.get(name)} onChange={(chosen) => filters.set({ [name]: chosen })} />
  );
}

export function DayFilter({ filters, name, label }: KeptFilterProps) {
  return (
    <DateField
      label={label}
      value={filters.get(name) || null}
      onChange={(day) => filters.set({ [name]: day })}
    />
  );
}

export function OnOffFilter({ filters, name, label }: KeptFilterProps) {
  return (
    <Checkbox
      label={label}
      value={filters.get(name) === '1'}
      onChange={(isOn) => filters.set({ [name]: isOn ? '1' : null })}
    />
  );
}
