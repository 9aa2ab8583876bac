import { type SavedFilterInput, savedFilters, TITLE_MAX } from '@yard/contracts';
import { useAlertedCall, useCreate, useDestroy, useServerForm } from '@yard/data';
import { useWholeList } from '@yard/data/whole-lists';
import { Form, Menu, Sheet, Submit, TextField, useModals, useToast } from '@yard/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

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
      : { id: 'save', label: 'Save these filters', disabled: query === '', onSelect: () => setSaving(true) },
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

interface SaveFilterProps extends Pick<SavedFilterInput, 'list_path' | 'query'> {
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for a name under which all admins find the filters again. */
function SaveFilter({ isOpen, onClose, ...list }: SaveFilterProps) {
  return (
    <Sheet title="Save these filters" isOpen={isOpen} onClose={onClose}>
      <NameForm {...list} onDone={onClose} />
    </Sheet>
  );
}

type NameFormProps = Pick<SavedFilterInput, 'list_path' | 'query'> & { onDone: () => void };

function NameForm({ list_path, query, onDone }: NameFormProps) {
  const create = useCreate<{ id: number }, SavedFilterInput>(savedFilters.type);
  const form = useServerForm({
    rules: savedFilters.rules,
    initial: { name: '', list_path, query },
    submit: create.mutateAsync,
    done: 'The filters are saved for all admins',
    onSuccess: () => onDone(),
  });
  return (
    <Form of={form} aria-label="Saved filters">
      <TextField
        autoFocus
        label="Name"
        hint="All admins find it on this list and in the search."
        maxLength={TITLE_MAX}
        {...form.field('name')}
      />
      <Submit of={form} label="Save" />
    </Form>
  );
}
