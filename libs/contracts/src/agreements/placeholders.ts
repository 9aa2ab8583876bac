import { formatDate } from '@yard/dates';

/** Placeholders of the rental agreement's text: requirements 3.28 to 3.30, and `owner_address`. */
export const PLACEHOLDERS = [
  ...['date', 'owner_name', 'owner_phone_number_and_email', 'owner_address', 'renter_name'],
  ...['renter_address', 'renter_phone_number_and_email', 'equipment_address', 'equipment_name'],
  ...['start_date', 'end_date', 'amount', 'deposit_amount'],
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
export type AgreementValues = Record<Placeholder, string>;

/** The blanks around a name are cut afterwards: within the pattern they would be tried in every division. */
const PATTERN = /\{\{([^{}]*)\}\}/g;

/** Names in the text that no placeholder has, each once, in their order. */
export function unknownPlaceholders(content: string): string[] {
  const names = Array.from(content.matchAll(PATTERN), ([, written = '']) => written.trim());
  return [...new Set(names.filter((name) => !isPlaceholder(name)))];
}

/** Stands for a whole placeholder, so that a third brace beside it is seen. */
const WHOLE = '\ue000';
const BLOCK_TAG = /<\/?(?:p|div|li|h\d|t[dhr]|br|hr|[ou]l|blockquote|pre|table)\b[^<>]*>/gi;
const GAP = '(?:\\s|&nbsp;|&#160;|\u200b)*';
const NAME = `(?:${PLACEHOLDERS.join('|')}|${WHOLE})(?!\\w)`;
const BROKEN = new RegExp(
  `\\{${GAP}\\{[^\n]{0,40}|\\{${GAP}${NAME}${GAP}\\}?|(?:^|\\W)${NAME}${GAP}\\}|[^\n]{0,40}\\}${GAP}\\}`,
  'i',
);

/**
 * The first braces, once whole placeholders are taken away, that look like a part of one: two in a row, or one beside a
 * known name, with markup between them or not, as entities or full-width. They would be signed as they stand.
 */
export function brokenPlaceholder(content: string): string | null {
  const bare = content
    .replace(PATTERN, WHOLE)
    .replace(/&(?:lbrace|lcub|#0*123|#x0*7b);?|[\uff5b\ufe5b]/gi, '{')
    .replace(/&(?:rbrace|rcub|#0*125|#x0*7d);?|[\uff5d\ufe5c]/gi, '}')
    .replace(BLOCK_TAG, '\n');
  const found = BROKEN.exec(bare.replace(/<[^<>]*>/g, '')) ?? BROKEN.exec(bare);
  return found && found[0].replaceAll(WHOLE, '{{…}}').trim();
}

const TAG_OR_PLACEHOLDER = /<[^<>]*>|\{\{[^{}]*\}\}/g;

/**
 * Fills an agreement's HTML; each value is text and is escaped, so that a name cannot become markup. Within a tag (an
 * address, a title) it loses whatever could make it an address of its own, such as the colon of `javascript:`.
 */
export function fillPlaceholders(content: string, values: AgreementValues): string {
  return content.replace(TAG_OR_PLACEHOLDER, (part) =>
    part.startsWith('<') ? filled(part, values, plainWords) : filled(part, values, escapeHtml),
  );
}

function filled(part: string, values: AgreementValues, write: (value: string) => string): string {
  return part.replace(PATTERN, (whole, written: string) => {
    const name = written.trim();
    return isPlaceholder(name) ? write(values[name]) : whole;
  });
}

/** Letters, digits and signs that mean nothing in an address or in HTML. */
function plainWords(value: string): string {
  return value.replace(/[^\p{L}\p{N} .,@+()-]/gu, '');
}

/** Values for the placeholders. Contact details are shown at the approval. */
export interface AgreementFacts {
  today: string;
  owner: { name: string };
  renter: { name: string };
  /** City and state of the owner's own address, or of the machine's; the street is shown at the approval. */
  owner_place: string;
  /** City and state where the machine stands; the street is shown at the approval. */
  machine_place: string;
  /** The renter's own, as one line; not where the machine will be used. */
  renter_address: string;
  machine_subject: string;
  start_date: string;
  end_date: string;
  /** Rental and delivery, major units. */
  subtotal: number;
  deposit_amount: number;
}

/** Placeholder values of one rental; the same on the server and on the request form. */
export function agreementValues(facts: AgreementFacts, money: (major: number) => string): AgreementValues {
  return {
    date: formatDate(facts.today, 'long'),
    owner_name: facts.owner.name,
    owner_phone_number_and_email: AFTER_APPROVAL,
    owner_address: facts.owner_place,
    renter_name: facts.renter.name,
    renter_address: facts.renter_address,
    renter_phone_number_and_email: AFTER_APPROVAL,
    equipment_address: facts.machine_place,
    equipment_name: facts.machine_subject,
    start_date: formatDate(facts.start_date, 'long'),
    end_date: formatDate(facts.end_date, 'long'),
    amount: money(facts.subtotal),
    deposit_amount: money(facts.deposit_amount),
  };
}

export function publicPlace({ city, state }: { city: string | null; state: string | null }): string {
  return [city, state].filter(Boolean).join(', ');
}

const AFTER_APPROVAL = 'after approval';

/** Phone and email, shown from the approval on. */
export function contactOf({ phone, email }: { phone: string | null; email: string }): string {
  return [phone, email].filter(Boolean).join(', ');
}

/** Sample values of a preview: deposit 500 and amount 1000 are requirement 9.8. */
export function sampleAgreement(today: string, money: (major: number) => string): AgreementValues {
  return {
    date: formatDate(today, 'long'),
    owner_name: 'Olive Owner',
    owner_phone_number_and_email: '(555) 010-0101, olive@example.com',
    owner_address: 'Austin, TX',
    renter_name: 'Ray Renter',
    renter_address: '12 Quarry Road, Austin, TX 78701',
    renter_phone_number_and_email: '(555) 010-0102, ray@example.com',
    equipment_address: 'Round Rock, TX',
    equipment_name: 'Crawler Excavator',
    start_date: formatDate(today, 'long'),
    end_date: formatDate(today, 'long'),
    amount: money(1000),
    deposit_amount: money(500),
  };
}

export function isPlaceholder(name: string): name is Placeholder {
  return (PLACEHOLDERS as readonly string[]).includes(name);
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
