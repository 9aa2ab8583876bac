import type { RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { User } from '../users/user.entity';
import { Media } from './media.entity';

@Injectable()
export class MediaScope implements RecordScope<Media, User> {
  constructor(private readonly dataSource: DataSource) {}

  find(id: number): Promise<Media | null> {
    return this.dataSource.getRepository(Media).findOneBy({ id });
  }
}
