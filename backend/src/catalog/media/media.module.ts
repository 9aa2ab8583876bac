import { Module } from '@nestjs/common';
import { MediaController } from './media.controller';
import * as providers from './media-providers';

/** Files that people upload; the site serves them as `/media`. */
@Module({
  controllers: [MediaController],
  providers: Object.values(providers),
  exports: [
    providers.AttachedPhotos,
    providers.MediaService,
    providers.MediaUses,
    providers.PrintedPictures,
    providers.UploadsService,
  ],
})
export class MediaModule {}
