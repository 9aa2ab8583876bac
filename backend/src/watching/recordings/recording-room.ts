import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThanOrEqual, Repository } from 'typeorm';
import { Retention } from '../../database/retention';
import { Recording } from './recording.entity';

/** Bytes that recordings may take in the table, all together: docs/rules/0036. */
const ROOM_BYTES = 1024 * 1024 * 1024;
const AT_ONCE = 50;

/** Forgets the oldest recordings when they take too much room, before their time is over. */
@Injectable()
export class RecordingRoom implements OnModuleInit {
  constructor(
    @InjectRepository(Recording) private readonly recordings: Repository<Recording>,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.retention.add(() => this.sweep(ROOM_BYTES));
  }

  async sweep(room: number): Promise<void> {
    for (;;) {
      const taken = Number((await this.recordings.sum('stored_bytes')) ?? 0);
      if (taken <= room) return;
      const oldest = await this.recordings.find({
        select: { id: true },
        order: { id: 'ASC' },
        take: AT_ONCE,
      });
      await this.recordings.delete({ id: LessThanOrEqual(oldest.at(-1)?.id ?? 0) });
    }
  }
}
