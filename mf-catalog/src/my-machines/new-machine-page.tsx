import { Page, PageHeader, Stack, useLeaveGuard, useToast, FilesButton, Hint, Panel } from '@yard/ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { MachineForm } from './machine-form';
import { useChosenPhotos, type ChosenPhoto } from './photos/use-chosen-photos';
import { storePhotos } from './photos/waiting-photos';
import { PHOTOS_MAX, UPLOAD_MAX_MB } from '@yard/contracts';
import { PhotoGrid } from './photos/photo-grid';

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
        lead="We save a draft only you can see. Add delivery next, then publish it."
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

type ChosenPhotosProps = {
  photos: readonly ChosenPhoto[];
  onAdd: (files: readonly File[]) => void;
  onMove: (from: number, to: number) => void;
  onRotate: (photo: ChosenPhoto | undefined) => void;
  onRemove: (photo: ChosenPhoto | undefined) => void;
};

/** Pictures of a machine that is not saved yet: they are sent with its first draft. */
export function ChosenPhotos({ photos, onAdd, onMove, onRotate, onRemove }: ChosenPhotosProps) {
  return (
    <Panel
      title="Photos"
      aside={
        <FilesButton
          small
          icon="camera"
          label="Photos to add"
          accept="image/*"
          disabled={photos.length >= PHOTOS_MAX}
          onFiles={onAdd}
        >
          Add photos
        </FilesButton>
      }
    >
      <Stack gap={4}>
        <PhotoGrid
          photos={photos.map(({ url }) => ({ key: url, url }))}
          onMove={onMove}
          onRotate={(index) => onRotate(photos[index])}
          onRemove={(index) => onRemove(photos[index])}
        />
        <Hint>
          Up to {PHOTOS_MAX} pictures of {UPLOAD_MAX_MB} MB, uploaded when you save the draft. The first one
          is shown in the search; drag a photo to another place, or use its arrows.
        </Hint>
      </Stack>
    </Panel>
  );
}
