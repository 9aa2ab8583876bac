import { Injectable } from '@nestjs/common';
import type { AttachedPhoto, MediaUse, ShownSide, SidedPhoto } from '@yard/contracts';
import { Brackets, type EntityManager } from 'typeorm';
import { AttachedPhotos, presentPhoto } from '../../catalog/media/attached-photos';
import { MediaUses } from '../../catalog/media/media-uses';
import type { Media } from '../../catalog/media/media.entity';
import { MachineReturn } from './machine-return.entity';
import { RentalRequest } from './rental-request.entity';
import { presentSides } from './sided-photos';

export interface ShownPhotos {
  photos: ShownSide[];
  contest_photos: AttachedPhoto[];
}

export const NO_PHOTOS: ShownPhotos = { photos: [], contest_photos: [] };

/** The pictures of a return: files of the owner's and the renter's, stored as long as the return shows them. */
@Injectable()
export class ReturnPhotos {
  constructor(
    private readonly attached: AttachedPhotos,
    private readonly uses: MediaUses,
  ) {
    this.uses.others.register('returns', filesShownBy(MachineReturn));
  }

  /** The pictures of some returns, each return's in its own order; one query, none where there are no pictures. */
  async shownBy(reports: readonly MachineReturn[]): Promise<(report: MachineReturn) => ShownPhotos> {
    const files = await this.attached.filesOf(reports.flatMap(listsOf));
    return (report) => ({
      photos: presentSides(sidesOf(report), files),
      contest_photos: (report.contest_photo_ids ?? []).flatMap((id) => {
        const file = files.get(id);
        return file ? presentPhoto(file) : [];
      }),
    });
  }
}

const listsOf = ({ photo_ids, contest_photo_ids }: Contestable) => [photo_ids, contest_photo_ids];

interface Contestable {
  rental_request_id: number;
  photo_ids: number[] | null;
  contest_photo_ids: number[] | null;
}

/** Only the returns and bills of the file's owner, or of what they rented, can show it. */
export function filesShownBy<T extends Contestable>(entity: new () => T) {
  return async (manager: EntityManager, { id, user_id }: Media): Promise<MediaUse[]> => {
    const reports = await manager
      .createQueryBuilder(entity, 'report')
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
  };
}

/** A return's own pictures, as a hand-over has them. */
export function sidesOf({ photo_ids, photo_sides }: MachineReturn): SidedPhoto[] {
  return photo_ids.map((media_id, index) => ({ media_id, side: photo_sides?.[index] ?? 'other' }));
}
