import { type SavedFilterInput, savedFilters } from '@yard/contracts';
import { useAlertedCall, useDestroy } from '@yard/data';
import { useWholeList } from '@yard/data/whole-lists';
import { Menu, useModals, useToast } from '@yard/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SaveFilter } from './save-filter';

/** Filters of this list that admins saved: one is taken, and what the list has now becomes one. */
export default function SavedFilters({ query }: { query: string }) {
  const { pathname: list_path } = useLocation();
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  const { data } = useWholeList(savedFilters.type, { list_path });
  const remove = useRemoving();
  const saved = data?.data ?? [];
  const current = saved.find((one) => one.query === query);
  const entries = [
    ...saved.map(({ id, name, query: its }) => ({
      id: String(id),
      label: name,
      onSelect: () => void navigate(`${list_path}?${its}`),
    })),
    current
      ? { id: 'delete', label: `Delete “${current.name}”`, onSelect: () => void remove(current) }
      : {
          id: 'save',
          label: 'Save these filters',
          disabled: query === '',
          onSelect: () => setSaving(true),
        },
  ];
  return (
    <>
      <Menu label="Saved filters" text={current?.name ?? 'Saved filters'} icon="filter" entries={entries} />
      <SaveFilter {...{ list_path, query }} isOpen={isSaving} onClose={() => setSaving(false)} />
    </>
  );
}

function useRemoving() {
  const { mutateAsync } = useDestroy(savedFilters.type);
  const { confirm } = useModals();
  const call = useAlertedCall();
  const toast = useToast();
  return async ({ id, name }: { id: number } & Pick<SavedFilterInput, 'name'>) => {
    const isSure = await confirm({
      title: `Delete “${name}”?`,
      message: 'The saved filters are gone for all admins. The list stays as it is.',
      confirmText: 'Delete',
      danger: true,
    });
    if (isSure && (await call(mutateAsync(id)))) toast.show(`“${name}” is deleted`);
  };
}
