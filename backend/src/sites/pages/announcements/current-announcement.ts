import { Injectable } from '@nestjs/common';
import { Clock } from '@yard/server/base/clock/clock';
import { DataSource, LessThanOrEqual, MoreThan } from 'typeorm';
import { Announcement } from './announcement.entity';

/** What pages show of an announcement. */
export type Announced = Pick<Announcement, 'id' | 'content' | 'ends_at'>;

/** What every page says at the moment. */
@Injectable()
export class CurrentAnnouncement {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Of several the one that began last. */
  read(): Promise<Announced | null> {
    const now = this.clock.now();
    return this.dataSource.manager.findOne(Announcement, {
      select: { id: true, content: true, ends_at: true },
      where: { starts_at: LessThanOrEqual(now), ends_at: MoreThan(now) },
      order: { starts_at: 'DESC', id: 'DESC' },
    });
  }
}
