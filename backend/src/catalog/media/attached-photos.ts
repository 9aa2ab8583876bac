import { ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { AttachedPhoto, MediaUse } from '@yard/contracts';
import { type EntityManager, In, Repository } from 'typeorm';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { MediaUses } from './media-uses';
import { Media } from './media.entity';
import { mediaUrl } from './present-media';

export interface WithPhotos {
  user_id: number;
  photo_ids: number[] | null;
}

/** Pictures that people attach to what they write: files of their own, retained as long as a record shows them. */
@Injectable()
export class AttachedPhotos {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly uses: MediaUses,
  ) {}

  /**
   * Locks the files until the end of the transaction.
   *
   * @param prefix  before the field in errors: `data.0.` of many
   * @returns       the column's value: null where there are none
   * @throws        ValidationFailed for what is no picture of this person's
   */
  async take(
    tx: Transaction,
    userId: number,
    ids: readonly number[] | null | undefined,
    prefix = '',
  ): Promise<number[] | null> {
    if (!ids?.length) return null;
    await this.lockOwn(tx, userId, new Map(ids.map((id, index) => [id, `${prefix}photo_ids.${index}`])));
    return [...ids];
  }

  /** Locks pictures, each with its field in errors. @throws ValidationFailed as `take` does */
  async lockOwn(tx: Transaction, userId: number, fields: ReadonlyMap<number, string>): Promise<void> {
    const errors: Record<string, string[]> = {};
    for (const [id, field] of [...fields].sort(([a], [b]) => a - b)) {
      const media = await tx.lock(Media, { id, user_id: userId });
      if (!media?.mime_type.startsWith('image/')) errors[field] = ['The selected photo is invalid.'];
    }
    if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
  }

  /** The files of some lists by id; one query, none where there are no pictures. */
  async filesOf(
    lists: readonly (readonly number[] | null)[],
    manager?: EntityManager,
  ): Promise<ReadonlyMap<number, Media>> {
    const ids = new Set(lists.flatMap((list) => list ?? []));
    if (ids.size === 0) return new Map();
    const files = await (manager ?? this.media.manager).findBy(Media, { id: In([...ids]) });
    return new Map(files.map((file) => [file.id, file]));
  }

  /** The pictures of some lists, each list's in its own order; as `filesOf`. */
  async of(
    lists: readonly (readonly number[] | null)[],
    manager?: EntityManager,
  ): Promise<(list: readonly number[] | null) => AttachedPhoto[]> {
    const files = await this.filesOf(lists, manager);
    return (list) =>
      (list ?? []).flatMap((id) => {
        const file = files.get(id);
        return file ? presentPhoto(file) : [];
      });
  }

  /** A file that a row of this kind shows cannot be deleted. @param who  its place among `MediaUses` */
  retainedBy<T extends WithPhotos>(
    who: string,
    entity: new () => T,
    recordOf: (row: T) => Pick<MediaUse, 'record_type' | 'record_id'>,
  ): void {
    this.uses.others.register(who, async (manager, { id, user_id }) => {
      const rows = await manager
        .createQueryBuilder(entity, 'shown')
        .where('shown.user_id = :user_id AND shown.photo_ids LIKE :part', { user_id, part: `%${id}%` })
        .getMany();
      return rows
        .filter(({ photo_ids }) => photo_ids?.includes(id))
        .map((row) => ({ ...recordOf(row), name: null }));
    });
  }
}

export function presentPhoto(file: Media): AttachedPhoto {
  return { media_id: file.id, url: mediaUrl(file), width: file.width, height: file.height };
}
