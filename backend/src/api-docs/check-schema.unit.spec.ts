import { problemsOf } from '../../test/check-schema';
import { choice, instant, type JsonSchema, listOf, nullable, object, ref, text, whole } from './json-schema';

const schemas: Record<string, JsonSchema> = { Person: object({ id: whole, 'name?': text }) };
const problems = (value: unknown, schema: JsonSchema) => problemsOf(value, schema, schemas);

it.each([
  [1, whole],
  [null, nullable(whole)],
  ['a', choice('a', 'b')],
  [null, nullable(choice('a'))],
  ['2026-11-20T01:30:47.000000Z', instant],
  [{ id: 1 }, ref('Person')],
  [null, nullable(ref('Person'))],
  [[{ id: 1, name: 'Ray' }], listOf(ref('Person'))],
  [{ email: ['taken'] }, { type: 'object', additionalProperties: listOf(text) }],
  [{ anything: 1 }, { type: 'object' }],
])('finds nothing wrong with %j', (value, schema) => {
  expect(problems(value, schema)).toEqual([]);
});

it.each([
  [1.5, whole, 'body is 1.5, expected integer'],
  [null, text, 'body is null, expected string'],
  ['c', choice('a', 'b'), 'body is "c", expected one of a, b'],
  ['2026-11-20', instant, `body is "2026-11-20", expected ${instant.pattern}`],
  [{}, ref('Person'), 'body.id is missing'],
  [{ id: 1, age: 2 }, ref('Person'), 'body.age is not described'],
  [[{ id: 'x' }], listOf(ref('Person')), 'body.0.id is "x", expected integer'],
  [
    { email: 'taken' },
    { type: 'object', additionalProperties: listOf(text) },
    'body.email is "taken", expected array',
  ],
  ['', { type: 'string', const: 'x' }, 'body is "", expected "x"'],
])('tells what is wrong with %j', (value, schema, problem) => {
  expect(problems(value, schema)).toEqual([problem]);
});
