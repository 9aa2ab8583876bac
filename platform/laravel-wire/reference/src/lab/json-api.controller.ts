import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import {
  cursorPaginate,
  jsonApiCollection,
  jsonApiIncludes,
  type JsonApiOptions,
  jsonApiResource,
  type JsonApiType,
  paginate,
  relatedTo,
  when,
} from '@laravel-wire/core';
import { Id, originOf } from '@laravel-wire/nest';
import type { WireRequest } from '@laravel-wire/nest';
import { type Author, type Comment, type Post, postsWith } from './thirteen-posts';

type JsonApiQuery = Record<string, string | undefined>;

const authors: JsonApiType<Author> = {
  type: 'authors',
  attributes: ({ name }) => ({ name }),
  relationships: ({ posts: found }) => ({ posts: relatedTo(posts(), found) }),
  meta: ({ name }) => ({ initial: name[0] }),
};
const posts = (isDraft = false): JsonApiType<Post> => ({
  type: 'posts',
  attributes: ({ title }) => ({
    title,
    length: () => title.length,
    draft: when(isDraft, () => true),
    none: null,
  }),
  relationships: (post) => ({
    author: relatedTo(authors, post.author),
    comments: relatedTo(remarks, post.comments),
  }),
  links: ({ id }) => ({ self: `/posts/${id}` }),
});
const remarks: JsonApiType<Comment> = {
  type: 'remarks',
  id: ({ id }) => `c${id}`,
  attributes: () => ({ secret: when(false, () => 1) }),
  relationships: ({ author, post }) => ({
    author: relatedTo(authors, author),
    post: relatedTo(posts(), post),
  }),
};

/** Records as JSON:API, as `test-laravel/laravel-13` has them. */
@Controller('api/jsonapi')
export class JsonApiController {
  @Get('posts/:id')
  @Header('content-type', 'application/vnd.api+json')
  one(@Id() id: number, @Query() query: JsonApiQuery) {
    const [post] = postsWith(jsonApiIncludes(query), (one) => one.id === id);
    return jsonApiResource(post as Post, posts(query['draft'] === '1'), optionsOf(query));
  }

  @Get('list')
  @Header('content-type', 'application/vnd.api+json')
  list(@Query() query: JsonApiQuery) {
    return jsonApiCollection(postsWith(jsonApiIncludes(query)), posts(), optionsOf(query));
  }

  @Get('none')
  @Header('content-type', 'application/vnd.api+json')
  none(@Query() query: JsonApiQuery) {
    return jsonApiCollection([], posts(), optionsOf(query));
  }

  @Get('paginate')
  @Header('content-type', 'application/vnd.api+json')
  paginate(@Query() query: JsonApiQuery, @Req() request: WireRequest) {
    const found = postsWith(jsonApiIncludes(query));
    const page = paginate(found.slice(0, 2), {
      total: found.length,
      page: 1,
      perPage: 2,
      path: pathOf(request),
    });
    return jsonApiCollection(page, posts(), optionsOf(query));
  }

  @Get('cursor')
  @Header('content-type', 'application/vnd.api+json')
  cursor(@Query() query: JsonApiQuery, @Req() request: WireRequest) {
    const page = { cursor: null, order: [['id', 'asc']] as const, perPage: 2, path: pathOf(request) };
    return jsonApiCollection(
      cursorPaginate(postsWith(jsonApiIncludes(query)), page),
      posts(),
      optionsOf(query),
    );
  }
}

const optionsOf = (query: JsonApiQuery): JsonApiOptions => ({
  query,
  jsonapi: query['version'] === '1' ? { version: '1.1', meta: { by: 'us' } } : {},
  additional: JSON.parse(query['additional'] ?? '{}') as Record<string, unknown>,
});

const pathOf = (request: WireRequest) => originOf(request) + (request.url.split('?', 1)[0] ?? '');
