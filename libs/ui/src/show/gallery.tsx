import { useState } from 'react';
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
    <div className={styles.gallery}>
      <div className={styles.stage}>
        <button
          type="button"
          className={styles.picture}
          aria-label={`Enlarge: ${shown.alt}`}
          onClick={() => lightbox.open(pictures, index)}
        >
          <img src={shown.src} alt={shown.alt} />
        </button>
        {pictures.length > 1 && (
          <div className={styles.arrows}>
            <IconButton
              icon="chevron-left"
              label="Previous picture"
              onPress={() => setIndex(wrap(index - 1, pictures))}
            />
            <IconButton
              icon="chevron-right"
              label="Next picture"
              onPress={() => setIndex(wrap(index + 1, pictures))}
            />
          </div>
        )}
      </div>
      {pictures.length > 1 && (
        <ul className={styles.strip} aria-label="Pictures">
          {pictures.map((picture, at) => (
            <li key={picture.src}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={`Picture ${at + 1} of ${pictures.length}`}
                aria-current={at === index}
                onClick={() => setIndex(at)}
              >
                <img src={picture.thumbnail ?? picture.src} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
