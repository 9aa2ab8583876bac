import type {
  MachinePage,
  MachineQuestionRecord,
  MachineRecord,
  OwnerProfile,
  PlanRecord,
  QuoteRecord,
  ReviewRecord,
} from '@yard/contracts';
import { listOf } from '../answers';

/** What a request does that its owner answers; with `now` what one does that books at once. */
export const planRecord = (fields: Partial<PlanRecord> = {}): PlanRecord => ({
  now: [],
  later: [
    { kind: 'deposit', amount: 448, at: null },
    { kind: 'rental', amount: 2240, at: '2026-12-12T06:00:00.000000Z' },
  ],
  held: 448,
  back: [{ kind: 'deposit', amount: 448, after: 'return' }],
  becomes: 'pending',
  ...fields,
});

/** As `POST /api/rental_requests/quote` has it. */
export const quoteRecord = (fields: Partial<QuoteRecord> = {}): QuoteRecord => ({
  rental_amount: 2240,
  delivery_distance: null,
  delivery_amount: 0,
  delivery_available: false,
  delivery_message: null,
  subtotal: 2240,
  deposit_amount: 448,
  due_now: 0,
  deposit_policy_id: 1,
  cancellation_policy_id: 1,
  documents: [],
  available: true,
  lines: [{ kind: 'rent', label: '2 weeks', quantity: 2, unit_amount: 1120, amount: 2240, period_days: 7 }],
  plan: planRecord(),
  ...fields,
});

/** As `GET /api/machines` has it: a page of a search. */
export const foundMachines = (machines: MachineRecord[], fields: Partial<MachinePage> = {}): MachinePage => ({
  ...listOf(machines),
  total_is_bound: false,
  interpreted: null,
  alternatives: [],
  ...fields,
});

export const ownerProfile = (fields: Partial<OwnerProfile> = {}): OwnerProfile => ({
  id: 2,
  name: 'Olive Owner',
  about: 'We rent what we dig with.',
  since: '2025-11-02T08:33:31.302000Z',
  rentals: 2,
  rating: 4.5,
  reviews: 2,
  email_verified: true,
  payouts_verified: true,
  ...fields,
});

export const reviewRecord = (fields: Partial<ReviewRecord> = {}): ReviewRecord => ({
  id: 8,
  created_at: '2026-11-04T08:33:31.302000Z',
  updated_at: '2026-11-04T08:33:31.302000Z',
  deleted_at: null,
  rental_request_id: 6,
  machine_id: 1,
  machine_subject: 'Caterpillar 320 GC crawler excavator',
  about: 'machine',
  user_id: 9,
  user_name: 'Tom B.',
  reviewed_id: 2,
  reviewed_name: 'Olive Owner',
  rating: 5,
  condition: 5,
  communication: null,
  content: 'Clean and strong.',
  reply: null,
  replied_at: null,
  published_at: '2026-11-04T08:33:31.302000Z',
  hidden_at: null,
  hide_reason: null,
  ...fields,
});

export const machineQuestionRecord = (
  fields: Partial<MachineQuestionRecord> = {},
): MachineQuestionRecord => ({
  id: 2,
  created_at: '2026-11-19T22:57:31.302000Z',
  updated_at: '2026-11-19T22:57:31.302000Z',
  deleted_at: null,
  user_id: 3,
  user_name: 'Ray Renter',
  machine_id: 1,
  machine: {
    id: 1,
    subject: 'Caterpillar 320 GC crawler excavator',
    machine_type_name: 'Crawler Excavator',
    user_id: 2,
    user_name: 'Olive Owner',
    photo_url: null,
    illustration_url: '/illustrations/earthmoving.svg',
    time_zone: 'America/Chicago',
  },
  message: 'Is the coupler included?',
  photos: [],
  answered_at: null,
  open: true,
  messages: [],
  needs_attention: false,
  ...fields,
});
