import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { FileStore } from '@yard/server/files/file-store';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { In, Repository } from 'typeorm';
import { Media } from './media.entity';

/** Pixels of the longer side: what a paper shows of it. */
const SIDE_MAX = 900;

/** A picture as papers print it, and the hash of its file as it is stored. */
export interface PrintedPicture {
  bytes: Buffer;
  width: number;
  height: number;
  sha256: string;
}

/** Pictures of people, for papers. */
@Injectable()
export class PrintedPictures {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly files: FileStore,
  ) {}

  /** By id, one after the other; a file that is not there any more is left out. */
  async of(ids: readonly number[]): Promise<ReadonlyMap<number, PrintedPicture>> {
    const printed = new Map<number, PrintedPicture>();
    if (ids.length === 0) return printed;
    for (const { id, path } of await this.media.findBy({ id: In([...ids]) })) {
      const file = await this.files.read(`media/${path}`);
      if (file) printed.set(id, await printedFrom(await buffer(file.body)));
    }
    return printed;
  }
}

/** As JPEG: papers know no WebP. */
async function printedFrom(stored: Buffer): Promise<PrintedPicture> {
  const { data, info } = await sharp(stored)
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 70 })
    .toBuffer({ resolveWithObject: true });
  const sha256 = createHash('sha256').update(stored).digest('hex');
  return { bytes: data, width: info.width, height: info.height, sha256 };
}
