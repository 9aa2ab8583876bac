import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AttachedPhoto, MediaUse, ReturnPhoto } from '@yard/contracts';
import { Brackets, type EntityManager } from 'typeorm';
import { AttachedPhotos, presentPhoto } from '../../catalog/media/attached-photos';
import { MediaUses } from '../../catalog/media/media-uses';
import type { Media } from '../../catalog/media/media.entity';
import { mediaUrl } from '../../catalog/media/present-media';
import { MachineReturn } from './machine-return.entity';
import { RentalRequest } from './rental-request.entity';

/** What a return shows: the owner's pictures, and those that the renter contests with. */
export interface ShownPhotos {
  photos: ReturnPhoto[];
  contest_photos: AttachedPhoto[];
}

export const NO_PHOTOS: ShownPhotos = { photos: [], contest_photos: [] };

/** The pictures of a return: files of the owner's and the renter's, kept as long as the return shows them. */
@Injectable()
export class ReturnPhotos implements OnModuleInit {
  constructor(
    private readonly attached: AttachedPhotos,
    private readonly uses: MediaUses,
  ) {}

  onModuleInit(): void {
    this.uses.others.register('returns', returnsShowing);
  }

  /** The pictures of some returns, each return's in its own order; one query, none where there are no pictures. */
  async shownBy(reports: readonly MachineReturn[]): Promise<(report: MachineReturn) => ShownPhotos> {
    const files = await this.attached.filesOf(reports.flatMap(listsOf));
    const named = (ids: readonly number[] | null) => (ids ?? []).flatMap((id) => files.get(id) ?? []);
    return ({ photo_ids, contest_photo_ids }) => ({
      photos: named(photo_ids).map(photoOf),
      contest_photos: named(contest_photo_ids).map(presentPhoto),
    });
  }
}

const listsOf = ({ photo_ids, contest_photo_ids }: MachineReturn) => [photo_ids, contest_photo_ids];

/** Only the returns of the file's owner, or of what they rented, can show it. */
async function returnsShowing(manager: EntityManager, { id, user_id }: Media): Promise<MediaUse[]> {
  const reports = await manager
    .createQueryBuilder(MachineReturn, 'report')
    .innerJoin(RentalRequest, 'request', 'request.id = report.rental_request_id')
    .where(
      new Brackets((either) =>
        either
          .where('request.owner_id = :user_id AND report.photo_ids LIKE :part')
          .orWhere('request.user_id = :user_id AND report.contest_photo_ids LIKE :part'),
      ),
    )
    .setParameters({ user_id, part: `%${id}%` })
    .getMany();
  return reports
    .filter((report) => listsOf(report).some((ids) => ids?.includes(id)))
    .map((report) => ({ record_type: 'rental_request', record_id: report.rental_request_id, name: null }));
}

function photoOf(file: Media): ReturnPhoto {
  return { id: file.id, url: mediaUrl(file), name: file.name };
}
