import { type InputOf, rules } from '@laravel-wire/core';
import { MESSAGE_MAX, TITLE_MAX } from '../record';
import { EMAIL_RULES, registerMessages } from '../users/account';
import { NAME_RULES } from '../users/name';

/** Endpoint of guests’ messages to support. A message becomes a ticket once its author has confirmed the address. */
export const GUEST_TICKETS = 'api/guest_tickets';

/** Lifetime of the emailed link, and of the text without it. */
export const GUEST_TICKET_HOURS = 24;

export const guestTicketRules = rules(
  {
    name: ['required', ...NAME_RULES],
    email: ['required', ...EMAIL_RULES],
    subject: `nullable|string|max:${TITLE_MAX}`,
    message: `required|string|max:${MESSAGE_MAX}`,
  },
  { messages: registerMessages },
);
export type GuestTicketInput = InputOf<typeof guestTicketRules>;

/** Body of `POST api/guest_tickets/confirm`: the token of the mail's link. */
export const confirmGuestTicketRules = rules({ token: `required|string|max:${TITLE_MAX}` });
export type ConfirmGuestTicketInput = InputOf<typeof confirmGuestTicketRules>;
