import sharp from 'sharp';
import { crc32, deflateSync } from 'node:zlib';

/** A chunk of a PNG: length, name, data, checksum. */
export function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Black and white, a bit for each point: the least that a picture of this size takes. */
export function emptyPng(width: number, height: number, rows = height): Buffer {
  const head = Buffer.concat([uint32(width), uint32(height), Buffer.from([1, 0, 0, 0, 0])]);
  const data = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))), { level: 9 });
  return png([chunk('IHDR', head), chunk('IDAT', data)]);
}

export const png = (chunks: Buffer[]) =>
  Buffer.concat([SIGNATURE, ...chunks, chunk('IEND', Buffer.alloc(0))]);

/** The chunks of a small picture with others between its head and its points. */
export function pngWith(...between: Buffer[]): Buffer {
  const small = emptyPng(8, 8);
  const head = SIGNATURE.length + 25;
  return Buffer.concat([small.subarray(0, head), ...between, small.subarray(head)]);
}

export const textBomb = (bytes: number) =>
  chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes, 97))]));

/** One small picture, shown so many times. */
export async function gif(frames: number): Promise<Buffer> {
  const one = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#963' } })
    .gif()
    .toBuffer();
  const start = one.indexOf(Buffer.from([0x21, 0xf9]));
  const frame = one.subarray(start, one.length - 1);
  return Buffer.concat([
    one.subarray(0, start),
    ...Array.from({ length: frames }, () => frame),
    one.subarray(-1),
  ]);
}

/** A progressive JPEG whose last pass over the picture comes so many times more. */
export async function jpegOfScans(times: number): Promise<Buffer> {
  const whole = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#369' } })
    .jpeg({ progressive: true })
    .toBuffer();
  const last = whole.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = whole.subarray(last, whole.length - 2);
  return Buffer.concat([
    whole.subarray(0, last),
    ...Array.from({ length: times }, () => scan),
    whole.subarray(-2),
  ]);
}
