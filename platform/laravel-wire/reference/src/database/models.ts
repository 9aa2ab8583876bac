import type { Cast } from './casts';

/** A kind of record: its table, what its columns hold, and what never leaves the server. */
export interface Model {
  table: string;
  casts: Record<string, Cast>;
  hidden: readonly string[];
  /** Columns of the table that a new row fills itself. */
  defaults?: Record<string, unknown>;
}

const STAMPS: Record<string, Cast> = {
  created_at: 'datetime',
  updated_at: 'datetime',
  deleted_at: 'datetime',
};

function model(table: string, casts: Record<string, Cast> = {}, hidden: readonly string[] = []): Model {
  return { table, casts: { ...STAMPS, ...casts }, hidden };
}

export const userModel = model('users', { is_admin: 'boolean', email_verified_at: 'datetime' }, [
  'password',
  'remember_token',
  'suspended_at',
  'two_factor_secret',
  'two_factor_recovery_codes',
  'two_factor_confirmed_at',
  'two_factor_used_step',
]);

export const machineTypeModel = model('machine_types');

export const machineModel = model('machines', {
  daily_rate: 'decimal',
  hour_meter: 'float',
  delivery_available: 'boolean',
});

export const addressModel: Model = {
  ...model('addresses', { geotag: 'json', confirmed: 'boolean' }),
  defaults: { confirmed: 0 },
};

export const rentalRequestModel = model('rental_requests', {
  machine_id: 'key',
  address_id: 'key',
  start_date: 'day',
  end_date: 'day',
  start_time: 'time',
  end_time: 'time',
  delivery_enabled: 'boolean',
  agree_to_terms_and_conditions: 'boolean',
  agree_to_privacy_policy: 'boolean',
  agree_to_insurance_disclaimer: 'boolean',
  agree_to_rental_agreement: 'boolean',
  rental_amount: 'decimal',
  delivery_distance: 'float',
  delivery_amount: 'decimal',
  subtotal: 'decimal',
  deposit_amount: 'decimal',
  approved_at: 'datetime',
  declined_at: 'datetime',
  deposit_refunded_at: 'datetime',
  closed_at: 'datetime',
});

export const messageModel = model('messages');
export const messageViewModel = model('message_views');
export const paymentModel = model('payments', { amount: 'decimal', succeeded: 'boolean', paid_on: 'date' });
export const machineReturnModel = model('machine_returns', {
  returned_at: 'datetime',
  hour_meter: 'float',
  damaged: 'boolean',
});
export const cancellationModel = model('cancellations');
export const documentAgreementModel = model('document_agreements');
export const supportTicketModel = model('support_tickets', {
  resolved_at: 'datetime',
  github_issue_number: 'key',
});
