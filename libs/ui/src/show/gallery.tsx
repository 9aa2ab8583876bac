import { useState } from 'react';
import { Stack } from '../layouts/primitives';
import { IconButton } from '../actions/button';
import { Icon } from '../icons/icon';
import { useLightbox } from '../overlays/lightbox';
import { wrap, type Picture } from './pictures';
import styles from './gallery.module.css';

/** Pictures of one thing: a large one (4:3), the others in a strip; a press opens them full screen. */
export function Gallery({ pictures }: { pictures: readonly Picture[] }) {
  const [index, setIndex] = useState(0);
  const lightbox = useLightbox();
  const shown = pictures[index] ?? pictures[0];
  if (shown === undefined) {
    return (
      <div className={styles.none}>
        <Icon name="image" size={32} /> No picture yet
      </div>
    );
  }

  return (
    <Stack gap={3}>
      <div className={styles.stage}>
        <button
          type="button"
          className={styles.picture}
          aria-label={`Enlarge: ${shown.alt}`}
          onClick={() => lightbox.open(pictures, index)}
        >
          <img src={shown.src} alt={shown.alt} />
        </button>
        {pictures.length > 1 && <Arrows onTurn={(by) => setIndex(wrap(index + by, pictures))} />}
      </div>
      {pictures.length > 1 && <Strip pictures={pictures} index={index} onChoose={setIndex} />}
    </Stack>
  );
}

function Arrows({ onTurn }: { onTurn: (by: 1 | -1) => void }) {
  return (
    <div className={styles.arrows}>
      <IconButton icon="chevron-left" label="Previous picture" onPress={() => onTurn(-1)} />
      <IconButton icon="chevron-right" label="Next picture" onPress={() => onTurn(1)} />
    </div>
  );
}

type StripProps = { pictures: readonly Picture[]; index: number; onChoose: (index: number) => void };

function Strip({ pictures, index, onChoose }: StripProps) {
  return (
    <ul className={styles.strip} aria-label="Pictures">
      {pictures.map((picture, at) => (
        <li key={picture.src}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={`Picture ${at + 1} of ${pictures.length}`}
            aria-current={at === index}
            onClick={() => onChoose(at)}
          >
            <img src={picture.thumbnail ?? picture.src} alt="" loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  );
}
