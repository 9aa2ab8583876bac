import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileStore } from '@kit/server/files/file-store';
import { removeOld } from '@kit/server/files/folder/parts';

export const UPLOAD_FOLDER = 'yard-upload-';

/** Clears away what uploads left that a crash cut short. */
@Injectable()
export class UploadOrphans implements OnApplicationBootstrap {
  constructor(private readonly store: FileStore) {}

  async onApplicationBootstrap(): Promise<void> {
    const names = await readdir(tmpdir());
    const uploads = names.filter((name) => name.startsWith(UPLOAD_FOLDER));
    await Promise.all(uploads.map((name) => removeOld(join(tmpdir(), name))));
    await this.store.clearParts();
  }
}
