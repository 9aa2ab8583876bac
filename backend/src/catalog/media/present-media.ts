import type { MediaRecord } from '@yard/contracts';
import { baseFields } from '@yard/server/store/wire-fields';
import type { Media } from './media.entity';

export function presentMedia(media: Media): MediaRecord {
  return {
    ...baseFields(media),
    user_id: media.user_id,
    folder: media.folder,
    name: media.name,
    url: mediaUrl(media),
    mime_type: media.mime_type,
    size: media.size,
    width: media.width,
    height: media.height,
  };
}

/** Root-relative, readable by everybody. */
export function mediaUrl(media: Pick<Media, 'path'>): string {
  return `/media/${media.path}`;
}
