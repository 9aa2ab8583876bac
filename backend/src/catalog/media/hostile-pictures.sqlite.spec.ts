import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { api, as, guest, rows } from '../../../test/api';
import { make } from '../../../test/make';
import { chunk, emptyPng, gif, jpegOfScans, pngWith, textBomb } from '../../../test/pictures/bombs';
import { refusal } from '../../../test/refusals';

const MEGABYTE = 1024 * 1024;
const SCRIPT = '<script>alert("canary")</script>';

const plain = (side = 16) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#369' } });
const joined = async (picture: Promise<Buffer> | Buffer, ...after: string[]) =>
  Buffer.concat([await picture, Buffer.from(after.join(''), 'latin1')]);

const upload = async (file: Buffer, name = 'a.png') => as(await make.user()).upload('/api/media', file, name);

describe('a picture that would take all memory or time', () => {
  const IMAGE = 'The file field must be an image.';
  const LARGE =
    'The file field must not be greater than 40 megapixels. Send a smaller copy, or take it with a lower resolution.';

  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['says it has 50,000 × 50,000 points', LARGE, () => emptyPng(50_000, 50_000, 1)],
    ['has a row more than 40 megapixels', LARGE, () => emptyPng(6_400, 6_251)],
    ['says it has 2,147,483,647 points a side', IMAGE, () => emptyPng(0x7fffffff, 0x7fffffff, 0)],
    ['has no width', IMAGE, () => emptyPng(0, 10)],
    ['is painted over 3,000 times', IMAGE, () => jpegOfScans(3_000)],
    ['breaks off', IMAGE, async () => (await plain(900).jpeg().toBuffer()).subarray(0, 3_000)],
  ])('is refused where it %s', async (_what, message, file) => {
    const answer = await upload(await file());

    expect([answer.status, answer.body.errors]).toEqual([422, { file: [message] }]);
    expect(await rows('media')).toEqual([]);
  });

  it.each<[string, number[], () => Buffer | Promise<Buffer>]>([
    ['is 65,535 times as high as wide', [1, 2400], () => emptyPng(1, 65_535)],
    ['has 30,000 frames', [8, 8], () => gif(30_000)],
    ['has a text of 64 MB, compressed', [8, 8], () => pngWith(textBomb(64 * MEGABYTE))],
    [
      'has 2,000 texts of 64 kB',
      [8, 8],
      () => pngWith(...Array.from({ length: 2_000 }, () => textBomb(65_536))),
    ],
    ['has a colour profile of 64 MB', [8, 8], () => pngWith(profileBomb(64 * MEGABYTE))],
    ['is in four printing colours', [16, 16], () => plain().toColourspace('cmyk').jpeg().toBuffer()],
  ])('is made small and kept where it %s', async (_what, size, file) => {
    const { status, body } = await upload(await file());

    expect([status, body.width, body.height, body.mime_type]).toEqual([201, ...size, 'image/webp']);
    expect(body.size).toBeLessThan(1000);
  });
});

function profileBomb(bytes: number): Buffer {
  return chunk('iCCP', Buffer.concat([Buffer.from('x\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes))]));
}

describe('a file that is two things at once', () => {
  it.each<[string, string, () => Promise<Buffer>]>([
    ['a PNG and a page', 'a.html', async () => pngWith(chunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`)))],
    [
      'a JPEG and an archive',
      'a.zip',
      () => joined(plain().jpeg().toBuffer(), 'PK\x03\x04', SCRIPT, 'PK\x05\x06'),
    ],
    [
      'a JPEG and a PHP archive',
      'a.phar',
      () => joined(plain().jpeg().toBuffer(), '<?php __HALT_COMPILER(); ?>', SCRIPT),
    ],
    ['a GIF and a script', 'a.js', () => joined(plain().gif().toBuffer(), '=1;alert("canary")//')],
    ['a WebP and a page', 'a.svg', () => joined(plain().webp().toBuffer(), SCRIPT)],
    ['a picture that says where it was taken', 'a.jpg', () => withWords(SCRIPT)],
  ])('is a picture alone once it is kept: %s', async (_what, name, file) => {
    const { status, body } = await upload(await file(), name);
    const [row] = await rows<{ path: string }>('media');
    const kept = readFileSync(join(api.storage, 'media', row?.path ?? ''));
    const served = await guest().get(body.url);

    expect([status, body.mime_type]).toEqual([201, 'image/webp']);
    expect(kept.toString('latin1')).not.toMatch(/script|canary|php|PK\x03|Exif/i);
    const { exif, icc, xmp, iptc, format } = await sharp(kept).metadata();
    expect([format, exif, icc, xmp, iptc]).toEqual(['webp', undefined, undefined, undefined, undefined]);
    expect(row?.path).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{32}\.webp$/);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
    });
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a PDF and a script', () => Buffer.from(`%PDF-1.4\n${SCRIPT}`)],
    [
      'an SVG that calls itself a PNG',
      () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
    ],
    [
      'an SVG behind an XML head',
      () => Buffer.from('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]><svg/>'),
    ],
    ['the head of a GIF and a script', () => Buffer.from('GIF89a/*\0\0*/=1;alert("canary")')],
    ['a TIFF', () => plain().tiff().toBuffer()],
    [
      'an archive with a picture in it',
      async () => Buffer.concat([Buffer.from('PK\x03\x04'), await plain().jpeg().toBuffer()]),
    ],
    ['nothing', () => Buffer.alloc(0)],
  ])('is refused where it begins as no picture: %s', async (_what, file) => {
    const answer = await upload(await file());

    expect(refusal(answer)).toEqual([422, { file: ['The file field must be an image.'] }]);
  });
});

/** Words in all that a JPEG may say of itself. */
function withWords(words: string): Promise<Buffer> {
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 0/1' };
  return plain()
    .withExif({ IFD0: { ImageDescription: words, Artist: words }, IFD3: place })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${words}</x:xmpmeta>`)
    .jpeg()
    .toBuffer();
}
