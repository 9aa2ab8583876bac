import { PHOTOS_MAX, UPLOAD_MAX_MB } from '@yard/contracts';
import { FilesButton, Hint, Panel, Stack } from '@yard/ui';
import { PhotoGrid } from './photo-grid';
import type { ChosenPhoto } from './use-chosen-photos';

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
          Up to {PHOTOS_MAX} pictures of {UPLOAD_MAX_MB} MB, sent when you save the draft. The first one is
          shown in the search; drag a photo to another place, or use its arrows.
        </Hint>
      </Stack>
    </Panel>
  );
}
