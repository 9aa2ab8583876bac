import { PHOTO_SIDES, type PhotoSide, UPLOAD_MAX_MB } from '@yard/contracts';
import { PhotoThumbs } from '@yard/threads';
import { Box, FieldError, FieldGroup, FilesButton, Grid, Hint, IconButton, UploadList } from '@yard/ui';
import { sidePhotoWords, sideWords } from './side-words';
import type { SidePhotos } from './use-side-photos';

export function SidePhotoFields({ photos, ...field }: { photos: SidePhotos; name: string; error?: string }) {
  const uploads = photos.uploads.map(({ tag, name, ...upload }) => ({
    ...upload,
    name: `${sideWords[tag as PhotoSide]}: ${name}`,
  }));
  return (
    <FieldGroup title="Photos">
      <Hint>
        Take each side once, the same at hand-over and return. {photos.room} more of at most {UPLOAD_MAX_MB}{' '}
        MB. If you’re offline, we’ll send them later.
      </Hint>
      <UploadList uploads={uploads} onDismiss={photos.dismiss} />
      <Grid as="ul" cells={150} gap={3} bare>
        {PHOTO_SIDES.map((side) => (
          <Side key={side} side={side} photos={photos} />
        ))}
      </Grid>
      <FieldError {...field} label="Photos" />
    </FieldGroup>
  );
}

function Side({ side, photos }: { side: PhotoSide; photos: SidePhotos }) {
  const words = sideWords[side];
  const nameOf = (index: number) => sidePhotoWords(side, index);
  return (
    <Box as="li" shrinks>
      <FilesButton
        icon="camera"
        wide
        label={`Photos to add: ${words}`}
        accept="image/*"
        disabled={photos.room <= 0}
        onFiles={(files) => photos.add(side, files)}
      >
        <span className="visually-hidden">Add photos: </span>
        {words}
      </FilesButton>
      <PhotoThumbs
        photos={photos.photos.filter((photo) => photo.side === side)}
        label={words}
        nameOf={nameOf}
        tool={({ media_id }, index) => (
          <IconButton
            small
            icon="trash"
            label={`Remove ${nameOf(index)}`}
            onPress={() => photos.remove(media_id)}
          />
        )}
      />
    </Box>
  );
}
