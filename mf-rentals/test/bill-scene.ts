import type { BillRecord } from '@yard/contracts';
import { billRecord, returnedRental } from '@yard/testing/screen';

export const back = (bill: BillRecord | null, fields: object = {}) => returnedRental({ bill, ...fields });
export const contested = billRecord({
  status: 'contested',
  contested_at: '2026-11-20T11:00:00.000000Z',
  reason: 'It was cut before.',
  contest_reason: 'It was cut before.',
  contest_photos: [{ media_id: 8, url: '/api/media/8/file', width: 800, height: 600 }],
});
export const offer = (user_id: number, message: string | null = 'Half and half.') => ({
  ...contested,
  offer: { user_id, line_id: 3, amount: 250, message, created_at: '2026-11-20T10:00:00.000000Z' },
});
