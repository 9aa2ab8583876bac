import type { CancellationPolicyRecord, CancellationTier } from '@yard/contracts';

export type TierField = keyof CancellationTier;
export type TierKey = `tiers.${number}.${TierField}`;

export type CancellationDraft = {
  name: string;
  window_hours: number | null;
  body: string;
  steps: number;
  updated_at: string;
} & { [key: TierKey]: number | null };

export type StepChanges = { steps: number } & Record<TierKey, number | null>;

const TIER_FIELDS: readonly TierField[] = [
  'hours_before_start',
  'rental_percent',
  'delivery_percent',
  'deposit_percent',
];

export function draftOf(policy: CancellationPolicyRecord): CancellationDraft {
  const { name, window_hours, body, tiers, updated_at } = policy;
  return { name, window_hours, body: body ?? '', steps: tiers.length, updated_at, ...keyed(tiers) };
}

const LABELS: Record<string, string> = {
  name: 'Name',
  window_hours: 'Hours for the deposit',
  body: 'Explanation',
  hours_before_start: 'hours before',
  rental_percent: 'rent, %',
  delivery_percent: 'delivery, %',
  deposit_percent: 'deposit, %',
};

export function labelOfField(name: string): string | null {
  const [, step, field] = /^tiers\.(\d+)\.(\w+)$/.exec(name) ?? [];
  const label = LABELS[field ?? name] ?? null;
  return step === undefined || label === null ? label : `Step ${Number(step) + 1}: ${label}`;
}

/** The steps as the wire has them; figures that are missing stay missing, for the rules to find. */
export function tiersOf(draft: CancellationDraft): Partial<Record<TierField, number | null>>[] {
  return Array.from({ length: draft.steps }, (_, step) =>
    Object.fromEntries(TIER_FIELDS.map((field) => [field, draft[`tiers.${step}.${field}`] ?? null])),
  );
}

export function withoutStep(draft: CancellationDraft, step: number): StepChanges {
  const rest = tiersOf(draft).filter((_, index) => index !== step);
  return { steps: rest.length, ...keyed(rest) };
}

export function withStep(draft: CancellationDraft): StepChanges {
  const empty = Object.fromEntries(TIER_FIELDS.map((field) => [field, null]));
  return { steps: draft.steps + 1, ...keyed([...tiersOf(draft), empty]) };
}

function keyed(tiers: readonly Partial<Record<TierField, number | null>>[]): Record<TierKey, number | null> {
  const entries = tiers.flatMap((tier, step) =>
    TIER_FIELDS.map((field): [TierKey, number | null] => [`tiers.${step}.${field}`, tier[field] ?? null]),
  );
  return Object.fromEntries(entries);
}
