/** What a new account has besides what was typed in. */
export const BLANK_ACCOUNT = {
  owner: false,
  admin: false,
  email_verified_at: null,
  suspended_at: null,
  suspended_reason: null,
  remember_token: null,
  two_factor_secret: null,
  two_factor_recovery_codes: null,
  two_factor_confirmed_at: null,
  two_factor_used_step: null,
  stripe_customer_id: null,
};
