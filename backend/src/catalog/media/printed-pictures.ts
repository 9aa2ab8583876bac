import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { FileStore } from '@yard/server/files/file-store';
import { buffer } from 'node:stream/consumers';
import { In, Repository } from 'typeorm';
import { Media } from './media.entity';
import { type PrintedPicture, printedFrom } from './printed-picture';

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
