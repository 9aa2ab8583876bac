import { Controller, Put } from '@nestjs/common';
import { rules } from '@laravel-wire/core';
import { Can, Valid, ValidateFirst } from '@laravel-wire/nest';
import { hasThreeStars, noteRules, ThirteenNoteScope } from './precognition.controller';

const kindRules = rules({ kind: 'required' });
const RAN = { ran: true };

/** Routes that show whose refusal comes first, the input's or the policy's, as in `test-laravel/laravel-13`. */
@Controller('api/authorization')
export class AuthorizationController {
  @Put('form-request/:id')
  @Can(ThirteenNoteScope, hasThreeStars)
  formRequest(@Valid(noteRules) _input: unknown) {
    return RAN;
  }

  @Put('validates-first/:id')
  @Can(ThirteenNoteScope, hasThreeStars)
  @ValidateFirst()
  validatesFirst(@Valid(noteRules) _input: unknown) {
    return RAN;
  }

  @Put('two-forms/:id')
  @Can(ThirteenNoteScope, hasThreeStars)
  @ValidateFirst()
  twoForms(@Valid(noteRules) _note: unknown, @Valid(kindRules) _kind: unknown) {
    return RAN;
  }

  @Put('without-rules/:id')
  @Can(ThirteenNoteScope, hasThreeStars)
  @ValidateFirst()
  withoutRules() {
    return RAN;
  }
}
