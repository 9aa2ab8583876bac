/** Types that their first bytes tell; nobody is believed who says them of other bytes. */
const SIGNATURES: readonly [RegExp, string][] = [
  [/^\x89PNG\r\n\x1a\n/, 'image/png'],
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^GIF8[79]a/, 'image/gif'],
  [/^RIFF[^]{4}WEBP/, 'image/webp'],
  [/^BM[^]{12}/, 'image/bmp'],
  [/^%PDF-/, 'application/pdf'],
  [/^PK\x03\x04/, 'application/zip'],
  [/^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/, 'application/x-ole-storage'],
  [/^\{\\rtf/, 'text/rtf'],
  [/^\x1f\x8b/, 'application/gzip'],
  [/^Rar!\x1a\x07/, 'application/vnd.rar'],
  [/^7z\xbc\xaf\x27\x1c/, 'application/x-7z-compressed'],
  [/^(?:II\*\0|MM\0\*)/, 'image/tiff'],
  [/^AC10\d\d\0/, 'image/vnd.dwg'],
  [/^[^]{4}ftyphe[iv][cmsx]/, 'image/heic'],
  [/^[^]{4}ftypm[is]f1/, 'image/heif'],
  [/^[^]{4}ftypavi[fs]/, 'image/avif'],
  [/^[^]{4}ftypqt/, 'video/quicktime'],
  [/^[^]{4}ftypM4A/, 'audio/mp4'],
  [/^[^]{4}ftyp/, 'video/mp4'],
  [/^RIFF[^]{4}WAVE/, 'audio/wav'],
  [/^(?:ID3[\x02-\x04]|\xff[\xf2\xf3\xfb])/, 'audio/mpeg'],
];
/** Documents of many kinds are one of these; which kind the sender says. */
const CONTAINERS: ReadonlySet<string> = new Set(['application/zip', 'application/x-ole-storage']);
const IN_CONTAINERS = /^application\/(?:msword$|vnd\.(?:ms-|oasis\.|openxmlformats-))/;
const SIGNED: ReadonlySet<string> = new Set([...SIGNATURES.map(([, type]) => type), 'image/svg+xml']);
const TEXTS: ReadonlySet<string> = new Set(['application/json', 'message/rfc822']);
const HEAD = 1024;

/** A part of a form as a File, whose type is what its bytes say, and only where they say nothing the sender's. */
export function uploadedFile(bytes: Buffer, name: string, declared: string): File {
  return new File([Uint8Array.from(bytes)], baseName(name), { type: typeOf(bytes, declared) });
}

/** Without folders, and without signs that are no part of a name. */
function baseName(name: string): string {
  return name.replace(/^.*[\\/]/s, '').replace(/[\x00-\x1f\x7f]/g, '');
}

function typeOf(bytes: Buffer, declared: string): string {
  const head = bytes.toString('latin1', 0, HEAD);
  const signed = SIGNATURES.find(([signature]) => signature.test(head))?.[1];
  const isOwnKind = declared !== '' && !SIGNED.has(declared);
  if (signed !== undefined) {
    return CONTAINERS.has(signed) && isOwnKind && declared.startsWith('application/') ? declared : signed;
  }
  if (!/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(head)) return textTypeOf(head, declared);
  const isBelieved = isOwnKind && !declared.startsWith('text/') && !IN_CONTAINERS.test(declared);
  return isBelieved ? declared : 'application/octet-stream';
}

/** Text: a drawing, a page and XML by how they begin, else what the sender calls it. */
function textTypeOf(head: string, declared: string): string {
  if (/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*(?:<!doctype svg[^>]*>\s*)?<svg[\s>]/i.test(head)) {
    return 'image/svg+xml';
  }
  if (/^\s*<(?:!doctype html|html|head|body|script)[\s>]/i.test(head)) return 'text/html';
  if (/^\s*<\?xml\s/.test(head)) return 'text/xml';
  return declared.startsWith('text/') || TEXTS.has(declared) ? declared : 'text/plain';
}
