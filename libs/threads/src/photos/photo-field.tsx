import { FilesButton, IconButton, Stack, UploadList } from '@yard/ui';
import { PhotoThumbs } from './photo-thumbs';
import type { Photos } from './use-photos';

export type PhotoFieldProps = {
  photos: Photos;
  /** Name of all the photos. */
  label?: string;
};

/** Pictures to go with a text: added several at a time, with their progress, looked at, taken out. */
export function PhotoField({ photos, label = 'Photos to send' }: PhotoFieldProps) {
  const { uploads, room, add, remove, dismiss } = photos;
  return (
    <Stack gap={2}>
      {photos.photos.length > 0 && (
        <PhotoThumbs
          photos={photos.photos}
          label={label}
          nameOf={photoName}
          tool={(photo, index) => (
            <IconButton
              small
              icon="trash"
              label={`Remove ${photoName(index)}`}
              onPress={() => void remove(photo.media_id)}
            />
          )}
        />
      )}
      <UploadList uploads={uploads} onDismiss={dismiss} />
      <div>
        <FilesButton
          small
          icon="camera"
          label="Photos to add"
          accept="image/*"
          disabled={room <= 0}
          onFiles={(files) => void add(files)}
        >
          Add photos
        </FilesButton>
      </div>
    </Stack>
  );
}

const photoName = (index: number) => `Photo ${index + 1}`;
