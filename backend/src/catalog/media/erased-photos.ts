import { Injectable } from '@nestjs/common';
import { UserDepartures } from '../../users/user-departures';
import { Media } from './media.entity';
import { MediaService } from './media.service';

/** Files of an erased person go, but for those that something shows: a message, a hand-over, a rental's machine. */
@Injectable()
export class ErasedPhotos {
  constructor(people: UserDepartures, media: MediaService) {
    people.erasures.register('photos', async (tx, user_id) => {
      const files = await tx.manager.find(Media, { select: { id: true }, where: { user_id } });
      for (const { id } of files) await media.discardUnused(tx, id);
    });
  }
}
