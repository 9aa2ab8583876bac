import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { PHONE_MAX, TITLE_MAX } from '../record';
import { NAME_MESSAGE, NAME_RULES } from './name';
import type { SessionRecord } from './records';

export const PASSWORD_MIN = 8;
export const ABOUT_MAX = 500;

/** Lifetime of emailed links. */
export const RESET_LINK_MINUTES = 60;
export const VERIFICATION_LINK_MINUTES = 60;

const NEW_PASSWORD = `required|string|min:${PASSWORD_MIN}|confirmed` as const;

/** An address that mail can reach from anywhere: of a domain with a dot, not of an IP address. */
export const EMAIL_RULES = [
  'string',
  'email',
  `max:${TITLE_MAX}`,
  'not_regex:/@(?:[^@.]+|\\[.*\\]|[\\d.]+)$/',
] as const;
const EMAIL_MESSAGE = 'The email field must be a valid email address.';

/** `next`: the page that was asked for, to which the mailed link leads back. */
export const forgotPasswordRules = rules({
  email: `required|string|email|max:${TITLE_MAX}`,
  next: 'nullable|string|max:2000',
});

/** Body of `POST /reset-password`; token and address come from the mail's link. */
export const resetPasswordRules = rules({
  token: `required|string|max:${TITLE_MAX}`,
  email: `required|string|email|max:${TITLE_MAX}`,
  password: NEW_PASSWORD,
});

/** Fields of `POST /register` besides the password. */
export const registerFields = {
  name: ['required', ...NAME_RULES],
  email: ['required', ...EMAIL_RULES, 'unique:users'],
  phone: `nullable|string|max:${PHONE_MAX}`,
} as const;
export const registerMessages = { 'name.not_regex': NAME_MESSAGE, 'email.not_regex': EMAIL_MESSAGE };

export const registerRules = rules(
  { name: registerFields.name, email: ['required', ...EMAIL_RULES], password: NEW_PASSWORD },
  { messages: registerMessages },
);

/** Body of `PUT /user/profile-information`. A new address counts as unverified. */
export const profileRules = rules(
  {
    name: ['required', ...NAME_RULES],
    email: ['required', ...EMAIL_RULES],
    phone: `nullable|string|max:${PHONE_MAX}`,
    about: `nullable|string|max:${ABOUT_MAX}`,
  },
  { messages: registerMessages },
);

export const changePasswordRules = rules({ current_password: 'required|string', password: NEW_PASSWORD });

export const confirmPasswordRules = rules({ password: 'required|string' });
export type ConfirmPasswordInput = InputOf<typeof confirmPasswordRules>;

export const confirmTwoFactorRules = rules({ code: 'required|string' });

/** Body of `POST /two-factor-challenge`: one of the two. */
export interface TwoFactorChallengeInput {
  code?: string | null;
  recovery_code?: string | null;
}

export const sessionType = defineRecord<SessionRecord>({
  endpoint: 'api/sessions',
  sortBy: 'last_active_at',
  direction: 'desc',
  channel: 'sessions',
});
