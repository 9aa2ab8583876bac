import { Injectable } from '@nestjs/common';
import { MediaUses } from '../media/media-uses';
import { mediaUrl } from '../media/present-media';
import { Machine } from './machine.entity';

@Injectable()
export class DescriptionPictures {
  constructor(uses: MediaUses) {
    uses.others.register('descriptions', async (manager, media) => {
      const machines = await manager
        .createQueryBuilder(Machine, 'machine')
        .select(['machine.id', 'machine.subject'])
        .where('machine.user_id = :user_id', { user_id: media.user_id })
        .andWhere('machine.description LIKE :url', { url: `%${mediaUrl(media)}%` })
        .getMany();
      return machines.map(({ id, subject }) => ({ record_type: 'machine', record_id: id, name: subject }));
    });
  }
}
