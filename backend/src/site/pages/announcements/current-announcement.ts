import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@kit/server/base/clock/clock';
import { DataSource, LessThanOrEqual, MoreThan } from 'typeorm';
import { inTime } from '../in-time';
import { Announcement } from './announcement.entity';

/** The columns of an announcement that pages get. */
export type Announced = Pick<Announcement, 'id' | 'content' | 'ends_at'>;

/** Reads the announcement that every page shows now. */
@Injectable()
export class CurrentAnnouncement {
  private readonly logger = new Logger('Announcements');

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The one that began last; null without one, and while the database does not respond. Never rejects. */
  read(): Promise<Announced | null> {
    return inTime(this.find()).catch((error: unknown) => {
      this.logger.warn(`pages show no announcement: ${String(error)}`);
      return null;
    });
  }

  private find(): Promise<Announced | null> {
    const now = this.clock.now();
    return this.dataSource.manager.findOne(Announcement, {
      select: { id: true, content: true, ends_at: true },
      where: { starts_at: LessThanOrEqual(now), ends_at: MoreThan(now) },
      order: { starts_at: 'DESC', id: 'DESC' },
    });
  }
}
