import { type PhotoRecord, photoType, TITLE_MAX, updatePhotoRules } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { Form, Submit, TextField } from '@yard/ui';
import { useMachineParts } from '../use-machine-parts';
import styles from './photos.module.css';

/** Words for a picture, for people who cannot see it. */
export function PhotoCaptionForm({ photo, onDone }: { photo: PhotoRecord; onDone: () => void }) {
  const parts = useMachineParts(photo.machine_id, photoType);
  const form = useServerForm({
    rules: updatePhotoRules,
    initial: { caption: photo.caption ?? '' },
    submit: (values) => parts.update(photo.id, values),
    onSuccess: onDone,
  });
  return (
    <Form of={form} aria-label="Photo">
      <img className={styles.caption} src={photo.url} alt="" />
      <TextField
        label="Description"
        hint="Shown with the photo, and read aloud to people who can’t see it."
        maxLength={TITLE_MAX}
        {...form.field('caption')}
      />
      <Submit of={form} label="Save description" />
    </Form>
  );
}
