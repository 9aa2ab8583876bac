/** An upload, or what an `<input type="file">` holds. */
export function isFile(value: unknown): value is Blob {
  return typeof Blob !== 'undefined' && value instanceof Blob;
}
