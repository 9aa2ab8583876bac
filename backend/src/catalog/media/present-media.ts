import { mediaShape } from '@yard/contracts/records';
import { presenterOf } from '@kit/server/store/present';
import type { Media } from './media.entity';

export const presentMedia = presenterOf(mediaShape, (media: Media) => ({ url: mediaUrl(media) }));

export function mediaUrl(media: Pick<Media, 'path'>): string {
  return `/media/${media.path}`;
}
