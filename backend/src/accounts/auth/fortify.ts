import { fortify } from '@laravel-wire/nest/fortify';
import {
  changePasswordRules,
  confirmPasswordRules,
  forgotPasswordRules,
  profileRules,
  RESET_LINK_MINUTES,
  resetPasswordRules,
  VERIFICATION_LINK_MINUTES,
} from '@yard/contracts';

/** Fortify’s routes with the rules of this product: docs/wire.md section 2. */
export const accountRoutes = fortify({
  appName: 'Yard',
  rules: {
    forgotPassword: forgotPasswordRules,
    resetPassword: resetPasswordRules,
    confirmPassword: confirmPasswordRules,
    updatePassword: changePasswordRules,
    profile: profileRules,
  },
  home: '/',
  resetMinutes: RESET_LINK_MINUTES,
  verificationMinutes: VERIFICATION_LINK_MINUTES,
  // The token is 256 random bits, not a word that could be guessed.
  resetTokenHash: 'sha256',
  resetMailsPerMinute: 60,
  verificationMails: { perMinute: 6, perDay: 20 },
  passwordTriesPerMinute: 5,
  hidesAccounts: true,
  resetsForAll: true,
  answersStatus: true,
  verifiesGuests: true,
  confirmsNewEmail: true,
  usedCode: 'This code was used already. Wait for the next one in your app.',
  tellsSecretUrl: true,
});
