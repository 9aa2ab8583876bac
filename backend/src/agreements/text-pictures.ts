import { Injectable } from '@nestjs/common';
import type { MediaUse } from '@yard/contracts';
import { type EntityManager, Like } from 'typeorm';
import { MediaUses } from '../catalog/media/media-uses';
import type { Media } from '../catalog/media/media.entity';
import { mediaUrl } from '../catalog/media/present-media';
import { CancellationPolicy } from './cancellation-policy.entity';
import { DepositPolicy } from './deposit-policy.entity';
import { Document } from './document.entity';

/** Keeps the pictures that documents and policies show, in older versions too: people agreed to them as they were. */
@Injectable()
export class TextPictures {
  constructor(uses: MediaUses) {
    uses.others.register('texts', textsShowing);
  }
}

async function textsShowing(manager: EntityManager, media: Media): Promise<MediaUse[]> {
  const shown = Like(`%${mediaUrl(media)}%`);
  const texts = [
    ['document', await manager.find(Document, { select: VERSION, where: { content: shown } })],
    ['deposit_policy', await manager.find(DepositPolicy, { select: VERSION, where: { body: shown } })],
    [
      'cancellation_policy',
      await manager.find(CancellationPolicy, { select: VERSION, where: { body: shown } }),
    ],
  ] as const;
  return texts.flatMap(([record_type, versions]) =>
    versions.map(({ id, name, version }) => ({
      record_type,
      record_id: id,
      name: `${name}, version ${version}`,
    })),
  );
}

const VERSION = { id: true, name: true, version: true } as const;
