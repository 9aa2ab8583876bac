import { Controller, Get, Injectable, Post, Put } from '@nestjs/common';
import { allow, defineRecord, deny, rules } from '@laravel-wire/core';
import { Authenticated, Can, Filters, type RecordScope, Valid } from '@laravel-wire/nest';
import { type Note, NOTES } from './thirteen-notes';

const orderRules = rules({
  title: 'required|string|max:10|unique:machine_types,name',
  email: 'required|email',
  password: 'nullable|min:8|confirmed',
  kind: 'nullable|in:gift,own',
  gift: 'exclude_unless:kind,gift|required|array',
  'gift.to': 'required|string',
  urgent: 'boolean',
  reason: 'required_if:urgent,true',
  items: 'required|array|max:2',
  'items.*.name': 'required|string|min:2|distinct',
  'items.*.start_on': 'nullable|date',
  'items.*.end_on': 'nullable|date|after:items.*.start_on',
  'items.*.tags.*': 'string|max:3',
});
export const noteRules = rules({ title: 'required', stars: 'integer' });
const firstRules = rules({ first: 'required' });
const secondRules = rules({ second: 'required' });
const pictureRules = rules({ name: 'required', picture: 'required|file|max:1' });
const laterRules = rules({ name: 'required', picture: 'nullable|file|max:1' });
const noteType = defineRecord<Note>({
  endpoint: 'api/precognition/list',
  sortBy: 'id',
  channel: 'notes',
  filters: rules({ stars: 'integer', pinned: 'boolean' }),
});

@Injectable()
export class ThirteenNoteScope implements RecordScope<Note> {
  recordName = 'Note';
  find = async (id: number) => NOTES.find((note) => note.id === id) ?? null;
}

export const hasThreeStars = (_actor: unknown, note: Note) => (note.stars === 3 ? allow() : deny());
const RAN = { ran: true };

/** Forms that ask while they are filled in, as `test-laravel/laravel-13` has them. */
@Controller('api/precognition')
export class PrecognitionController {
  @Post('orders')
  order(@Valid(orderRules) _input: unknown) {
    return RAN;
  }

  @Put('notes/:id')
  @Can(ThirteenNoteScope, hasThreeStars)
  note(@Valid(noteRules) _input: unknown) {
    return RAN;
  }

  @Get('list')
  list(@Filters(noteType) _list: unknown) {
    return RAN;
  }

  @Post('without-rules')
  withoutRules() {
    return RAN;
  }

  @Post('two')
  two(@Valid(firstRules) _first: unknown, @Valid(secondRules) _second: unknown) {
    return RAN;
  }

  @Post('pictures')
  picture(@Valid(pictureRules) _input: unknown) {
    return RAN;
  }

  @Post('later-pictures')
  laterPicture(@Valid(({ isPrecognitive }) => (isPrecognitive ? laterRules : pictureRules)) _input: unknown) {
    return RAN;
  }

  @Post('mine')
  @Authenticated()
  mine(@Valid(orderRules) _input: unknown) {
    return RAN;
  }

  @Post('with-token')
  withToken(@Valid(orderRules) _input: unknown) {
    return RAN;
  }
}
