import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttachedPhotos } from './attached-photos';
import { ErasedPhotos } from './erased-photos';
import { UploadOrphans } from './upload-orphans';
import { MediaUses } from './media-uses';
import { MediaController } from './media.controller';
import { MediaFolders } from './media-folders';
import { Media } from './media.entity';
import { MediaScope } from './media.scope';
import { MediaService } from './media.service';
import { PrintedPictures } from './printed-pictures';
import { UploadsService } from './uploads.service';

/** Files that people upload; the site serves them as `/media`. */
@Module({
  imports: [TypeOrmModule.forFeature([Media])],
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
