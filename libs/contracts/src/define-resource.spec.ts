import { defineResource } from './define-resource';
import { text, whole } from './fields';

const fields = { name: text, weight: whole };
const input = { name: 'required|string|max:80', weight: 'nullable|integer' } as const;

it('says all of a resource by what is said of it', () => {
  const buckets = defineResource({
    name: 'bucket',
    endpoint: 'api/machines/{machine}/buckets',
    within: { param: 'machine', endpoint: 'api/machines' },
    fields,
    input,
    change: { weight: 'sometimes|required|integer' },
    sortBy: 'weight',
    direction: 'desc',
    sorts: ['name'],
    filters: { search: 'nullable|string' },
    searched: ['name'],
  });

  expect(buckets).toMatchObject({
    name: 'bucket',
    fields,
    searched: ['name'],
    within: { param: 'machine', endpoint: 'api/machines' },
    rules: { lines: input },
    updateRules: {
      lines: { name: 'sometimes|required|string|max:80', weight: 'sometimes|required|integer' },
    },
    type: {
      endpoint: 'api/machines/{machine}/buckets',
      channel: 'buckets',
      sortBy: 'weight',
      direction: 'desc',
      sorts: ['name'],
      filters: { lines: { search: 'nullable|string' } },
    },
  });
});

it('searches in nothing, narrows by nothing and stands alone where nothing is said', () => {
  const kinds = defineResource({ name: 'kind', endpoint: 'api/kinds', fields, input, sortBy: 'name' });

  expect(kinds).toMatchObject({
    searched: [],
    within: null,
    type: { endpoint: 'api/kinds', channel: 'kinds' },
  });
  expect(kinds.type.filters).toBeUndefined();
});
