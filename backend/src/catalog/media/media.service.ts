import { FileStore } from '@kit/server/files/file-store';
import { containing, pageOfQuery, type Rows } from '@kit/server/store/present';
import { StoreUnavailable } from '@kit/server/store/store-unavailable';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import type { FiltersOf, RateLimiter } from '@laravel-wire/nest';
import { Broadcaster, Conflict, NotFound, RATE_LIMITER, TooManyRequests } from '@laravel-wire/nest';
import { isAway } from '@laravel-wire/nest/errors';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Actor, mediaType, type UpdateMediaInput } from '@yard/contracts';
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { Repository } from 'typeorm';
import { AuditService } from '../../audit/audit.service';
import { fileName } from './file-name';
import { MediaUses } from './media-uses';
import { Media } from './media.entity';
import { type Picture, readPicture } from './pictures';
import { presentMedia } from './present-media';
import type { Upload } from './upload';
import { DAY_SECONDS, refuseAboveQuota, REJECTED_FILES_PER_DAY } from './upload-quota';

interface NewPicture {
  name: string;
  folder: string;
  /** Prefix of its error fields, as in `Upload`. */
  prefix: string;
  picture(): Promise<Picture>;
}

/** A name nobody can guess or take a second time, in one of 256 folders. */
function newPath(): string {
  const name = randomBytes(16).toString('hex');
  return `${name.slice(0, 2)}/${name}.webp`;
}

const storedName = (path: string) => `media/${path}`;

type MediaFields = ReturnType<typeof fieldsOf>;

function fieldsOf(
  actor: Actor,
  { folder, name }: Pick<NewPicture, 'folder' | 'name'>,
  path: string,
  { width, height, bytes }: Picture,
) {
  return {
    user_id: actor.id,
    folder,
    name,
    path,
    mime_type: 'image/webp',
    size: bytes.length,
    width,
    height,
  };
}

/** Higher than that of uploads: it is encoded once more. */
const QUALITY = 90;

