const EMPTY_OBJECT = /\{\s*\}/;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const BLANKS = new Set(Buffer.from(' \t\r\n'));

/** A JSON text as PHP reads it: an object without members is an empty list, at any depth. */
export function emptyObjectsAsLists(text: string): string {
  return EMPTY_OBJECT.test(text) ? rewritten(Buffer.from(text)).toString('utf8') : text;
}

/** Sign by sign, without a call for each: a text may be nothing but empty objects. */
function rewritten(bytes: Buffer): Buffer {
  let opened = -1;
  let isInText = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (isInText) {
      isInText = byte !== QUOTE;
      at += byte === BACKSLASH ? 1 : 0;
    } else if (byte === OPEN_OBJECT) {
      opened = at;
    } else if (byte === CLOSE_OBJECT && opened !== -1) {
      bytes[opened] = OPEN_LIST;
      bytes[at] = CLOSE_LIST;
      opened = -1;
    } else if (!BLANKS.has(byte)) {
      isInText = byte === QUOTE;
      opened = -1;
    }
  }
  return bytes;
}
