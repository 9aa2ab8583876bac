import { catalogSchemas } from './catalog-schemas';
import {
  both,
  choice,
  day,
  flag,
  instant,
  type JsonSchema,
  listOf,
  nullable,
  object,
  record,
  ref,
  text,
  whole,
} from './json-schema';
import { peopleSchemas } from './people-schemas';
import { watchingSchemas } from './watching-schemas';
import { moneySchemas } from './money-schemas';
import { rentalSchemas } from './rental-schemas';
import { resourceSchemas } from './resource-docs';

const adminSchemas = {
  AuditEvent: record({
    user_id: nullable(whole),
    user_name: nullable(text),
    action: text,
    record_type: text,
    record_id: whole,
    data: { type: 'object' },
    ip_address: nullable(text),
    request_id: nullable(text),
  }),
  Mail: record({
    recipient: text,
    subject: text,
    text,
    html: text,
    attempts: whole,
    sent_at: nullable(instant),
    failure_message: nullable(text),
  }),
  BatchRun: record({
    name: text,
    status: choice('queued', 'running', 'finished', 'failed', 'interrupted'),
    dry_run: flag,
    total: whole,
    done: whole,
    failed: whole,
    started_at: nullable(instant),
    finished_at: nullable(instant),
  }),
  BatchRunItem: record({
    batch_run_id: whole,
    record_type: text,
    record_id: whole,
    outcome: choice('done', 'skipped', 'failed', 'would'),
    message: nullable(text),
  }),
};

/** A machine with what it differs in. */
const alternative = object({
  reason: choice('distance', 'dates', 'filters', 'kind'),
  free_from: nullable(day),
  free_to: { ...nullable(day), description: 'Both days counted; null unless the reason is dates.' },
});

/** What errors and small answers look like. */
const answerSchemas = {
  Problem: object({ message: text }),
  Invalid: object({ message: text, errors: { type: 'object', additionalProperties: listOf(text) } }),
  Conflict: object({
    message: text,
    'free?': { ...listOf(object({ from: day, to: day })), description: 'The nearest free spans.' },
  }),
  PageLink: object({ url: nullable(text), label: text, 'page?': nullable(whole), active: flag }),
  MachineAlternative: both(catalogSchemas.Machine, alternative),
  Updated: object({ updated: whole }),
  Viewed: object({ id: whole, updated: whole }),
};

const records: Record<string, JsonSchema> = {
  ...peopleSchemas,
  ...watchingSchemas,
  ...catalogSchemas,
  ...rentalSchemas,
  ...moneySchemas,
  ...adminSchemas,
  ...resourceSchemas,
};

const facetChoice = object({
  value: { type: ['integer', 'string', 'boolean'] },
  label: text,
  count: whole,
  count_is_bound: flag,
});
const facets = object({
  machine_type_id: listOf(facetChoice),
  manufacturer: listOf(facetChoice),
  delivery: listOf(facetChoice),
  'free?': listOf(facetChoice),
  'attributes?': { type: 'object', additionalProperties: listOf(facetChoice) },
});

/** What a page has beside the paginator's. */
const furtherMembers: Record<string, Record<string, JsonSchema>> = {
  Machine: {
    total_is_bound: flag,
    interpreted: nullable(object({ from: text, to: text })),
    alternatives: listOf(ref('MachineAlternative')),
    'facets?': facets,
  },
};

/** Every schema that answers may refer to, by name; of each record also `{name}Page`. */
export const recordSchemas: Record<string, JsonSchema> = {
  ...records,
  ...answerSchemas,
  ...Object.fromEntries(
    Object.keys(records).map((name) => [
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
