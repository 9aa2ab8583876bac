import { COLLECTED_STATUSES } from '@yard/contracts';
import { CURRENCY } from '@kit/server/base/settings/money';
import type { Derivation, Gap } from '@laravel-wire/adopt';
import { inWords } from '@kit/server/store/reading';
import { givenAnswerHours } from '../../src/config/answer-hours';

/** @param where  what keeps the rows to number few, for the rows of one statement */
const numbered = (table: string, by: string, where = '') =>
  `(SELECT n FROM (SELECT id, ROW_NUMBER() OVER (${by} ORDER BY id) AS n FROM ${table} ${where}) o
    WHERE o.id = t.id)`;
const OF_THEIR_REQUESTS = `WHERE rental_request_id IN (
  SELECT p.rental_request_id FROM payments p WHERE p.id BETWEEN :from AND :to)`;
const place = (column: string) => `(SELECT a.${column} FROM addresses a WHERE a.id = t.address_id)`;
const latest = (policies: string) =>
  `(SELECT p.id FROM ${policies} p ORDER BY p.version DESC, p.id DESC LIMIT 1)`;
const request = (column: string) =>
  `(SELECT r.${column} FROM rental_requests r WHERE r.id = t.rental_request_id)`;
const GIVEN_BACK = `(t.kind = 'deposit' AND ${request('deposit_refunded_at')} IS NOT NULL)`;
const PAID = `(t.status ${inWords(COLLECTED_STATUSES)})`;
const ADDRESS_TEXT = `CONCAT_WS(', ', a.line1, NULLIF(a.line2, ''), a.city, CONCAT(a.state, ' ', a.postal_code))`;
const tier = (hours: string) => `CONCAT('[{"hours_before_start":', ${hours},
  ',"rental_percent":100,"delivery_percent":100,"deposit_percent":100}]')`;

type Row = [column: string, from: string[], value: string, says: string];

const HOURS = givenAnswerHours();
const UNANSWERED = `t.approved_at IS NULL AND t.declined_at IS NULL AND t.closed_at IS NULL AND NOT EXISTS (
  SELECT 1 FROM cancellations c WHERE c.rental_request_id = t.id)`;

/** Owners have the whole time to answer from now on. SQL over the row `t` of a rental request. */
const ANSWER_UNTIL: Row = [
  'answer_until',
  [],
  HOURS > 0 ? `IF(${UNANSWERED}, :now + INTERVAL ${HOURS} HOUR, NULL)` : 'NULL',
  HOURS > 0 ? `${HOURS} hours from now, where nobody has answered` : 'no limit',
];

/** SQL over the row `t`: the time of a Laravel ticket's last message, unless that is its author's. */
const ANSWERED_AT = `(SELECT IF(m.user_id <> t.user_id, m.created_at, NULL) FROM messages m
  WHERE m.messageable_id = t.id AND m.messageable_type LIKE '%SupportTicket' ORDER BY m.id DESC LIMIT 1)`;

const ANSWERED_TICKETS: Row = [
  'answered_at',
  ['messages.messageable_type'],
  ANSWERED_AT,
  'the last message, where another person than the author wrote it',
];

