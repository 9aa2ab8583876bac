import type { UrlFilters } from '@yard/remote-kit';
import { Button, EmptyState, type IconName } from '@yard/ui';

type NothingFitsProps = {
  filters: UrlFilters;
  /** The filters that narrow the list. */
  names: readonly string[];
  noun: string;
  icon: IconName;
  /** When the first one will be here. */
  none: string;
};

/** In place of a list without rows: because of its filters, or because there is nothing yet. */
export function NothingFits({ filters, names, noun, icon, none }: NothingFitsProps) {
  const isFiltered = names.some((name) => filters.get(name) !== '');
  if (!isFiltered) {
    return (
      <EmptyState icon={icon} title={`No ${noun}s yet`}>
        {none}
      </EmptyState>
    );
  }
  const clear = () => filters.set(Object.fromEntries(names.map((name) => [name, null])));
  return (
    <EmptyState
      icon="search"
      title={`No ${noun} fits`}
      action={<Button onPress={clear}>Show all {noun}s</Button>}
    >
      The filters leave none.
    </EmptyState>
  );
}
