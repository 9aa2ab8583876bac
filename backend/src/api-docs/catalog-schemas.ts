import { ATTRIBUTE_KINDS, resources } from '@yard/contracts';
import {
  choice,
  day,
  flag,
  instant,
  listOf,
  money,
  nullable,
  number,
  object,
  record,
  ref,
  text,
  whole,
} from './json-schema';
import { schemaOf } from './resource-docs';

/** What is offered, and on which terms: after libs/contracts. */
export const catalogSchemas = {
  MachineType: schemaOf(resources.machineTypes),
  MachineAttribute: object({
    name: text,
    label: text,
    kind: choice(...ATTRIBUTE_KINDS),
    'unit?': { ...text, description: 'Of a number: the unit that values are in.' },
    'choices?': { ...listOf(text), description: 'Of a choice: its values.' },
    'min?': number,
    'max?': number,
  }),
  Machine: record({
    user_id: whole,
    user_name: text,
    machine_type_id: whole,
    machine_type_name: text,
    subject: text,
    description: nullable({ ...text, contentMediaType: 'text/html' }),
    manufacturer: nullable(text),
    model: nullable(text),
    year: nullable(whole),
    hours: nullable(number),
    attributes: {
      type: 'object',
      additionalProperties: { type: ['number', 'string', 'boolean'] },
      description: 'By the names of the attribute_schema of its type.',
    },
    daily_rate: nullable(money),
    weekly_rate: nullable(money),
    monthly_rate: nullable({ ...money, description: 'For 28 days.' }),
    minimum_days: whole,
    turnaround_days: whole,
    instant_book: flag,
    address_id: nullable(whole),
    city: nullable(text),
    state: nullable(text),
    geotag: nullable(ref('Geotag')),
    time_zone: nullable(text),
    published_at: nullable(instant),
    delivery_options: listOf(ref('DeliveryOption')),
    photos: listOf(ref('Photo')),
    illustration_url: text,
    'distance?': { ...nullable(number), description: 'With lat and lng in the query.' },
    'total_amount?': { ...nullable(money), description: 'With sort=total in the query.' },
  }),
  DeliveryOption: schemaOf(resources.deliveryOptions),
  Blackout: schemaOf(resources.blackouts),
  Photo: record({
    machine_id: whole,
    media_id: nullable(whole),
    url: text,
    caption: nullable(text),
    position: whole,
  }),
  Suggestion: object({
    kind: choice('word', 'type', 'machine', 'place'),
    label: text,
    id: nullable({ ...whole, description: 'Of the type or machine.' }),
    filters: nullable({
      type: 'object',
      additionalProperties: { type: ['string', 'number'] },
      description: 'Filters of the list of machines that show what is meant; null of a machine.',
    }),
  }),
  Favourite: record({
    user_id: whole,
    machine_id: whole,
    subject: { ...text, description: 'What the machine was called when it was saved.' },
    machine: { ...nullable(ref('Machine')), description: 'Null while it is not offered.' },
  }),
  FavouriteIds: object({ ids: listOf(object({ id: whole, machine_id: whole })) }),
  Availability: object({
    taken: listOf(object({ from: day, to: day, reason: choice('rental', 'blackout', 'turnaround') })),
  }),
  MediaFolders: object({ folders: listOf(object({ folder: text, files: whole })) }),
  MediaUses: object({
    uses: listOf(
      object({
        record_type: choice('machine', 'document', 'deposit_policy', 'cancellation_policy', 'rental_request'),
        record_id: whole,
        name: nullable(text),
      }),
    ),
  }),
  Document: record(documentMembers()),
  DocumentPreview: record({ ...documentMembers(), html: { ...text, contentMediaType: 'text/html' } }),
  DepositPolicy: record({
    version: whole,
    name: text,
    kind: choice('fixed', 'percent'),
    amount: nullable(money),
    percent: nullable(number),
    minimum_amount: nullable(money),
    maximum_amount: nullable(money),
    body: nullable(text),
  }),
  CancellationPolicy: record({
    version: whole,
    name: text,
    window_hours: whole,
    tiers: listOf(
      object({
        hours_before_start: whole,
        rental_percent: number,
        delivery_percent: number,
        deposit_percent: number,
      }),
    ),
    body: nullable(text),
  }),
};

function documentMembers() {
  return {
    kind: choice(
      'terms_and_conditions',
      'privacy_policy',
      'insurance_disclaimer',
      'rental_agreement',
      'other',
    ),
    name: text,
    content: { ...text, contentMediaType: 'text/html' },
    version: whole,
    user_id: nullable(whole),
    user_name: nullable(text),
    published_at: nullable(instant),
  };
}
