import { type InputOf, rules } from '@laravel-wire/core';

/** Body of `PATCH api/user/mail_choices`; what is left out stays. */
export const mailChoiceRules = rules({
  message_mails: 'sometimes|required|in:soon,daily,never',
  reminder_mails: 'sometimes|required|in:soon,never',
});
export type MailChoiceInput = InputOf<typeof mailChoiceRules>;
