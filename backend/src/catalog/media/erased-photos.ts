import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UserDepartures } from '../../users/user-departures';
import { Media } from './media.entity';
import { MediaService } from './media.service';

/** Files of an erased person go, but for those that something shows: a message, a hand-over, a rental's machine. */
@Injectable()
export class ErasedPhotos implements OnModuleInit {
  constructor(
    private readonly people: UserDepartures,
    private readonly media: MediaService,
  ) {}

  onModuleInit(): void {
    this.people.erasures.register('photos', async (tx, user_id) => {
      const files = await tx.manager.find(Media, { select: { id: true }, where: { user_id } });
      for (const { id } of files) await this.media.discardUnused(tx, id);
    });
  }
}
