import type { RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Notification } from './notification.entity';

@Injectable()
export class NotificationScope implements RecordScope<Notification> {
  constructor(private readonly dataSource: DataSource) {}

  find(id: number): Promise<Notification | null> {
    return this.dataSource.getRepository(Notification).findOneBy({ id });
  }
}
