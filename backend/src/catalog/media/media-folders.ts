import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, MediaFolder, MediaUse } from '@yard/contracts';
import { DataSource, Repository } from 'typeorm';
import { MediaUses } from './media-uses';
import { Media } from './media.entity';

@Injectable()
export class MediaFolders {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly uses: MediaUses,
  ) {}

  /** The actor's own, or for an admin those of one person or of all; by name, with how many files are in each. */
  async folders(actor: Actor, userId: number | null): Promise<MediaFolder[]> {
    const query = this.media
      .createQueryBuilder('media')
      .select('media.folder', 'folder')
      .addSelect('COUNT(*)', 'files')
      .groupBy('media.folder')
      .orderBy('media.folder');
    const owner = actor.admin ? userId : actor.id;
    if (owner !== null) query.andWhere('media.user_id = :owner', { owner });
    const found = await query.getRawMany<{ folder: string; files: number | string }>();
    return found.map(({ folder, files }) => ({ folder, files: Number(files) }));
  }

  /** Texts that admins write may be drafts: to others they have no name. */
  async usesOf(actor: Actor, media: Media): Promise<MediaUse[]> {
    const uses = await this.uses.of(this.dataSource.manager, media);
    const named = (use: MediaUse) => actor.admin || use.record_type !== 'document';
    return uses.map((use) => (named(use) ? use : { ...use, name: null }));
  }
}
