import { Action, networkOf, Valid } from '@laravel-wire/nest';
import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { ConfirmGuestTicketInput, GuestTicketInput } from '@yard/contracts/guest-ticket';
import { confirmGuestTicketRules, GUEST_TICKETS, guestTicketRules } from '@yard/contracts/guest-ticket';
import type { FastifyRequest } from 'fastify';
import { GuestTicketsService } from './guest-tickets.service';

/** Open to everybody: the link may be opened where somebody is signed in. */
@Controller(GUEST_TICKETS)
export class GuestTicketsController {
  constructor(private readonly tickets: GuestTicketsService) {}

  @Post()
  @HttpCode(202)
  store(@Req() { ip }: FastifyRequest, @Valid(guestTicketRules) input: GuestTicketInput) {
    return this.tickets.store(input, networkOf(ip));
  }

  @Action('confirm')
  confirm(@Valid(confirmGuestTicketRules) input: ConfirmGuestTicketInput) {
    return this.tickets.confirm(input);
  }
}
