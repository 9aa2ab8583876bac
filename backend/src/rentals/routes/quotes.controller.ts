import { Action, CurrentUser, Valid } from '@laravel-wire/nest';
import { Controller } from '@nestjs/common';
import { type QuoteInput, quoteRules, rentalRequestType } from '@yard/contracts';
import type { User } from '../../users/user.entity';
import { QuotesService } from '../rules/prices/quotes.service';

/** Open to guests. */
@Controller(rentalRequestType.endpoint)
export class QuotesController {
  constructor(private readonly quotes: QuotesService) {}

  @Action('quote')
  quote(@CurrentUser() actor: User | null, @Valid(quoteRules) input: QuoteInput) {
    return this.quotes.quote(actor, input);
  }
}