const rows: Record<string, Row[]> = {
  users: [
    ['owner', [], 'EXISTS (SELECT 1 FROM machines m WHERE m.user_id = t.id)', 'true for who has machines'],
    ['admin', ['users.is_admin'], 'COALESCE(t.is_admin, 0) <> 0', 'is_admin'],
    ['stripe_customer_id', ['users.stripe_id'], 't.stripe_id', 'stripe_id'],
    ['phone', ['users.phone_number'], 't.phone_number', 'phone_number'],
  ],
  deposit_policies: [
    ['version', [], numbered('deposit_policies', ''), 'in order of ids'],
    [
      'kind',
      [],
      "IF(t.amount IS NULL AND t.percent IS NOT NULL, 'percent', 'fixed')",
      'fixed, where an amount is',
    ],
  ],
  cancellation_policies: [
    ['version', [], numbered('cancellation_policies', ''), 'in order of ids'],
    ['window_hours', ['cancellation_policies.days'], 't.days * 24', 'days × 24'],
    ['window_hours', [], '24', '24'],
    ['tiers', [], tier('t.window_hours'), 'everything back until the window begins'],
  ],
  documents: [
    ['kind', [], "'other'", 'other'],
    ['name', ['documents.title'], 't.title', 'title'],
    ['content', ['documents.body'], "COALESCE(t.body, '')", 'body'],
    ['version', [], numbered('documents', 'PARTITION BY kind, name'), 'in order of ids'],
  ],
  machines: [
    ['hours', ['machines.hour_meter'], 't.hour_meter', 'hour_meter'],
    ['city', [], place('city'), 'of the address'],
    ['state', [], place('state'), 'of the address'],
    [
      'published_at',
      [],
      'IF(t.daily_rate IS NOT NULL AND t.address_id IS NOT NULL AND t.deleted_at IS NULL, t.created_at, NULL)',
      'created_at, where there are a daily rate and an address; other machines become drafts',
    ],
  ],
  rental_requests: [
    ['owner_id', [], '(SELECT m.user_id FROM machines m WHERE m.id = t.machine_id)', "the machine's user"],
    [
      'address',
      [],
      `COALESCE((SELECT ${ADDRESS_TEXT} FROM addresses a WHERE a.id = t.address_id), '')`,
      'of the address',
    ],
    ['deposit_policy_id', [], latest('deposit_policies'), 'the latest'],
    ['cancellation_policy_id', [], latest('cancellation_policies'), 'the latest'],
    ['delivery_available', [], 't.delivery_enabled', 'delivery_enabled'],
    ['lines', [], "'[]'", 'none'],
    ANSWER_UNTIL,
  ],
  machine_returns: [
    ['hours', ['machine_returns.hour_meter'], 't.hour_meter', 'hour_meter'],
    ['condition', ['machine_returns.damaged'], "IF(t.damaged, 'damaged', 'good')", 'damaged'],
    ['condition', [], "'good'", 'good'],
    ['photo_ids', [], "'[]'", 'none'],
    [
      'accepted_at',
      [],
      `IF(${request('closed_at')} IS NULL, NULL, t.returned_at)`,
      'where the request is closed',
    ],
  ],
  document_agreements: [
    ['kind', ['document_agreements.document'], 't.document', 'document'],
    ['user_id', [], request('user_id'), 'the renter'],
    ['version', [], '1', '1'],
    [
      'name',
      [],
      "CONCAT(UPPER(LEFT(t.kind, 1)), REPLACE(SUBSTRING(t.kind, 2), '_', ' '))",
      'the kind in words',
    ],
    ['agreed_at', [], 't.created_at', 'created_at'],
    ['content', [], "''", 'empty: the text was not kept'],
    ['sha256', [], 'SHA2(t.content, 256)', 'of the text'],
  ],
  payments: [
    ['kind', ['payments.type'], 't.type', 'type'],
    [
      'status',
      ['payments.succeeded'],
      `IF(t.succeeded, IF(${GIVEN_BACK}, 'refunded', 'succeeded'), 'failed')`,
      'succeeded',
    ],
    [
      'attempt',
      [],
      numbered('payments', 'PARTITION BY rental_request_id, kind', OF_THEIR_REQUESTS),
      'in order of ids',
    ],
    ['currency', [], `'${CURRENCY}'`, CURRENCY],
    ['idempotency_key', [], "CONCAT('adopted-', t.id)", 'of the id'],
    ['attempted_at', [], 't.created_at', 'created_at'],
    ['succeeded_at', ['payments.paid_on'], `IF(${PAID}, COALESCE(t.paid_on, t.created_at), NULL)`, 'paid_on'],
    ['succeeded_at', [], `IF(${PAID}, t.created_at, NULL)`, 'created_at'],
    [
      'refunded_amount',
      [],
      `IF(${PAID} AND ${GIVEN_BACK}, t.amount, 0)`,
      'all of a deposit that was refunded',
    ],
  ],
  rental_store_access_requests: [
    ['business_name', [], '(SELECT u.name FROM users u WHERE u.id = t.user_id)', "the user's name"],
    ['phone', [], "COALESCE((SELECT u.phone FROM users u WHERE u.id = t.user_id), '')", "the user's phone"],
  ],
  support_tickets: [['number', [], "CONCAT('T-', 10000 + t.id)", 'of the id'], ANSWERED_TICKETS],
};

/** Sorted as they run: a later one may read what an earlier one filled. */
export const DERIVATIONS: Derivation[] = Object.entries(rows).flatMap(([table, list]) =>
  list.map(([column, from, value, says]) => ({ table, column, from, value, says })),
);

/** Values this version cannot do without, where a column that was there may be empty. */
export const GAPS: Gap[] = [
  { column: 'deposit_policy_id', value: latest('deposit_policies'), says: 'the latest' },
  { column: 'cancellation_policy_id', value: latest('cancellation_policies'), says: 'the latest' },
];
