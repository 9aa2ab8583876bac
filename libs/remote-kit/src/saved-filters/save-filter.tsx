import { type SavedFilterInput, savedFilters, TITLE_MAX } from '@yard/contracts';
import { useCreate, useServerForm } from '@yard/data';
import { Button, Form, Sheet, TextField, useToast } from '@yard/ui';

interface SaveFilterProps extends Pick<SavedFilterInput, 'list_path' | 'query'> {
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for a name under which all admins find the filters again. */
export function SaveFilter({ isOpen, onClose, ...list }: SaveFilterProps) {
  return (
    <Sheet title="Save these filters" isOpen={isOpen} onClose={onClose}>
      <NameForm {...list} onDone={onClose} />
    </Sheet>
  );
}

type NameFormProps = Pick<SavedFilterInput, 'list_path' | 'query'> & { onDone: () => void };

function NameForm({ list_path, query, onDone }: NameFormProps) {
  const create = useCreate<{ id: number }, SavedFilterInput>(savedFilters.type);
  const toast = useToast();
  const form = useServerForm({
    rules: savedFilters.rules,
    initial: { name: '', list_path, query },
    submit: create.mutateAsync,
    onSuccess: () => {
      toast.show('The filters are saved for all admins');
      onDone();
    },
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
      <Button type="submit" kind="primary" busy={form.busy}>
        Save
      </Button>
    </Form>
  );
}
