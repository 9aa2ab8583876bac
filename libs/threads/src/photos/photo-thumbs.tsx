import type { AttachedPhoto } from '@yard/contracts';
import { Row, useLightbox } from '@yard/ui';
import type { ReactNode } from 'react';
import styles from './photos.module.css';

export type PhotoThumbsProps = {
  photos: readonly AttachedPhoto[];
  label: string;
  /** Name of one photo. @param index  from 0 */
  nameOf?: (index: number) => string;
  /** Stands on each picture. */
  tool?: (photo: AttachedPhoto, index: number) => ReactNode;
};

/** Small pictures of what somebody wrote; a press opens them full screen. Nothing where there are none. */
export function PhotoThumbs({ photos, label, nameOf, tool }: PhotoThumbsProps) {
  const lightbox = useLightbox();
  if (photos.length === 0) return null;
  const nameAt = nameOf ?? ((index: number) => `${label}, ${index + 1} of ${photos.length}`);
  const pictures = photos.map(({ url }, index) => ({ src: url, alt: nameAt(index) }));
  return (
    <Row as="ul" gap={2} above={1} wrap bare aria-label={label}>
      {photos.map((photo, index) => (
        <li key={photo.media_id} className={styles.photo}>
          <button
            type="button"
            className={styles.picture}
            aria-label={`Enlarge: ${nameAt(index)}`}
            onClick={() => lightbox.open(pictures, index)}
          >
            <img src={photo.url} alt="" loading="lazy" />
          </button>
          {tool && <span className={styles.tool}>{tool(photo, index)}</span>}
        </li>
      ))}
    </Row>
  );
}
