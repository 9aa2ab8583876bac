import { jsonApiCollection, jsonApiIncludes, jsonApiResource, type JsonApiType, relatedTo } from './json-api';

interface Author {
  id: number;
  posts: Post[];
}
interface Post {
  id: string;
  author: Author;
}
const authors: JsonApiType<Author> = {
  type: 'authors',
  attributes: () => ({ name: 'Ada' }),
  relationships: (author) => ({ posts: relatedTo(posts, author.posts) }),
};
const measured = jest.fn(() => 3);
const posts: JsonApiType<Post> = {
  type: 'posts',
  attributes: () => ({ title: 'One', length: measured }),
  relationships: ({ author }) => ({ author: relatedTo(authors, author) }),
};
const author: Author = { id: 1, posts: [] };
const [one, two]: [Post, Post] = [
  { id: 'a', author },
  { id: 'b', author },
];
author.posts.push(one, two);

it('shows no object twice where records know each other', () => {
  const query = { include: 'author', fields: { posts: 'title' } };

  expect(jsonApiResource(one, posts, { query })).toEqual({
    data: {
      id: 'a',
      type: 'posts',
      attributes: { title: 'One' },
      relationships: { author: { data: { id: '1', type: 'authors' } } },
    },
    included: [
      {
        id: '1',
        type: 'authors',
        attributes: { name: 'Ada' },
        relationships: {
          posts: {
            data: [
              { id: 'a', type: 'posts' },
              { id: 'b', type: 'posts' },
            ],
          },
        },
      },
      expect.objectContaining({ id: 'b', type: 'posts' }),
    ],
  });
});

it('ends where records that know each other are made anew each time', () => {
  const people: JsonApiType<{ id: number }> = {
    type: 'people',
    attributes: ({ id }) => ({ id }),
    relationships: ({ id }) => ({ next: relatedTo(people, { id: (id % 3) + 1 }) }),
  };

  const { included } = jsonApiResource({ id: 1 }, people, { query: { include: 'next' } }) as {
    included: { id: string }[];
  };

  expect(included.map(({ id }) => id)).toEqual(['2', '3', '1']);
});

it('does not work out what nobody asks for', () => {
  measured.mockClear();

  jsonApiCollection([one, two], posts, { query: { fields: { posts: 'title' } } });
  expect(measured).not.toHaveBeenCalled();

  jsonApiCollection([one, two], posts);
  expect(measured).toHaveBeenCalledTimes(2);
});

it('reads of a query what may be included, five deep', () => {
  expect(jsonApiIncludes({ include: ' author,a.b.c.d.e.f.g ' })).toEqual(['author', 'a.b.c.d.e']);
  expect([{}, { include: '' }, { include: ['author'] }].flatMap(jsonApiIncludes)).toEqual([]);
});
