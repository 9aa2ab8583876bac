import { CurrentUser, Valid } from '@laravel-wire/nest';
import { Controller, Get } from '@nestjs/common';
import { type Actor, machineType, type SuggestionInput, suggestionRules } from '@yard/contracts';
import { SuggestionsService } from './suggestions.service';

@Controller(machineType.endpoint)
export class SuggestionsController {
  constructor(private readonly suggestions: SuggestionsService) {}

  @Get('suggestions')
  async index(@CurrentUser() actor: Actor | null, @Valid(suggestionRules) { q }: SuggestionInput) {
    return { suggestions: await this.suggestions.of(actor, q) };
  }
}
