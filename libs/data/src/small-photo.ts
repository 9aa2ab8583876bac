/** Files of fewer bytes are sent as they are. */
const SMALL = 1_000_000;

/** The file to send for a photo: a large one from a camera is made smaller, and one that only phones read a JPEG. */
export async function smallPhoto(file: File): Promise<File> {
  const isForPhones = /^image\/hei[cf]$/.test(file.type);
  if (!isForPhones && (file.type !== 'image/jpeg' || file.size < SMALL)) return file;
  try {
    return await (await import('./shrunk-photo')).reducedPhoto(file);
  } catch {
    // A browser that cannot read it, or the code that it has no connection to load: the server takes the file as it is.
    return file;
  }
}
