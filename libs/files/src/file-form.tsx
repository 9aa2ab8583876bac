import {
  type MediaRecord,
  mediaType,
  TITLE_MAX,
  type UpdateMediaInput,
  updateMediaRules,
} from '@yard/contracts';
import { useServerForm, useUpdate } from '@yard/data';
import { Button, Form, TextField, useToast } from '@yard/ui';

type FileFormProps = { file: MediaRecord; onSaved: () => void };

/** What a file is called, and its folder. Its address stays, so that texts go on showing it. */
export function FileForm({ file, onSaved }: FileFormProps) {
  const update = useUpdate<MediaRecord, UpdateMediaInput>(mediaType, file.id);
  const toast = useToast();
  const form = useServerForm({
    rules: updateMediaRules,
    initial: { name: file.name, folder: file.folder },
    submit: (input) => update.mutateAsync(input),
    onSuccess: () => {
      toast.show('The file is saved');
      onSaved();
    },
  });
  return (
    <Form of={form} aria-label="Name and folder">
      <TextField label="File name" maxLength={TITLE_MAX} {...form.field('name')} />
      <TextField label="Folder" optional maxLength={TITLE_MAX} {...form.field('folder')} />
      <Button small type="submit" busy={form.busy}>
        Save name and folder
      </Button>
    </Form>
  );
}