async function rotatedPicture(stored: Buffer): Promise<Picture> {
  const { data, info } = await sharp(stored)
    .rotate(90)
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

export type MediaList = FiltersOf<{ folder: string | null; search: string | null; user_id: number | null }>;

@Injectable()
export class MediaService {
  private readonly logger = new Logger(MediaService.name);

  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly unitOfWork: UnitOfWork,
    private readonly files: FileStore,
    private readonly uses: MediaUses,
    private readonly audit: AuditService,
    private readonly broadcaster: Broadcaster,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
  ) {}

  page(actor: Actor, list: MediaList): Promise<Rows<Media>> {
    const query = this.media.createQueryBuilder('media');
    const owner = actor.admin ? list.user_id : actor.id;
    if (owner != null) query.andWhere('media.user_id = :owner', { owner });
    if (list.folder != null) query.andWhere('media.folder = :folder', { folder: list.folder });
    if (list.search) {
      query.andWhere("media.name LIKE :search ESCAPE '!'", { search: containing(list.search) });
    }
    return pageOfQuery(query, list);
  }

  /**
   * Stores uploaded pictures, all or none, and runs `work` in the same transaction.
   *
   * @param work  gets the media in the order of the uploads
   * @throws      ValidationFailed for what is no picture or above the quota, and what the work throws; no file is left
   *   behind then. StoreUnavailable without a database; at the commit, it is unknown whether the files are stored
   */
  async store<T>(
    actor: Actor,
    uploads: (Upload & { folder: string })[],
    work: (tx: Transaction, media: Media[]) => Promise<T>,
  ): Promise<T> {
    const read = uploads.map((upload) => ({ ...upload, picture: () => this.read(actor, upload) }));
    return this.keep(actor, read, work);
  }

  /**
   * Stores a picture once more, rotated clockwise by a quarter: others may show the file as it was.
   *
   * @throws NotFound where the file is gone; what `store` throws
   */
  async storeRotated<T>(actor: Actor, id: number, work: (tx: Transaction, media: Media) => Promise<T>) {
    const media = await this.media.findOneBy({ id });
    const file = media && (await this.files.read(storedName(media.path)));
    if (!file) throw NotFound.record('Media', id);
    const { name, folder } = media;
    const rotated = {
      name,
      folder,
      prefix: '',
      picture: async () => rotatedPicture(await buffer(file.body)),
    };
    return this.keep(actor, [rotated], (tx, [one]) => work(tx, one as Media));
  }

  private async keep<T>(
    actor: Actor,
    pictures: readonly NewPicture[],
    work: (tx: Transaction, media: Media[]) => Promise<T>,
  ): Promise<T> {
    const stored: string[] = [];
    let isWritten = false;
    try {
      const fields: MediaFields[] = [];
      for (const one of pictures) {
        const picture = await one.picture();
        const path = newPath();
        stored.push(path);
        await this.files.put(storedName(path), picture.bytes);
        fields.push(fieldsOf(actor, one, path, picture));
      }
      return await this.unitOfWork.run(async (tx) => {
        await refuseAboveQuota(
          tx,
          actor,
          fields.map(({ size }, index) => ({ size, prefix: pictures[index]?.prefix ?? '' })),
        );
        const stored: Media[] = [];
        for (const one of fields) stored.push(await tx.insert(Media, one));
        for (const media of stored) await this.saved(tx, actor, 'create', media);
        const result = await work(tx, stored);
        isWritten = true;
        return result;
      });
    } catch (error) {
      // The database became unavailable at the commit: the rows may be committed and name these files.
      const isUnknown = isWritten && error instanceof StoreUnavailable;
      if (!isUnknown) await this.removeFiles(stored);
      throw error;
    }
  }

  /** Limits rejected files, too: decoding them takes as long as decoding pictures. */
  private async read(actor: Actor, { path, prefix }: Upload): Promise<Picture> {
    const key = `refused-pictures:${actor.id}`;
    const { hits, secondsLeft } = await this.limiter.peek(key);
    if (hits >= REJECTED_FILES_PER_DAY) throw new TooManyRequests(secondsLeft);
    try {
      return await readPicture(path, `${prefix}file`, actor.id);
    } catch (error) {
      if (!isAway(error)) await this.limiter.hit(key, DAY_SECONDS);
      throw error;
    }
  }

  update(actor: Actor, media: Media, input: UpdateMediaInput): Promise<Media> {
    return this.unitOfWork.run(async (tx) => {
      await tx.update(media, {
        name: input.name === undefined ? undefined : fileName(input.name),
        folder: input.folder === null ? '' : input.folder,
      });
      await this.saved(tx, actor, 'update', media);
      return media;
    });
  }

  /** @throws Conflict while something shows the file */
  remove(actor: Actor, { id }: Media): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const media = await tx.lock(Media, { id });
      if (!media) return;
      if (await this.uses.isUsed(tx.manager, media)) throw new Conflict('The file is in use.');
      await this.audit.save(tx, { actor, action: 'delete', record_type: 'media', record_id: id });
      await this.discard(tx, media);
    });
  }

  /** Call it after a feature stopped showing a file: deletes the file unless something else shows it. */
  async discardUnused(tx: Transaction, id: number): Promise<void> {
    const media = await tx.lock(Media, { id });
    if (media && !(await this.uses.isUsed(tx.manager, media))) await this.discard(tx, media);
  }

  /** Only logs files that stay (`yard storage:sweep` finds them): the caller throws the error that matters. */
  private async removeFiles(paths: string[]): Promise<void> {
    const removed = await Promise.allSettled(paths.map((path) => this.files.remove(storedName(path))));
    const left = removed.filter(({ status }) => status === 'rejected').length;
    if (left > 0) this.logger.error(`${left} files are left without a row`);
  }

  private async discard(tx: Transaction, media: Media) {
    await tx.remove(media);
    tx.afterCommit(() => this.files.remove(storedName(media.path)));
    tx.afterCommit(() => this.broadcaster.deleted(mediaType, [media.user_id], media.id));
  }

  private async saved(tx: Transaction, actor: Actor, action: string, media: Media) {
    const { id, user_id: owner } = media;
    await this.audit.save(tx, { actor, action, record_type: 'media', record_id: id });
    const model = presentMedia(media);
    tx.afterCommit(() => this.broadcaster.saved(mediaType, [owner], { model }));
  }
}
