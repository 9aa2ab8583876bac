import {
  Authenticated,
  Can,
  CurrentUser,
  Filters,
  Loaded,
  TakesUploads,
  Update,
  Valid,
} from '@laravel-wire/nest';
import { Controller, Delete, Get, HttpCode, Post, Req } from '@nestjs/common';
import {
  type Actor,
  mediaFolderRules,
  type MediaRecord,
  mediaType,
  ownRecordPolicy,
  type UpdateMediaInput,
  updateMediaRules,
} from '@yard/contracts';
import type { FastifyRequest } from 'fastify';
import { paginated } from '@kit/server/store/page-of';
import type { Media } from './media.entity';
import { MediaFolders } from './media-folders';
import { MediaScope } from './media.scope';
import { type MediaList, MediaService } from './media.service';
import { presentMedia } from './present-media';
import { folderOf, foldersOf } from './upload-folder';
import type { Upload } from './upload';
import { UploadsService } from './uploads.service';

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

  @Post('store_many')
  @TakesUploads()
  @HttpCode(200)
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

  @Get(':id/uses')
  @Can(MediaScope, ownRecordPolicy.view)
  async usesOf(@CurrentUser() actor: Actor, @Loaded() media: Media) {
    return { uses: await this.shelf.usesOf(actor, media) };
  }

  @Get(':id')
  @Can(MediaScope, ownRecordPolicy.view)
  show(@Loaded() media: Media) {
    return presentMedia(media);
  }

  @Update()
  @Can(MediaScope, ownRecordPolicy.change)
  async update(
    @CurrentUser() actor: Actor,
    @Loaded() media: Media,
    @Valid(updateMediaRules) input: UpdateMediaInput,
  ) {
    return presentMedia(await this.media.update(actor, media, input));
  }

  @Delete(':id')
  @HttpCode(204)
  @Can(MediaScope, ownRecordPolicy.change)
  destroy(@CurrentUser() actor: Actor, @Loaded() media: Media) {
    return this.media.remove(actor, media);
  }

  private keep(actor: Actor, uploads: (Upload & { folder: string })[]): Promise<MediaRecord[]> {
    return this.media.store(actor, uploads, (_tx, media) => Promise.resolve(media.map(presentMedia)));
  }
}
