import { rules, type InputOf } from '@laravel-wire/core';
import { NotFound, Stateless, Valid } from '@laravel-wire/nest';
import { Controller, Get } from '@nestjs/common';
import { POSTAL_CODE_MAX, TITLE_MAX } from '@yard/contracts';
import { PlacesService } from './places.service';

const SUGGESTIONS_MAX = 8;

const placeRules = rules({
  postal_code: `nullable|required_without_all:search,q|string|max:${POSTAL_CODE_MAX}`,
  search: `nullable|string|max:${TITLE_MAX}`,
  q: `nullable|string|max:${TITLE_MAX}`,
});

/** Turns a postal code or a city into a place, for searches near it, and suggests places: docs/rules/0007. */
@Controller('api/places')
export class PlacesController {
  constructor(private readonly places: PlacesService) {}

  /** @throws NotFound for a code or city that the table does not know */
  @Get()
  @Stateless()
  async show(@Valid(placeRules) input: InputOf<typeof placeRules>) {
    if (input.q) return { places: await this.places.beginning(input.q, SUGGESTIONS_MAX) };
    const text = input.postal_code ?? input.search ?? '';
    const known = await this.places.named(text);
    if (!known) throw new NotFound(`The place "${text}" is not known.`);
    return known;
  }
}
