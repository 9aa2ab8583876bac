import { manyRules, rules } from '@laravel-wire/core';
import { inputFields, inputSchema } from './rule-schema';

const one = (line: string | string[]) => inputSchema(rules({ it: line })).properties?.it;

it.each([
  ['required|string|max:255', { type: 'string', maxLength: 255 }],
  ['required|string|min:8', { type: 'string', minLength: 8 }],
  ['nullable|integer|between:1,12', { type: ['integer', 'null'], minimum: 1, maximum: 12 }],
  ['numeric|min:0', { type: 'number', minimum: 0 }],
  ['numeric|decimal:0,2', { type: 'number', description: 'At most 2 decimals.' }],
  ['boolean', { type: 'boolean' }],
  ['accepted', { type: 'boolean', const: true }],
  ['string|in:a,b', { type: 'string', enum: ['a', 'b'] }],
  ['nullable|in:a,b', { type: ['string', 'null'], enum: ['a', 'b', null] }],
  ['string|email', { type: 'string', format: 'email' }],
  [
    'date_format:Y-m-d|after_or_equal:from',
    { type: 'string', format: 'date', description: 'Not before from.' },
  ],
  ['date_format:H:i', { type: 'string', pattern: '^\\d{2}:\\d{2}$' }],
  [['string', 'regex:/^(a|b)$/i'], { type: 'string', pattern: '^(a|b)$' }],
  ['array|min:1|max:3', { type: 'array', items: {}, minItems: 1, maxItems: 3 }],
  ['required_if:kind,fixed|numeric', { type: 'number', description: 'Required where kind is fixed.' }],
  ['nullable', {}],
])('reads %j', (line, schema) => {
  expect(one(line)).toEqual(schema);
});

it('tells what must be sent', () => {
  const set = rules({
    a: 'required|string',
    b: 'sometimes|required|string',
    c: 'accepted',
    d: 'nullable|string',
  });

  expect(inputSchema(set).required).toEqual(['a', 'c']);
});

it('asks for the repetition of a confirmed field', () => {
  const schema = inputSchema(rules({ password: 'required|string|confirmed' }));

  expect(schema.required).toEqual(['password', 'password_confirmation']);
  expect(schema.properties?.password_confirmation).toEqual({ type: 'string' });
});

it('nests dotted names and lists', () => {
  const set = rules({
    geotag: 'nullable|array',
    'geotag.lat': 'numeric',
    tiers: 'required|array',
    'tiers.*.id': 'required|integer',
  });

  expect(inputSchema(set)).toEqual({
    type: 'object',
    properties: {
      geotag: { type: ['object', 'null'], properties: { lat: { type: 'number' } } },
      tiers: {
        type: 'array',
        items: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
      },
    },
    required: ['tiers'],
  });
});

it('reads the rules of many records at once', () => {
  const { properties } = inputSchema(manyRules(rules({ name: 'required|string' })));

  expect(properties?.data).toEqual({
    type: 'array',
    items: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
    minItems: 1,
    maxItems: 100,
  });
});

it('gives the fields of a query one by one', () => {
  expect(inputFields(rules({ from: 'required|date_format:Y-m-d', search: 'nullable|string' }))).toEqual([
    { name: 'from', required: true, schema: { type: 'string', format: 'date' } },
    { name: 'search', required: false, schema: { type: ['string', 'null'] } },
  ]);
});
