/** An upload, or what an `<input type="file">` holds. */
export const isFile = (value: unknown): value is Blob => typeof Blob !== 'undefined' && value instanceof Blob;
