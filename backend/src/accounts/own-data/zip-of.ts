import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  name: string;
  parts: AsyncIterable<Uint8Array>;
}

/** A ZIP archive in parts, file by file. Pictures are compressed as they are. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    packed.push(part);
  });
  for await (const { name, parts } of entries) {
    const file = name.endsWith('.json') ? new ZipDeflate(name) : new ZipPassThrough(name);
    zip.add(file);
    for await (const part of parts) {
      file.push(part);
      yield* packed.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* packed.splice(0);
  }
  zip.end();
  yield* packed;
}
