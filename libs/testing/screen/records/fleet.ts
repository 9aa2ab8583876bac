import type { FleetMachineRecord, FleetSpan } from '@yard/contracts';

export const fleetMachineRecord = (fields: Partial<FleetMachineRecord> = {}): FleetMachineRecord => ({
  id: 3,
  created_at: '2026-03-28T08:33:31.302000Z',
  updated_at: '2026-03-28T08:33:31.302000Z',
  deleted_at: null,
  subject: 'Bobcat E35 mini excavator',
  machine_type_name: 'Mini Excavator',
  published_at: '2026-03-28T08:33:31.302000Z',
  time_zone: 'America/Chicago',
  spans: [],
  rented_days: 3,
  page_views: 0,
  saves: 0,
  requests: 2,
  bookings: 2,
  earned_amount: 0,
  ...fields,
});

export const fleetSpan = (fields: Partial<FleetSpan> = {}): FleetSpan => ({
  from: '2026-11-28',
  to: '2026-11-30',
  reason: 'rental',
  rental_request_id: 32,
  blackout_id: null,
  machine_calendar_id: null,
  label: 'Tom Becker',
  ...fields,
});
