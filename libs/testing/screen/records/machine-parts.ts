import type {
  BlackoutRecord,
  DeliveryOptionRecord,
  MachineCalendarRecord,
  MachineTypeRecord,
  PhotoRecord,
} from '@yard/contracts';

const OF_MACHINE = {
  created_at: '2026-11-27T08:33:31.302000Z',
  updated_at: '2026-11-27T08:33:31.302000Z',
  deleted_at: null,
  machine_id: 1,
};

export const blackoutRecord = (fields: Partial<BlackoutRecord> = {}): BlackoutRecord => ({
  id: 4,
  ...OF_MACHINE,
  start_date: '2026-12-21',
  end_date: '2026-12-26',
  reason: 'Annual inspection',
  machine_calendar_id: null,
  ...fields,
});

export const machineCalendarRecord = (
  fields: Partial<MachineCalendarRecord> = {},
): MachineCalendarRecord => ({
  id: 6,
  ...OF_MACHINE,
  url: 'https://calendar.example.com/olive.ics',
  last_read_at: null,
  last_error: null,
  ...fields,
});

export const deliveryOptionRecord = (fields: Partial<DeliveryOptionRecord> = {}): DeliveryOptionRecord => ({
  id: 1,
  ...OF_MACHINE,
  name: 'Lowboy, weekdays',
  radius: 150,
  base_amount: 250,
  amount_per_distance: 5.5,
  ...fields,
});

export const photoRecord = (fields: Partial<PhotoRecord> = {}): PhotoRecord => ({
  id: 11,
  ...OF_MACHINE,
  media_id: 21,
  url: '/media/21.jpg',
  caption: null,
  position: 0,
  ...fields,
});

/** As `GET /api/machine_types/{id}` has it, with one attribute of each kind. */
export const machineTypeRecord = (fields: Partial<MachineTypeRecord> = {}): MachineTypeRecord => ({
  id: 3,
  created_at: '2025-10-03T08:33:31.302000Z',
  updated_at: '2025-10-03T08:33:31.302000Z',
  deleted_at: null,
  name: 'Crawler Excavator',
  category: 'Earthmoving',
  illustration_url: '/illustrations/earthmoving.svg',
  attribute_schema: [
    { name: 'operating_weight', label: 'Operating weight', kind: 'number', unit: 'kg', min: 0, max: 1000000 },
    { name: 'fuel', label: 'Power source', kind: 'choice', choices: ['Diesel', 'Electric'] },
    { name: 'coupler', label: 'Quick coupler', kind: 'boolean' },
  ],
  checklist: [
    { key: 'damage', label: 'No new damage to body or panels' },
    { key: 'fluids', label: 'No leaks under the machine' },
  ],
  ...fields,
});
