import { type RuleSet, rules } from '@laravel-wire/core';

/** Names as in Laravel's `config/fortify.php`; registration is the part `auth`. */
export type FortifyFeature =
  | 'reset-passwords'
  | 'email-verification'
  | 'update-profile-information'
  | 'update-passwords'
  | 'two-factor-authentication';

/** Rules for the input of each route. */
export interface FortifyRules {
  /** `next`: the page that was asked for before, which the mailed link may lead on to. */
  forgotPassword: RuleSet<{ email: string; next?: string | null }>;
  resetPassword: RuleSet<{ token: string; email: string; password: string }>;
  confirmPassword: RuleSet<{ password?: string | null }>;
  updatePassword: RuleSet<{ current_password: string; password: string }>;
  /** Every field is a column. */
  profile: RuleSet<{ name: string; email: string }>;
}

const NEW_PASSWORD = 'required|string|min:8|confirmed';

const RULES: FortifyRules = {
  forgotPassword: rules({ email: 'required|string|email' }),
  resetPassword: rules({ token: 'required|string', email: 'required|string|email', password: NEW_PASSWORD }),
  confirmPassword: rules({ password: 'nullable|string' }),
  updatePassword: rules({ current_password: 'required|string', password: NEW_PASSWORD }),
  profile: rules({ name: 'required|string|max:255', email: 'required|string|email|max:255' }),
};

/** Options of the part: the README has a table. Without them it answers as Fortify. */
export interface FortifyOptions {
  /** Features whose routes there are; all without it. */
  features?: readonly FortifyFeature[];
  /** Name of the site in authenticator apps: Laravel's `app.name`. */
  appName?: string;
  rules?: Partial<FortifyRules>;
  /** Path that a browser is led to from the mail that proves an address. */
  home?: string;
  /** Seconds for which a password counts as confirmed: Laravel's `auth.password_timeout`. */
  passwordTimeout?: number;
  resetMinutes?: number;
  /** Minutes that the link of an address works. */
  verificationMinutes?: number;
  /** Hash of stored reset tokens; a Laravel beside reads `bcrypt` alone. They are as random as a digest needs. */
  resetTokenHash?: 'bcrypt' | 'sha256';
  /** `POST /forgot-password` of one network a minute; no limit without it. */
  resetMailsPerMinute?: number;
  /** Mails with a link to one account. */
  verificationMails?: { perMinute: number; perDay?: number };
  /** Wrong passwords a minute of somebody who is signed in, wherever it is asked for; no limit without it. */
  passwordTriesPerMinute?: number;
  /** Nothing tells whether an address has an account: its throttle counts what is typed, and answers take as long. */
  hidesAccounts?: boolean;
  /** A forgotten password is for people who are signed in, too. */
  resetsForAll?: boolean;
  /** Answers of resets have `status` beside `message`, which Breeze's front ends read. */
  answersStatus?: boolean;
  /** A link proves an address without a login; a browser with one that is wrong is led home with `verified=0`. */
  verifiesGuests?: boolean;
  /** A new address wants a password that was confirmed lately: 423. */
  confirmsNewEmail?: boolean;
  /** Message for a code that was used before, which is then no wrong try; otherwise that it is wrong. */
  usedCode?: string;
  /** `GET /user/two-factor-secret-key` tells the `url` for authenticator apps as well. */
  tellsSecretUrl?: boolean;
}

const DEFAULTS = {
  features: [
    'reset-passwords',
    'email-verification',
    'update-profile-information',
    'update-passwords',
    'two-factor-authentication',
  ],
  appName: 'Laravel',
  home: '/home',
  passwordTimeout: 10_800,
  resetMinutes: 60,
  verificationMinutes: 60,
  resetTokenHash: 'bcrypt',
  verificationMails: { perMinute: 6 },
} satisfies FortifyOptions;

export type FortifySettings = FortifyOptions &
  Required<Pick<FortifyOptions, keyof typeof DEFAULTS>> & { rules: FortifyRules };

export const FORTIFY_OPTIONS = Symbol('FORTIFY_OPTIONS');

export const fortifySettings = (options: FortifyOptions): FortifySettings => ({
  ...DEFAULTS,
  ...options,
  rules: { ...RULES, ...options.rules },
});
