import type { RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { User } from './user.entity';

@Injectable()
export class UserScope implements RecordScope<User> {
  constructor(private readonly dataSource: DataSource) {}

  find(id: number): Promise<User | null> {
    return this.dataSource.getRepository(User).findOneBy({ id });
  }
}
