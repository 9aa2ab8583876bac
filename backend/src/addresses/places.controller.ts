import { rules, type InputOf } from '@laravel-wire/core';
import { NotFound, Stateless, Valid } from '@laravel-wire/nest';
import { Controller, Get } from '@nestjs/common';
import { PlacesService } from './places.service';

const placeRules = rules({ postal_code: 'required|string|max:20' });

/** Turns a postal code into a place, for searches near it: docs/decisions/0009. */
@Controller('api/places')
export class PlacesController {
  constructor(private readonly places: PlacesService) {}

  /** @throws NotFound for a code that the table does not know */
  @Get()
  @Stateless()
  async show(@Valid(placeRules) { postal_code }: InputOf<typeof placeRules>) {
    const known = await this.places.postalCode(postal_code);
    if (!known) throw new NotFound(`The postal code ${postal_code} is not known.`);
    return known;
  }
}
