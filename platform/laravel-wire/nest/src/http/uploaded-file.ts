/** Types that their first bytes tell; nobody is believed who says them of other bytes. */
const SIGNATURES: readonly [RegExp, string][] = [
  [/^\x89PNG\r\n\x1a\n/, 'image/png'],
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^GIF8[79]a/, 'image/gif'],
  [/^RIFF[^]{4}WEBP/, 'image/webp'],
  [/^BM[^]{12}/, 'image/bmp'],
  [/^%PDF-/, 'application/pdf'],
  [/^PK\x03\x04/, 'application/zip'],
];
const SIGNED: ReadonlySet<string> = new Set([...SIGNATURES.map(([, type]) => type), 'image/svg+xml']);
const HEAD = 1024;

/** A part of a form as a File, whose type is what its bytes say, and only where they say nothing the sender's. */
export function uploadedFile(bytes: Buffer, name: string, said: string): File {
  return new File([Uint8Array.from(bytes)], baseName(name), { type: typeOf(bytes, said) });
}

/** Without folders, and without signs that are no part of a name. */
function baseName(name: string): string {
  return name.replace(/^.*[\\/]/s, '').replace(/[\x00-\x1f\x7f]/g, '');
}

function typeOf(bytes: Buffer, said: string): string {
  const head = bytes.toString('latin1', 0, HEAD);
  const signed = SIGNATURES.find(([signature]) => signature.test(head))?.[1];
  const isOwnKind = said !== '' && !SIGNED.has(said);
  // Documents of many kinds are archives.
  if (signed === 'application/zip' && isOwnKind && said.startsWith('application/')) {
    return said;
  }
  if (signed !== undefined) {
    return signed;
  }
  if (!/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(head)) {
    return textTypeOf(head, said);
  }
  return isOwnKind && !said.startsWith('text/') ? said : 'application/octet-stream';
}

/** Text: a drawing and a page by how they begin, else what the sender calls it. */
function textTypeOf(head: string, said: string): string {
  if (/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*(?:<!doctype svg[^>]*>\s*)?<svg[\s>]/i.test(head)) {
    return 'image/svg+xml';
  }
  if (/^\s*<(?:!doctype html|html|head|body|script)[\s>]/i.test(head)) {
    return 'text/html';
  }
  return said.startsWith('text/') || said === 'application/json' ? said : 'text/plain';
}
