import { Controller, Get, Query, Req } from '@nestjs/common';
import {
  cursorPaginate,
  jsonResource,
  mergeWhen,
  paginate,
  pageNumber,
  resourceCollection,
  type ResourceOptions,
  simplePaginate,
  when,
  whenLoaded,
} from '@laravel-wire/core';
import { originOf } from '@laravel-wire/nest';
import type { WireRequest } from '@laravel-wire/nest';
import { type Note, NOTES } from './thirteen-notes';

type NoteQuery = Record<
  'additional' | 'author' | 'more' | 'page' | 'rated' | 'stars' | 'wrap',
  string | undefined
>;

const AUTHORS: Record<string, { name: string } | null> = { none: null, some: { name: 'Ada' } };

/** Presented records as `test-laravel/laravel-13` has them. */
@Controller('api/resources')
export class ResourcesController {
  @Get('one')
  one(@Query() query: NoteQuery) {
    return jsonResource(presented(query)(NOTES[1] as Note), optionsOf(query));
  }

  @Get('wrapped')
  wrapped(@Query() query: NoteQuery) {
    return jsonResource({ data: { id: 1 }, note: 2 }, optionsOf(query));
  }

  @Get('list')
  list(@Query() query: NoteQuery) {
    return resourceCollection(NOTES.slice(0, 2), presented(query), optionsOf(query));
  }

  @Get('none')
  none(@Query() query: NoteQuery) {
    return resourceCollection([], presented(query), optionsOf(query));
  }

  @Get('paginate')
  paginate(@Query() query: NoteQuery, @Req() request: WireRequest) {
    const page = { ...windowOf(query, request), total: NOTES.length };
    const found = paginate(NOTES.slice((page.page - 1) * 4, page.page * 4), page);
    return resourceCollection(found, presented(query), optionsOf(query));
  }

  @Get('simple')
  simple(@Query() query: NoteQuery, @Req() request: WireRequest) {
    const page = windowOf(query, request);
    const found = simplePaginate(NOTES.slice((page.page - 1) * 4, page.page * 4 + 1), page);
    return resourceCollection(found, presented(query), optionsOf(query));
  }

  @Get('cursor')
  cursor(@Query() query: NoteQuery, @Req() request: WireRequest) {
    const found = cursorPaginate(NOTES.slice(0, 5), {
      ...windowOf(query, request),
      cursor: null,
      order: [['id', 'asc']],
    });
    return resourceCollection(found, presented(query), optionsOf(query));
  }
}

const presented = (query: NoteQuery) => (note: Note) => ({
  id: note.id,
  title: note.title,
  stars: when(query.stars === '1', () => note.stars),
  rating: when(
    query.rated === '1',
    () => 'good',
    () => 'none',
  ),
  ...mergeWhen(query.more === '1', () => ({ first: 1, second: null })),
  author: whenLoaded(AUTHORS[query.author ?? ''], ({ name }) => ({ name })),
  nested: { shown: true, hidden: when(false, () => 1) },
});

const optionsOf = ({ wrap, additional }: NoteQuery): ResourceOptions => ({
  wrap: wrap === 'off' ? null : wrap,
  additional: additional === undefined ? undefined : (JSON.parse(additional) as Record<string, unknown>),
});

const windowOf = ({ page }: NoteQuery, request: WireRequest) => ({
  page: pageNumber(page),
  perPage: 4,
  path: originOf(request) + (request.url.split('?', 1)[0] ?? ''),
});
