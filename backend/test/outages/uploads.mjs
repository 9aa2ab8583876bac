// Pictures that somebody uploads while things run out, and what is answered, in a word.
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';

const sharp = createRequire(new URL('../../package.json', import.meta.url))('sharp');
const SIDE = 600;

/** A picture of random dots, which does not shrink: a megabyte. */
export function noise() {
  const raw = { width: SIDE, height: SIDE, channels: 3 };
  return sharp(randomBytes(SIDE * SIDE * 3), { raw })
    .png()
    .toBuffer();
}

export function upload(url, person, picture) {
  const body = new FormData();
  body.append('file', new Blob([picture], { type: 'image/png' }), 'noise.png');
  return said(fetch(`${url}/api/media`, { method: 'POST', headers: person.headers(), body }));
}

export const asked = (url, person, path) => said(fetch(`${url}${path}`, { headers: person.headers() }));

async function said(call) {
  const answer = await call.catch(() => null);
  await answer?.arrayBuffer();
  if (!answer) return 'broken';
  return answer.status === 503 && answer.headers.get('retry-after')
    ? '503 with Retry-After'
    : String(answer.status);
}
