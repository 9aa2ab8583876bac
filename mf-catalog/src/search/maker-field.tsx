import type { FacetChoice } from '@yard/contracts';
import { ComboBox } from '@yard/ui';
import type { Search } from './use-search';
import { countText } from './use-facets';

export function MakerField({
  search: { state, change },
  choices = [],
}: {
  search: Search;
  choices?: FacetChoice[] | undefined;
}) {
  const makers = choices.map((choice) => ({
    value: choice.label,
    label: choice.label,
    detail: countText(choice),
  }));
  const known = makers.find(({ value }) => value.toLowerCase() === state.manufacturer.toLowerCase());
  const chosen = known?.value ?? state.manufacturer;
  const isOther = known === undefined && chosen !== '';

  return (
    <ComboBox
      label="Manufacturer"
      placeholder="All manufacturers"
      value={chosen}
      // Called again with the same when the field is left: another filter may be changing by then.
      onChange={(manufacturer) => manufacturer !== chosen && change({ manufacturer })}
      options={isOther ? [{ value: chosen, label: chosen }, ...makers] : makers}
    />
  );
}
