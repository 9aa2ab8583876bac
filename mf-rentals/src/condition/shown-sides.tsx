import { PHOTO_SIDES, type ShownSide } from '@yard/contracts';
import { PhotoThumbs } from '@yard/threads';
import { Grid, Text } from '@yard/ui';
import { sidePhotoWords, sideWords } from './side-words';

export function ShownSides({ photos }: { photos: readonly ShownSide[] }) {
  const sides = PHOTO_SIDES.filter((side) => photos.some((photo) => photo.side === side));
  if (sides.length === 0) return null;
  return (
    <Grid as="ul" fit={150} gap={3} above={4} bare aria-label="Photos">
      {sides.map((side) => (
        <li key={side}>
          <Text size={13} weight={600} soft>
            {sideWords[side]}
          </Text>
          <PhotoThumbs
            photos={photos.filter((photo) => photo.side === side)}
            label={sideWords[side]}
            nameOf={(index) => sidePhotoWords(side, index)}
          />
        </li>
      ))}
    </Grid>
  );
}
