import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type BreakdownRecord, daysDown, UNKNOWN_ZONE } from '@yard/contracts';
import { breakdownShape } from '@yard/contracts/records';
import { flagFrom, groupedBy, instantFrom } from '@kit/server/store/reading';
import { presenterOf } from '@kit/server/store/present';
import { In, Repository } from 'typeorm';
import { AttachedPhotos } from '../../catalog/media/attached-photos';
import { Breakdown } from '../records/breakdown.entity';
import type { RequestRow } from './request-rows';

const present = presenterOf(
  breakdownShape,
  (_: Breakdown, shown: Pick<BreakdownRecord, 'photos' | 'days_down'>) => shown,
);

@Injectable()
export class BreakdownParts {
  constructor(
    @InjectRepository(Breakdown) private readonly breakdowns: Repository<Breakdown>,
    private readonly photos: AttachedPhotos,
  ) {
    this.photos.retainedBy('breakdowns', Breakdown, ({ rental_request_id }) => {
      return { record_type: 'rental_request', record_id: rental_request_id };
    });
  }

  /** Keyed by request, the first one first. No query where nothing was reported. */
  async of(rows: readonly RequestRow[], now: Date): Promise<(id: number) => BreakdownRecord[]> {
    const down = new Map(rows.filter((row) => flagFrom(row.has_breakdowns)).map((row) => [row.id, row]));
    if (down.size === 0) return () => [];
    const where = { rental_request_id: In([...down.keys()]) };
    const found = await this.breakdowns.find({ where, order: { id: 'ASC' } });
    const photosOf = await this.photos.of(found.map(({ photo_ids }) => photo_ids));
    const shown = found.flatMap((breakdown) => {
      const row = down.get(breakdown.rental_request_id);
      if (!row) return [];
      const back = instantFrom(row.returned_at) ?? now;
      const days_down = daysDown(breakdown, row, { back, zone: row.time_zone ?? UNKNOWN_ZONE });
      return present(breakdown, { photos: photosOf(breakdown.photo_ids), days_down });
    });
    const byRequest = groupedBy(shown, ({ rental_request_id }) => rental_request_id);
    return (id) => byRequest.get(id) ?? [];
  }
}
