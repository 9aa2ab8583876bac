// Forms with large pictures.
import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const BOUNDARY = 'yard-proxy-form';
export const FORM = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };

/** A whole PNG of noise, which nothing makes smaller: about `side * side * 3` bytes. */
export function noise(side) {
  const rows = Array.from({ length: side }, () => Buffer.concat([Buffer.alloc(1), randomBytes(side * 3)]));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.concat(rows), { level: 0 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** @param files  by the name of their field */
export function form(files) {
  const parts = Object.entries(files).flatMap(([field, bytes]) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="noise.png"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
