import { ValidationFailed } from '@laravel-wire/nest';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { MediaUse, ReturnPhoto } from '@yard/contracts';
import { type EntityManager, In, Repository } from 'typeorm';
import { MediaUses } from '../../media/media-uses';
import { Media } from '../../media/media.entity';
import { mediaUrl } from '../../media/present-media';
import type { Transaction } from '../../database/unit-of-work';
import { MachineReturn } from './machine-return.entity';
import { RentalRequest } from '../rental-request.entity';

/** The pictures of a return: the owner's own files, kept as long as the return shows them. */
@Injectable()
export class ReturnPhotos implements OnModuleInit {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly uses: MediaUses,
  ) {}

  onModuleInit(): void {
    this.uses.others.join('returns', returnsShowing);
  }

  /** Holds the files until the end of the transaction. @throws ValidationFailed for a file that is not the owner's */
  async mustBeOwn(tx: Transaction, ownerId: number, ids: readonly number[]): Promise<void> {
    const errors: Record<string, string[]> = {};
    for (const id of [...ids].sort((a, b) => a - b)) {
      const media = await tx.lock(Media, { id, user_id: ownerId });
      if (!media) errors[`photo_ids.${ids.indexOf(id)}`] = ['The selected photo is invalid.'];
    }
    if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
  }

  /** The pictures of some returns, each return's in its own order; one query, none where there are no pictures. */
  async shownBy(reports: readonly MachineReturn[]): Promise<(report: MachineReturn) => ReturnPhoto[]> {
    const ids = reports.flatMap(({ photo_ids }) => photo_ids);
    const files = ids.length > 0 ? await this.media.findBy({ id: In(ids) }) : [];
    const photos = new Map(files.map((file) => [file.id, photoOf(file)]));
    return ({ photo_ids }) => photo_ids.flatMap((id) => photos.get(id) ?? []);
  }
}

/** Only the returns of the file's owner can show it. */
async function returnsShowing(manager: EntityManager, { id, user_id }: Media): Promise<MediaUse[]> {
  const reports = await manager
    .createQueryBuilder(MachineReturn, 'report')
    .innerJoin(RentalRequest, 'request', 'request.id = report.rental_request_id')
    .where('request.owner_id = :user_id', { user_id })
    .andWhere('report.photo_ids LIKE :part', { part: `%${id}%` })
    .getMany();
  return reports
    .filter(({ photo_ids }) => photo_ids.includes(id))
    .map((report) => ({ record_type: 'rental_request', record_id: report.rental_request_id, name: null }));
}

function photoOf(file: Media): ReturnPhoto {
  return { id: file.id, url: mediaUrl(file), name: file.name };
}
