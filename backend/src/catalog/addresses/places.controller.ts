import { rules, type InputOf } from '@laravel-wire/core';
import { NotFound, Stateless, Valid } from '@laravel-wire/nest';
import { Controller, Get } from '@nestjs/common';
import { POSTAL_CODE_MAX, TITLE_MAX } from '@yard/contracts';
import { PlacesService } from './places.service';

const placeRules = rules({
  postal_code: `nullable|required_without:search|string|max:${POSTAL_CODE_MAX}`,
  search: `nullable|string|max:${TITLE_MAX}`,
});

/** Turns a postal code or a city into a place, for searches near it: docs/rules/0007. */
@Controller('api/places')
export class PlacesController {
  constructor(private readonly places: PlacesService) {}

  /** @throws NotFound for a code or city that the table does not know */
  @Get()
  @Stateless()
  async show(@Valid(placeRules) input: InputOf<typeof placeRules>) {
    const text = input.postal_code ?? input.search ?? '';
    const known = await this.places.named(text);
    if (!known) throw new NotFound(`The place "${text}" is not known.`);
    return known;
  }
}
