import { Controller, Get, Query, Req } from '@nestjs/common';
import {
  cursorOf,
  cursorPaginate,
  cursorQuery,
  defineRecord,
  laravelTimestamp,
  normalizeInput,
  type Order,
  type RecordType,
} from '@laravel-wire/core';
import { Filters, type ListQuery, originOf, paginateBy, type RowSource } from '@laravel-wire/nest';
import type { WireRequest } from '@laravel-wire/nest';
import { type Note, NOTES, rowsOf } from './thirteen-notes';

const described = { endpoint: 'api/pages', sortBy: 'id', channel: 'pages' };
const simple = defineRecord<Note>({ ...described, paginator: 'simple' });
const cursor = defineRecord<Note>({ ...described, paginator: 'cursor' });
const byTime = defineRecord<Note>({
  ...described,
  paginator: 'cursor',
  sortBy: 'created_at',
  direction: 'desc',
});
const MIXED: Order = [
  ['stars', 'desc'],
  ['title', 'asc'],
  ['id', 'desc'],
];

/** Requests to a release 13 beside the recorded exchanges: `test-laravel/laravel-13` has the same routes. */
@Controller('api/pages')
export class ThirteenController {
  @Get('simple')
  simple(@Filters(simple) list: ListQuery, @Query('per_page') size = '4') {
    return page(simple, { ...list, per_page: Number(size) || 15, query: {} }, NOTES);
  }

  @Get('simple-kept')
  simpleKept(@Filters(simple) list: ListQuery) {
    return page(simple, { ...list, per_page: 4 }, NOTES);
  }

  @Get('simple-none')
  simpleNone(@Filters(simple) list: ListQuery) {
    return page(simple, { ...list, per_page: 4 }, []);
  }

  @Get('cursor')
  cursor(@Filters(cursor) list: ListQuery) {
    return page(cursor, { ...list, per_page: 4, query: {} }, NOTES);
  }

  @Get('cursor-times')
  cursorTimes(@Filters(byTime) list: ListQuery) {
    return page(byTime, { ...list, per_page: 4, query: {} }, NOTES);
  }

  @Get('cursor-none')
  cursorNone(@Filters(cursor) list: ListQuery) {
    return page(cursor, { ...list, per_page: 4, query: {} }, []);
  }

  @Get('cursor-mixed')
  cursorMixed(@Query() { cursor: text, ...query }: Record<string, unknown>, @Req() request: WireRequest) {
    const path = `${originOf(request)}/api/pages/cursor-mixed`;
    const options = {
      cursor: cursorOf(text, MIXED),
      order: MIXED,
      perPage: 2,
      path,
      query: { ...Object(normalizeInput(query)) },
    };
    const found = rowsOf(NOTES, { ...cursorQuery(MIXED, options.cursor), offset: 0, limit: 3 });
    return shown(cursorPaginate(found, options));
  }
}

async function page(type: RecordType<Note>, list: ListQuery, notes: Note[]) {
  const source: RowSource<Note> = {
    find: async (query) => rowsOf(notes, query),
    count: async () => notes.length,
  };
  return shown(await paginateBy(type, list, source));
}

const shown = <P extends { data: Note[] }>(found: P) => ({
  ...found,
  data: found.data.map((note) => ({ ...note, created_at: laravelTimestamp(note.created_at) })),
});
