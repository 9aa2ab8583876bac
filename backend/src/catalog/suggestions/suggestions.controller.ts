import { type InputOf, rules } from '@laravel-wire/core';
import { CurrentUser, Valid } from '@laravel-wire/nest';
import { Controller, Get } from '@nestjs/common';
import { type Actor, machineType, TITLE_MAX } from '@yard/contracts';
import { GuestReads } from '@kit/server/store/replicas/guest-reads';
import { SuggestionsService } from './suggestions.service';

const suggestionRules = rules({ q: `required|string|max:${TITLE_MAX}` });

@Controller(machineType.endpoint)
export class SuggestionsController {
  constructor(
    private readonly suggestions: SuggestionsService,
    private readonly guestReads: GuestReads,
  ) {}

  @Get('suggestions')
  async index(
    @CurrentUser() actor: Actor | null,
    @Valid(suggestionRules) { q }: InputOf<typeof suggestionRules>,
  ) {
    return { suggestions: await this.guestReads.of(actor === null, () => this.suggestions.of(actor, q)) };
  }
}
