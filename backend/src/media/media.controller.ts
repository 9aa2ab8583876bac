import { Authenticated, Can, CurrentUser, Filters, Loaded, Valid } from '@laravel-wire/nest';
import { Controller, Delete, Get, HttpCode, Patch, Post, Put, Req } from '@nestjs/common';
import {
  type Actor,
  mediaType,
  ownRecordPolicy,
  type UpdateMediaInput,
  updateMediaRules,
} from '@yard/contracts';
import type { FastifyRequest } from 'fastify';
import { paginated } from '../database/page-of';
import type { Media } from './media.entity';
import { MediaScope } from './media.scope';
import { type MediaList, MediaService } from './media.service';
import { presentMedia } from './present-media';
import { folderOf } from './upload-folder';
import { UploadsService } from './uploads.service';

@Controller(mediaType.endpoint)
@Authenticated()
export class MediaController {
  constructor(
    private readonly media: MediaService,
    private readonly uploads: UploadsService,
  ) {}

  @Get()
  async index(@CurrentUser() actor: Actor, @Filters(mediaType) list: MediaList) {
    return paginated(await this.media.page(actor, list), list, presentMedia);
  }

  @Post()
  store(@CurrentUser() actor: Actor, @Req() request: FastifyRequest) {
    return this.uploads.receive(request, (upload) =>
      this.media.keep(actor, upload, folderOf(upload), (_tx, media) => Promise.resolve(presentMedia(media))),
    );
  }

  @Get(':id')
  @Can(MediaScope, ownRecordPolicy.view)
  show(@Loaded() media: Media) {
    return presentMedia(media);
  }

  @Patch(':id')
  @Can(MediaScope, ownRecordPolicy.change)
  async update(
    @CurrentUser() actor: Actor,
    @Loaded() media: Media,
    @Valid(updateMediaRules) input: UpdateMediaInput,
  ) {
    return presentMedia(await this.media.update(actor, media, input));
  }

  @Put(':id')
  @Can(MediaScope, ownRecordPolicy.change)
  replace(
    @CurrentUser() actor: Actor,
    @Loaded() media: Media,
    @Valid(updateMediaRules) input: UpdateMediaInput,
  ) {
    return this.update(actor, media, input);
  }

  @Delete(':id')
  @HttpCode(204)
  @Can(MediaScope, ownRecordPolicy.change)
  destroy(@CurrentUser() actor: Actor, @Loaded() media: Media) {
    return this.media.remove(actor, media);
  }
}
