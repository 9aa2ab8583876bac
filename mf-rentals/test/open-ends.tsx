import type { HandoverRecord, RentalRequestRecord, ShownSide } from '@yard/contracts';
import {
  activeRental,
  machineRecord,
  machineTypeRecord,
  openPart,
  people,
  read,
  storeFiles,
} from '@yard/testing/screen';
import type { ReactNode } from 'react';

export const picture = (media_id: number, side: ShownSide['side']): ShownSide => ({
  media_id,
  side,
  url: `/media/${media_id}.jpg`,
  width: 1600,
  height: 1200,
});

export const handoverRecord = (fields: Partial<HandoverRecord> = {}): HandoverRecord => ({
  id: 4,
  created_at: '2026-11-19T14:00:00.000000Z',
  updated_at: '2026-11-19T14:00:00.000000Z',
  deleted_at: null,
  rental_request_id: 2,
  user_id: 2,
  hours: 3412.5,
  fuel_level: 80,
  details: 'A scratch on the door.',
  checklist: [
    { key: 'damage', ok: false, note: 'The door' },
    { key: 'fluids', ok: true, note: null },
  ],
  photos: [picture(21, 'meter'), picture(22, 'front'), picture(23, 'front')],
  readings: [{ user_id: 2, hours: 3412.5, fuel_level: 80, at: '2026-11-19T14:00:00.000000Z' }],
  signed_by_owner_at: '2026-11-19T15:30:00.000000Z',
  signed_by_owner_name: 'Olive Owner',
  signed_by_renter_at: null,
  signed_by_renter_name: null,
  ...fields,
});
export const onRent = (fields: Partial<RentalRequestRecord> = {}) =>
  activeRental({ machine_id: 1, ...fields });

export function openEnd(
  part: ReactNode,
  { user = people.olive, answers = {}, now = '' }: { user?: object; answers?: object; now?: string } = {},
) {
  const stored = storeFiles();
  const screen = openPart(<div data-testid="part">{part}</div>, {
    user,
    answers: {
      'GET /api/machines/1': machineRecord(),
      'GET /api/machine_types/3': machineTypeRecord(),
      ...answers,
    },
    ...(now === '' ? {} : { now }),
  });
  return { ...screen, stored };
}
export const textOf = (element: Element | null = document.querySelector('[data-testid=part]')) =>
  element ? read(element) : '';
