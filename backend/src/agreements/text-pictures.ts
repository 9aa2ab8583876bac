import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Like } from 'typeorm';
import { MediaUses } from '../media/media-uses';
import { mediaUrl } from '../media/present-media';
import { CancellationPolicy } from './cancellation-policy.entity';
import { DepositPolicy } from './deposit-policy.entity';
import { Document } from './document.entity';

/** Keeps the pictures that documents and policies show, in older versions too: people agreed to them as they were. */
@Injectable()
export class TextPictures implements OnModuleInit {
  constructor(private readonly uses: MediaUses) {}

  onModuleInit(): void {
    this.uses.whenAsked(async ({ manager }, media) => {
      const shown = Like(`%${mediaUrl(media)}%`);
      return (
        (await manager.existsBy(Document, { content: shown })) ||
        (await manager.existsBy(DepositPolicy, { body: shown })) ||
        (await manager.existsBy(CancellationPolicy, { body: shown }))
      );
    });
  }
}
