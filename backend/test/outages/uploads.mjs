// Pictures that somebody uploads while things run out, and what is answered, in a word.
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';

const sharp = createRequire(new URL('../../package.json', import.meta.url))('sharp');
const SIDE = 600;

/** A picture of random dots, which does not shrink: a megabyte, unless it has fewer dots a side. */
export function noise(side = SIDE) {
  const raw = { width: side, height: side, channels: 3 };
  return sharp(randomBytes(side * side * 3), { raw })
    .png()
    .toBuffer();
}

export function formOf(picture) {
  const form = new FormData();
  form.append('file', new Blob([picture], { type: 'image/png' }), 'noise.png');
  return form;
}

export function upload(url, person, picture) {
  return said(
    fetch(`${url}/api/media`, { method: 'POST', headers: person.headers(), body: formOf(picture) }),
  );
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
