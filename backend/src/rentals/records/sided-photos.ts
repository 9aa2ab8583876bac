import { Injectable } from '@nestjs/common';
import type { MediaUse, ShownSide, SidedPhoto } from '@yard/contracts';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { Brackets, type EntityManager } from 'typeorm';
import { AttachedPhotos, presentPhoto } from '../../catalog/media/attached-photos';
import { MediaUses } from '../../catalog/media/media-uses';
import type { Media } from '../../catalog/media/media.entity';
import { Handover } from './handover.entity';
import { RentalRequest } from './rental-request.entity';

/** Pictures sent with their sides, or for a return without sides. */
interface SentPhotos {
  photos?: SidedPhoto[] | null | undefined;
  photo_ids?: number[] | null | undefined;
}

/** The pictures of hand-overs and returns, each with the side of the machine that it shows. */
@Injectable()
export class SidedPhotos {
  constructor(
    readonly attached: AttachedPhotos,
    uses: MediaUses,
  ) {
    uses.others.register('handovers', handoversShowing);
  }

  /**
   * Locks the files that are new to the record; those that it shows may be sent again by whoever changes it.
   *
   * @returns the record's pictures from now on; undefined where neither member was sent
   * @throws  ValidationFailed for what is no picture of this person's
   */
  async take(
    tx: Transaction,
    userId: number,
    { photos, photo_ids }: SentPhotos,
    shown: readonly number[] = [],
  ): Promise<SidedPhoto[] | undefined> {
    if (photos === undefined && photo_ids === undefined) return undefined;
    const sided = photos?.map(({ media_id, side }) => ({ media_id, side }));
    const taken = sided ?? photo_ids?.map((media_id) => ({ media_id, side: 'other' as const })) ?? [];
    const fieldOf = (index: number) => (sided ? `photos.${index}.media_id` : `photo_ids.${index}`);
    const fields = taken.map(({ media_id }, index) => [media_id, fieldOf(index)] as const);
    await this.attached.lockOwn(tx, userId, new Map(fields.filter(([id]) => !shown.includes(id))));
    return taken;
  }

  /** The pictures of some records, each record's in its own order; one query, none where there are no pictures. */
  async of(lists: readonly (readonly SidedPhoto[])[]): Promise<(list: readonly SidedPhoto[]) => ShownSide[]> {
    const files = await this.attached.filesOf(lists.map(idsOf));
    return (list) => presentSides(list, files);
  }
}

export const idsOf = (photos: readonly SidedPhoto[]) => photos.map(({ media_id }) => media_id);

export function presentSides(photos: readonly SidedPhoto[], files: ReadonlyMap<number, Media>): ShownSide[] {
  return photos.flatMap(({ media_id, side }) => {
    const file = files.get(media_id);
    return file ? { side, ...presentPhoto(file) } : [];
  });
}

async function handoversShowing(manager: EntityManager, { id, user_id }: Media): Promise<MediaUse[]> {
  const handovers = await manager
    .createQueryBuilder(Handover, 'handover')
    .innerJoin(RentalRequest, 'request', 'request.id = handover.rental_request_id')
    .where(
      new Brackets((either) =>
        either.where('request.owner_id = :user_id').orWhere('request.user_id = :user_id'),
      ),
    )
    .andWhere('handover.photos LIKE :part')
    .setParameters({ user_id, part: `%${id}%` })
    .getMany();
  return handovers
    .filter(({ photos }) => idsOf(photos).includes(id))
    .map(({ rental_request_id }) => ({
      record_type: 'rental_request',
      record_id: rental_request_id,
      name: null,
    }));
}
