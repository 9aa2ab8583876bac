import { Module } from '@nestjs/common';
import { AttachedPhotos } from './attached-photos';
import { ErasedPhotos } from './erased-photos';
import { UploadOrphans } from './upload-orphans';
import { MediaUses } from './media-uses';
import { MediaController } from './media.controller';
import { MediaFolders } from './media-folders';
import { MediaScope } from './media.scope';
import { MediaService } from './media.service';
import { PrintedPictures } from './printed-pictures';
import { UploadsService } from './uploads.service';

/** Files that people upload; the site serves them as `/media`. */
@Module({
  controllers: [MediaController],
  providers: [
    MediaService,
    MediaScope,
    MediaFolders,
    MediaUses,
    AttachedPhotos,
    ErasedPhotos,
    PrintedPictures,
    UploadOrphans,
    UploadsService,
  ],
  exports: [AttachedPhotos, MediaService, MediaUses, PrintedPictures, UploadsService],
})
export class MediaModule {}
