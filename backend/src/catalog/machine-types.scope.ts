import type { RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { User } from '../users/user.entity';
import { MachineType } from './machine-type.entity';

@Injectable()
export class MachineTypeScope implements RecordScope<MachineType, User> {
  constructor(private readonly dataSource: DataSource) {}

  find(id: number): Promise<MachineType | null> {
    return this.dataSource.getRepository(MachineType).findOneBy({ id });
  }
}
