import { WireFault } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { FileStore } from '@kit/server/files/file-store';
import { buffer } from 'node:stream/consumers';
import { In, Repository } from 'typeorm';
import { Media } from './media.entity';
import { type PrintedPicture, printedFrom } from './printed-picture';

@Injectable()
export class PrintedPictures {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly files: FileStore,
  ) {}

  /**
   * Pictures by id, read one after the other; a deleted file is left out.
   *
   * @throws WireFault 413 where they have more bytes together
   */
  async of(ids: readonly number[], bytesMax: number): Promise<ReadonlyMap<number, PrintedPicture>> {
    let bytesLeft = bytesMax;
    const printed = new Map<number, PrintedPicture>();
    if (ids.length === 0) return printed;
    for (const { id, path } of await this.media.findBy({ id: In([...ids]) })) {
      const file = await this.files.read(`media/${path}`);
      if (!file) continue;
      const picture = await printedFrom(await buffer(file.body));
      bytesLeft -= picture.bytes.length;
      if (bytesLeft < 0)
        throw new WireFault(413, `The pictures have more than ${bytesMax / 1_000_000} MB together.`);
      printed.set(id, picture);
    }
    return printed;
  }
}
