import { Page, PageHeader, Stack, useLeaveGuard, useToast } from '@yard/ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { MachineForm } from './machine-form';
import { ChosenPhotos } from './photos/chosen-photos';
import { useChosenPhotos } from './photos/use-chosen-photos';
import { storePhotos } from './photos/waiting-photos';

/** Starts a machine as a draft, with its pictures; delivery and publishing come next. */
export default function NewMachinePage() {
  const navigate = useNavigate();
  const toast = useToast();
  const { photos, add, move, rotate, remove } = useChosenPhotos();
  const isSaved = useRef(false);
  // The typed text is stored as a draft of the form; pictures are not.
  useLeaveGuard(() => photos.length > 0 && !isSaved.current);
  return (
    <Page narrow>
      <PageHeader
        title="List a machine"
        back={{ to: '/my-machines', label: 'My machines' }}
        lead="Saved as a draft that only you see. Then add delivery, and publish it."
      />
      <Stack gap={4}>
        <ChosenPhotos
          photos={photos}
          onAdd={add}
          onMove={move}
          onRotate={(photo) => void rotate(photo)}
          onRemove={remove}
        />
        <MachineForm
          machine={null}
          onSaved={({ id }) => {
            isSaved.current = true;
            storePhotos(
              id,
              photos.map(({ file }) => file),
            );
            toast.show('Draft saved.');
            void navigate(`/my-machines/${id}`, { replace: true });
          }}
        />
      </Stack>
    </Page>
  );
}
