/** An account whose login asks for the password alone. */
export const NO_TWO_FACTOR = {
  two_factor_secret: null,
  two_factor_recovery_codes: null,
  two_factor_confirmed_at: null,
  two_factor_used_step: null,
};

export const BLANK_ACCOUNT = {
  owner: false,
  admin: false,
  role: 'admin' as const,
  about: null,
  email_verified_at: null,
  suspended_at: null,
  suspended_reason: null,
  remember_token: null,
  ...NO_TWO_FACTOR,
  stripe_customer_id: null,
  message_mails: null,
  reminder_mails: null,
};
