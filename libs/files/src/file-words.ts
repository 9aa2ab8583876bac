import { UPLOAD_MAX_BYTES } from '@yard/contracts';

const PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

export const ACCEPTED = PICTURES.join(',');

/** Why a file is not even sent, or null. The server judges what is really in it. */
export function whyRefused({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!PICTURES.includes(type))
    return `${name} is no picture that can be kept: JPEG, PNG, WebP, GIF and AVIF can.`;
  if (size <= UPLOAD_MAX_BYTES) return null;
  return `${name} has ${sizeWords(size)}, and a picture may have ${sizeWords(UPLOAD_MAX_BYTES)}.`;
}

/** `820 kB`, `1.4 MB`. */
export function sizeWords(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  if (megabytes >= 1) return `${megabytes.toFixed(1).replace('.0', '')} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} kB`;
}
