import { PHOTO_SIDES, type ShownSide } from '@yard/contracts';
import { PhotoThumbs } from '@yard/threads';
import { sidePhotoWords, sideWords } from './side-words';
import styles from './condition.module.css';

/** The pictures of a machine, under the side that they show. */
export function ShownSides({ photos }: { photos: readonly ShownSide[] }) {
  const sides = PHOTO_SIDES.filter((side) => photos.some((photo) => photo.side === side));
  if (sides.length === 0) return null;
  return (
    <ul className={styles.shownSides} aria-label="Photos">
      {sides.map((side) => (
        <li key={side}>
          <p>{sideWords[side]}</p>
          <PhotoThumbs
            photos={photos.filter((photo) => photo.side === side)}
            label={sideWords[side]}
            nameOf={(index) => sidePhotoWords(side, index)}
          />
        </li>
      ))}
    </ul>
  );
}
