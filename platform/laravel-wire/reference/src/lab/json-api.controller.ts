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
import type { FastifyRequest } from 'fastify';
import { type Author, type Comment, type Post, postsWith } from './thirteen-posts';

type Asked = Record<string, string | undefined>;

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
  one(@Id() id: number, @Query() asked: Asked) {
    const [post] = postsWith(jsonApiIncludes(asked), (one) => one.id === id);
    return jsonApiResource(post as Post, posts(asked['draft'] === '1'), optionsOf(asked));
  }

  @Get('list')
  @Header('content-type', 'application/vnd.api+json')
  list(@Query() asked: Asked) {
    return jsonApiCollection(postsWith(jsonApiIncludes(asked)), posts(), optionsOf(asked));
  }

  @Get('none')
  @Header('content-type', 'application/vnd.api+json')
  none(@Query() asked: Asked) {
    return jsonApiCollection([], posts(), optionsOf(asked));
  }

  @Get('paginate')
  @Header('content-type', 'application/vnd.api+json')
  paginate(@Query() asked: Asked, @Req() request: FastifyRequest) {
    const found = postsWith(jsonApiIncludes(asked));
    const page = paginate(found.slice(0, 2), {
      total: found.length,
      page: 1,
      perPage: 2,
      path: pathOf(request),
    });
    return jsonApiCollection(page, posts(), optionsOf(asked));
  }

  @Get('cursor')
  @Header('content-type', 'application/vnd.api+json')
  cursor(@Query() asked: Asked, @Req() request: FastifyRequest) {
    const page = { cursor: null, order: [['id', 'asc']] as const, perPage: 2, path: pathOf(request) };
    return jsonApiCollection(
      cursorPaginate(postsWith(jsonApiIncludes(asked)), page),
      posts(),
      optionsOf(asked),
    );
  }
}

const optionsOf = (query: Asked): JsonApiOptions => ({
  query,
  jsonapi: query['version'] === '1' ? { version: '1.1', meta: { by: 'us' } } : {},
  additional: JSON.parse(query['additional'] ?? '{}') as Record<string, unknown>,
});

const pathOf = (request: FastifyRequest) => originOf(request) + (request.url.split('?', 1)[0] ?? '');
