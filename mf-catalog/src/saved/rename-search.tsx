import { TITLE_MAX } from '@yard/contracts';
import type { SavedSearchRecord, UpdateSavedSearchInput } from '@yard/contracts/saved';
import { savedSearchType, updateSavedSearchRules } from '@yard/contracts/saved';
import { useServerForm, useUpdate } from '@yard/data';
import { Form, Sheet, Submit, TextField } from '@yard/ui';

export function RenameSearch({ search, onClose }: { search: SavedSearchRecord; onClose: () => void }) {
  const update = useUpdate<SavedSearchRecord, UpdateSavedSearchInput>(savedSearchType, search.id);
  const form = useServerForm({
    rules: updateSavedSearchRules,
    initial: { name: search.name },
    submit: update.mutateAsync,
    onSuccess: onClose,
  });
  return (
    <Sheet title="Rename this search" isOpen onClose={onClose}>
      <Form of={form} aria-label="Rename this search">
        <TextField label="Name" maxLength={TITLE_MAX} {...form.field('name')} />
        <Submit of={form} label="Rename" />
      </Form>
    </Sheet>
  );
}
