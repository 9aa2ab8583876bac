import type { Schema } from './misfits';

const version = {
  type: 'string',
  pattern: '^\\S[^\\p{Cc}]{0,99}$',
  description: 'be a range of versions: ^19.3.0',
} as const;
const path = {
  type: 'string',
  pattern: '^api(?:/[^\\s/?#]+)+$',
  description: 'be a path of the API: api/machines/{}',
} as const;
const hash = {
  type: 'string',
  pattern: '^sha256-[A-Za-z0-9+/]{43}=$',
  description: 'be sha256- and 32 bytes in base64',
} as const;
const names = { type: ['array', 'null'], items: { type: 'string' } } as const;

const JSON_SCHEMA = { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' } as const;

/** JSON Schema of what a build says that it needs: `Needs`. */
const contractSchema = {
  ...JSON_SCHEMA,
  title: 'contract.json',
  properties: {
    $schema: { type: 'string' },
    contract: { type: 'number' },
    shared: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['version', 'names'],
        properties: { version, names },
        additionalProperties: false,
      },
    },
    api: { type: 'array', items: path },
  },
  additionalProperties: false,
} as const satisfies Schema & Record<string, unknown>;

/** JSON Schema of the hashes of a build's scripts and style sheets, by their paths. */
const integritySchema = {
  ...JSON_SCHEMA,
  title: 'integrity.json',
  additionalProperties: hash,
} as const satisfies Schema & Record<string, unknown>;

/** Of the files that a build writes about itself. */
export const noteSchemas = { 'contract.json': contractSchema, 'integrity.json': integritySchema };
