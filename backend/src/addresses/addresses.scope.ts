import type { RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Address } from './address.entity';

@Injectable()
export class AddressScope implements RecordScope<Address> {
  constructor(private readonly dataSource: DataSource) {}

  find(id: number): Promise<Address | null> {
    return this.dataSource.getRepository(Address).findOneBy({ id });
  }
}
