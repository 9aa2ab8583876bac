import type { RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { User } from '../users/user.entity';
import { PaymentMethod } from './payment-method.entity';

@Injectable()
export class PaymentMethodScope implements RecordScope<PaymentMethod, User> {
  constructor(private readonly dataSource: DataSource) {}

  find(id: number, _actor: User | null): Promise<PaymentMethod | null> {
    return this.dataSource.getRepository(PaymentMethod).findOneBy({ id });
  }
}
