import { useLightbox } from '../overlays/lightbox';
import type { Picture } from './pictures';
import styles from './gallery.module.css';

const BESIDE = 5;

/** Pictures of one thing: side by side, or on a phone one after the other by a swipe; a press opens them full screen. */
export function Gallery({ pictures }: { pictures: readonly Picture[] }) {
  const lightbox = useLightbox();
  const more = pictures.length - BESIDE;
  const isLast = (at: number) => more > 0 && at === BESIDE - 1;
  return (
    <ul className={styles.gallery} aria-label="Pictures" data-count={Math.min(pictures.length, BESIDE)}>
      {pictures.map(({ src, alt }, at) => (
        <li key={src}>
          <button
            type="button"
            className={styles.picture}
            aria-label={`Enlarge: ${alt}${isLast(at) ? `, ${more} more` : ''}`}
            onClick={() => lightbox.open(pictures, at)}
          >
            <img src={src} alt="" loading={at === 0 ? 'eager' : 'lazy'} />
          </button>
          <span className={styles.count} aria-hidden hidden={pictures.length === 1}>
            {at + 1} / {pictures.length}
          </span>
          {isLast(at) && <span className={styles.more} aria-hidden>{`+${more}`}</span>}
        </li>
      ))}
    </ul>
  );
}
