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
import type { FastifyRequest } from 'fastify';
import { type Note, NOTES } from './thirteen-notes';

type Asked = Record<
  'additional' | 'author' | 'more' | 'page' | 'rated' | 'stars' | 'wrap',
  string | undefined
>;

const AUTHORS: Record<string, { name: string } | null> = { none: null, some: { name: 'Ada' } };

/** Presented records as `test-laravel/laravel-13` has them. */
@Controller('api/resources')
export class ResourcesController {
  @Get('one')
  one(@Query() asked: Asked) {
    return jsonResource(presented(asked)(NOTES[1] as Note), optionsOf(asked));
  }

  @Get('wrapped')
  wrapped(@Query() asked: Asked) {
    return jsonResource({ data: { id: 1 }, note: 2 }, optionsOf(asked));
  }

  @Get('list')
  list(@Query() asked: Asked) {
    return resourceCollection(NOTES.slice(0, 2), presented(asked), optionsOf(asked));
  }

  @Get('none')
  none(@Query() asked: Asked) {
    return resourceCollection([], presented(asked), optionsOf(asked));
  }

  @Get('paginate')
  paginate(@Query() asked: Asked, @Req() request: FastifyRequest) {
    const page = { ...windowOf(asked, request), total: NOTES.length };
    const found = paginate(NOTES.slice((page.page - 1) * 4, page.page * 4), page);
    return resourceCollection(found, presented(asked), optionsOf(asked));
  }

  @Get('simple')
  simple(@Query() asked: Asked, @Req() request: FastifyRequest) {
    const page = windowOf(asked, request);
    const found = simplePaginate(NOTES.slice((page.page - 1) * 4, page.page * 4 + 1), page);
    return resourceCollection(found, presented(asked), optionsOf(asked));
  }

  @Get('cursor')
  cursor(@Query() asked: Asked, @Req() request: FastifyRequest) {
    const found = cursorPaginate(NOTES.slice(0, 5), {
      ...windowOf(asked, request),
      cursor: null,
      order: [['id', 'asc']],
    });
    return resourceCollection(found, presented(asked), optionsOf(asked));
  }
}

const presented = (asked: Asked) => (note: Note) => ({
  id: note.id,
  title: note.title,
  stars: when(asked.stars === '1', () => note.stars),
  rating: when(
    asked.rated === '1',
    () => 'good',
    () => 'none',
  ),
  ...mergeWhen(asked.more === '1', () => ({ first: 1, second: null })),
  author: whenLoaded(AUTHORS[asked.author ?? ''], ({ name }) => ({ name })),
  nested: { shown: true, hidden: when(false, () => 1) },
});

const optionsOf = ({ wrap, additional }: Asked): ResourceOptions => ({
  wrap: wrap === 'off' ? null : wrap,
  additional: additional === undefined ? undefined : (JSON.parse(additional) as Record<string, unknown>),
});

const windowOf = ({ page }: Asked, request: FastifyRequest) => ({
  page: pageNumber(page),
  perPage: 4,
  path: originOf(request) + (request.url.split('?', 1)[0] ?? ''),
});
