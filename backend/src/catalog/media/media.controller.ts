import {
  Authenticated,
  CurrentUser,
  Destroy,
  Loaded,
  Show,
  StoreMany,
  TakesUploads,
  Update,
  Valid,
  ValidationFailed,
} from '@laravel-wire/nest';
import { Controller, Get, Post, Req } from '@nestjs/common';
import type { Actor, MediaRecord, UpdateMediaInput } from '@yard/contracts';
import { mediaFolderRules, mediaType, ownRecordPolicy, updateMediaRules, uploadRules } from '@yard/contracts';
import type { FastifyRequest } from 'fastify';
import { paginated } from '@kit/server/store/present';
import { scopeOf } from '@kit/server/store/scope-of';
import { check, manyRules, normalizeInput } from '@laravel-wire/core';
import { Filters } from '../../audit/exports/filters';
import { Media } from './media.entity';
import { MediaFolders } from './media-folders';
import { type MediaList, MediaService } from './media.service';
import { presentMedia } from './present-media';
import type { Upload } from './upload';
import { UploadsService } from './uploads.service';

export const MediaScope = scopeOf(Media);

const manyUploads = manyRules(uploadRules);

/** The folder an upload asks for; none is the top. @throws ValidationFailed for one that is too long */
function folderOf(upload: Upload): string {
  const checked = check(uploadRules, normalizeInput(upload.fields));
  if (!checked.ok) throw new ValidationFailed(checked.errors);
  return checked.input.folder ?? '';
}

function foldersOf(uploads: Upload[]): string[] {
  const checked = check(manyUploads, normalizeInput({ data: uploads.map(({ fields }) => fields) }));
  if (!checked.ok) throw new ValidationFailed(checked.errors);
  return uploads.map(folderOf);
}

@Controller(mediaType.endpoint)
@Authenticated()
export class MediaController {
  constructor(
    private readonly media: MediaService,
    private readonly shelf: MediaFolders,
    private readonly uploads: UploadsService,
  ) {}

  @Get()
  async index(@CurrentUser() actor: Actor, @Filters(mediaType) list: MediaList) {
    return paginated(await this.media.page(actor, list), list, presentMedia);
  }

  @Post()
  @TakesUploads()
  store(@CurrentUser() actor: Actor, @Req() request: FastifyRequest) {
    return this.uploads.receive(request, async (upload) => {
      const stored = await this.keep(actor, [{ ...upload, folder: folderOf(upload) }]);
      return stored[0];
    });
  }

  @StoreMany()
  @TakesUploads()
  storeMany(@CurrentUser() actor: Actor, @Req() request: FastifyRequest) {
    return this.uploads.receiveMany(request, (uploads) => {
      const folders = foldersOf(uploads);
      return this.keep(
        actor,
        uploads.map((upload, index) => ({ ...upload, folder: folders[index] ?? '' })),
      );
    });
  }

  @Get('folders')
  async folders(@CurrentUser() actor: Actor, @Valid(mediaFolderRules) query: { user_id?: number | null }) {
    return { folders: await this.shelf.folders(actor, query.user_id ?? null) };
  }

  @Show(':id/uses', MediaScope, ownRecordPolicy.view)
  async usesOf(@CurrentUser() actor: Actor, @Loaded() media: Media) {
    return { uses: await this.shelf.usesOf(actor, media) };
  }

  @Show(':id', MediaScope, ownRecordPolicy.view)
  show(@Loaded() media: Media) {
    return presentMedia(media);
  }

  @Update(':id', MediaScope, ownRecordPolicy.change)
  async update(
    @CurrentUser() actor: Actor,
    @Loaded() media: Media,
    @Valid(updateMediaRules) input: UpdateMediaInput,
  ) {
    return presentMedia(await this.media.update(actor, media, input));
  }

  @Destroy(':id', MediaScope, ownRecordPolicy.change)
  destroy(@CurrentUser() actor: Actor, @Loaded() media: Media) {
    return this.media.remove(actor, media);
  }

  private keep(actor: Actor, uploads: (Upload & { folder: string })[]): Promise<MediaRecord[]> {
    return this.media.store(actor, uploads, (_tx, media) => Promise.resolve(media.map(presentMedia)));
  }
}
