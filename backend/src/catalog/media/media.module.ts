import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttachedPhotos } from './attached-photos';
import { LeftOvers } from './left-overs';
import { MediaUses } from './media-uses';
import { MediaController } from './media.controller';
import { MediaShelf } from './media-shelf';
import { Media } from './media.entity';
import { MediaScope } from './media.scope';
import { MediaService } from './media.service';
import { UploadsService } from './uploads.service';

/** Files that people upload; the site serves them as `/media`. */
@Module({
  imports: [TypeOrmModule.forFeature([Media])],
  controllers: [MediaController],
  providers: [MediaService, MediaScope, MediaShelf, MediaUses, AttachedPhotos, LeftOvers, UploadsService],
  exports: [AttachedPhotos, MediaService, MediaUses, UploadsService],
})
export class MediaModule {}
