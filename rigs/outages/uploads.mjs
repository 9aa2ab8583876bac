// Pictures that somebody uploads while things run out, and what is answered, in a word.
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';

const sharp = createRequire(new URL('../../backend/package.json', import.meta.url))('sharp');
const SIDE = 600;

/** A picture of random dots, which does not shrink: a megabyte, unless it has fewer dots a side. */
export function noise(side = SIDE) {
  const raw = { width: side, height: side, channels: 3 };
  return sharp(randomBytes(side * side * 3), { raw })
    .png()
    .toBuffer();
}

/** A phone's photo: 12 megapixels in some 5 MB. */
export function photograph() {
  const width = 4000;
  const raw = { width, height: 3000, channels: 3 };
  const blurred = sharp(randomBytes(width * 3000 * 3), { raw }).blur(1.5);
  return blurred.jpeg({ quality: 92 }).toBuffer();
}

export function formOf(picture) {
  const form = new FormData();
  form.append('file', new Blob([picture]), 'picture');
  return form;
}

export async function upload(url, person, picture) {
  return (await uploaded(url, person, picture)).word;
}

/** @returns `word`, and `media`, the record, of one that is kept */
export async function uploaded(url, person, picture) {
  const sent = { method: 'POST', headers: person.headers(), body: formOf(picture) };
  const answer = await fetch(`${url}/api/media`, sent).catch(() => null);
  const text = await answer?.text().catch(() => null);
  const word = wordOf(text === null ? null : answer);
  return { word, media: word === '201' ? JSON.parse(text) : null };
}

export const asked = (url, person, path) => answerOf(fetch(`${url}${path}`, { headers: person.headers() }));

async function answerOf(call) {
  try {
    const answer = await call;
    await answer.arrayBuffer();
    return wordOf(answer);
  } catch {
    return 'broken';
  }
}

function wordOf(answer) {
  if (!answer) return 'broken';
  return answer.status === 503 && answer.headers.get('retry-after')
    ? '503 with Retry-After'
    : String(answer.status);
}
