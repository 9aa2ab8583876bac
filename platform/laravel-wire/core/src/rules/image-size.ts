export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Bytes within which a picture says its size, in all formats but JPEG. */
const HEAD = 32;
const JPEG_STEP = 10;

/** The size that a picture's own bytes name: PNG, GIF, BMP, WebP and JPEG. Null for anything else. */
export async function imageSizeOf(file: Blob): Promise<ImageSize | null> {
  const head = await bytesAt(file, 0, HEAD);
  if (head.byteLength < HEAD) return null;

  const name = nameIn(head, 0, 4);
  if (name === '\x89PNG') return { width: head.getUint32(16), height: head.getUint32(20) };
  if (name === 'GIF8') return { width: head.getUint16(6, true), height: head.getUint16(8, true) };
  if (name.startsWith('BM')) return sizeOfBmp(head);
  if (name === 'RIFF' && nameIn(head, 8, 4) === 'WEBP') return sizeOfWebp(head);

  return name.startsWith('\xff\xd8') ? sizeOfJpeg(file) : null;
}

const sizeOfBmp = (head: DataView): ImageSize => ({
  width: head.getInt32(18, true),
  height: Math.abs(head.getInt32(22, true)),
});

function sizeOfWebp(head: DataView): ImageSize | null {
  const kind = nameIn(head, 12, 4);
  if (kind === 'VP8X') return { width: uint24(head, 24) + 1, height: uint24(head, 27) + 1 };
  if (kind === 'VP8 ')
    return { width: head.getUint16(26, true) & 0x3fff, height: head.getUint16(28, true) & 0x3fff };
  if (kind !== 'VP8L') return null;

  const packed = head.getUint32(21, true);
  return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
}

/** Reads from segment to segment, up to the frame's header. */
async function sizeOfJpeg(file: Blob): Promise<ImageSize | null> {
  for (let at = 2; at < file.size;) {
    const segment = await bytesAt(file, at, JPEG_STEP);
    if (segment.byteLength < JPEG_STEP || segment.getUint8(0) !== 0xff) return null;

    const marker = segment.getUint8(1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: segment.getUint16(7), height: segment.getUint16(5) };
    // A marker may be filled up with further 0xFF.
    at += marker === 0xff ? 1 : 2 + segment.getUint16(2);
  }
  return null;
}

async function bytesAt(file: Blob, start: number, length: number): Promise<DataView> {
  return new DataView(await file.slice(start, start + length).arrayBuffer());
}

const uint24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) + (view.getUint8(at + 2) << 16);

const nameIn = (view: DataView, at: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));
