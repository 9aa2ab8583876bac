import { machinesFoundShape } from '@yard/contracts/records';
import { day, flag, type JsonSchema, listOf, nullable, object, ref, text, whole } from './json-schema';
import { membersOf, shapeSchemas } from './shape-schemas';

const answerSchemas = {
  Problem: object({ message: text }),
  Invalid: object({ message: text, errors: { type: 'object', additionalProperties: listOf(text) } }),
  Conflict: object({
    message: text,
    'free?': { ...listOf(object({ from: day, to: day })), description: 'The nearest free spans.' },
  }),
  PageLink: object({ url: nullable(text), label: text, 'page?': nullable(whole), active: flag }),
  ReportedError: object({ id: whole }),
  Updated: object({ updated: whole }),
  Viewed: object({ id: whole, updated: whole }),
  TwoFactorPicture: {
    anyOf: [
      object({ svg: text, url: text }),
      { type: 'array', maxItems: 0, description: 'While there is no secret.' },
    ],
  },
  RecoveryCodes: listOf(text),
};

const furtherMembers: Record<string, Record<string, JsonSchema>> = { Machine: membersOf(machinesFoundShape) };

/** Every schema that answers may refer to, by name; of each record also `{name}Page`. */
export const recordSchemas: Record<string, JsonSchema> = {
  ...shapeSchemas,
  ...answerSchemas,
  ...Object.fromEntries(
    Object.keys(shapeSchemas).map((name) => [
      `${name}Page`,
      object({ ...pageMembers(name), ...furtherMembers[name] }),
    ]),
  ),
};

/** Laravel's length-aware paginator. */
function pageMembers(name: string): Record<string, JsonSchema> {
  return {
    current_page: whole,
    data: listOf(ref(name)),
    first_page_url: text,
    from: nullable(whole),
    last_page: whole,
    last_page_url: text,
    links: listOf(ref('PageLink')),
    next_page_url: nullable(text),
    path: text,
    per_page: whole,
    prev_page_url: nullable(text),
    to: nullable(whole),
    total: whole,
  };
}
