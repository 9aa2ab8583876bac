import recorded from '../../recordings/pagination.json';
import { pageNumber, type Paginated, paginate } from './paginate';

interface Case {
  name: string;
  request: { path: string };
  response: { body: Paginated<unknown> };
  newest?: { body: Partial<Paginated<unknown>> };
}

const cases = recorded as unknown as Case[];

/** Left-out rows are one text, `<14 more>`. */
const rowCount = (rows: readonly unknown[]): number =>
  rows.reduce<number>((sum, row) => sum + (typeof row === 'string' ? Number(/\d+/.exec(row)?.[0]) : 1), 0);

describe('paginate', () => {
  test.each(cases.map((one) => [one.name, one] as const))(
    'answers as recorded: %s',
    (_, { request, response, newest }) => {
      const { body } = response;
      const asked = new URL(request.path, 'http://site.test').searchParams;
      const query = body.first_page_url.includes('sort=') ? Object.fromEntries(asked) : {};

      const page = paginate(Array.from({ length: rowCount(body.data) }), {
        total: body.total,
        page: pageNumber(asked.get('page')),
        perPage: body.per_page,
        path: body.path,
        query,
      });

      expect({ ...page, data: [] }).toEqual({ ...body, ...newest?.body, data: [] });
      expect(Object.keys(page)).toEqual(Object.keys(body));
    },
  );

  it('points one page back from far beyond the last one', () => {
    const page = paginate([], { total: 16, page: 99, perPage: 15, path: 'http://site.test/api/rows' });

    expect([page.prev_page_url, page.next_page_url]).toEqual(['http://site.test/api/rows?page=98', null]);
    expect([page.links[0]?.page, page.links.at(-1)?.page]).toEqual([98, null]);
  });

  it('writes the kept query as PHP does', () => {
    const query = { a: null, b: true, c: ['x y', 'z'], d: "it's", page: 9 };

    const page = paginate([], { total: 0, page: 1, perPage: 15, path: 'http://site.test/api/rows', query });

    expect(page.first_page_url).toBe(
      'http://site.test/api/rows?b=1&c%5B0%5D=x%20y&c%5B1%5D=z&d=it%27s&page=1',
    );
  });
});
