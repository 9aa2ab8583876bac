import { defineRecord } from '@laravel-wire/core';
import type { UserPaymentRecord } from './records';

/** Payments that the signed-in user made as a renter: `GET api/user/payments`. */
export const userPaymentType = defineRecord<UserPaymentRecord>({
  endpoint: 'api/user/payments',
  sortBy: 'created_at',
  direction: 'desc',
  channel: 'user_payments',
  sorts: ['created_at'],
});
