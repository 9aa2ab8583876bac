import { currentDocuments } from './document';
import {
  agreementValues,
  fillPlaceholders,
  PLACEHOLDERS,
  sampleAgreement,
  unknownPlaceholders,
} from './placeholders';
import { depositAmount, refundsBy, tierFor } from './policies';
import type { CancellationTier } from './records';

const version = (
  kind: 'privacy_policy' | 'other',
  name: string,
  number: number,
  published_at: string | null,
) => ({ kind, name, version: number, published_at });

it('finds the highest published version of each kind, and of each other text', () => {
  const current = [
    version('privacy_policy', 'Old name', 1, '2026'),
    version('privacy_policy', 'Privacy', 2, '2025'),
    version('privacy_policy', 'Draft', 3, null),
    version('other', 'Imprint', 1, '2026'),
    version('other', 'Safety', 4, '2026'),
  ];

  expect(currentDocuments(current).map(({ name }) => name)).toEqual(['Privacy', 'Imprint', 'Safety']);
});

describe('placeholders', () => {
  const facts = {
    today: '2026-11-20',
    owner: { name: 'Olive & Co' },
    renter: { name: '<b>Ray</b>', phone: '555', email: 'ray@example.com' },
    owner_place: 'Austin, TX',
    machine_place: 'Round Rock, TX',
    renter_address: '12 Quarry Road, Austin, TX 78701',
    machine_subject: 'Excavator',
    start_date: '2026-12-14',
    end_date: '2026-12-18',
    subtotal: 1400,
    deposit_amount: 280,
  };

  it('are all filled, escaped, with and without spaces', () => {
    const values = agreementValues(facts, (major) => `$${major}`);
    const text = PLACEHOLDERS.map((name) => `{{${name}}} {{ ${name} }}`).join('|');

    const filled = fillPlaceholders(text, values);

    expect(filled).not.toContain('{{');
    expect(filled).toContain('&lt;b&gt;Ray&lt;/b&gt;');
    expect(filled).toContain('Olive &amp; Co');
    expect(values).toMatchObject({
      amount: '$1400',
      start_date: 'December 14, 2026',
      owner_phone_number_and_email: 'after approval',
    });
  });

  it('of a value are text, not filled again', () => {
    const values = { ...sampleAgreement('2026-11-20', String), renter_name: '{{amount}}' };

    expect(fillPlaceholders('{{renter_name}}', values)).toBe('{{amount}}');
  });

  it('tell the renter’s address and the equipment’s apart, in the preview as in the contract', () => {
    const addresses = (values: Record<string, string>) => [values.renter_address, values.equipment_address];

    expect(addresses(agreementValues(facts, String))).toEqual([
      '12 Quarry Road, Austin, TX 78701',
      'Round Rock, TX',
    ]);
    expect(addresses(sampleAgreement('2026-11-20', String))).toEqual([
      '12 Quarry Road, Austin, TX 78701',
      'Round Rock, TX',
    ]);
  });

  it.each([
    'javascript:alert(1)',
    '//evil.test',
    '"><img src=x onerror=alert(1)>',
    '&#106;avascript&colon;x',
  ])('within a tag never make an address of %s', (renter_name) => {
    const values = { ...sampleAgreement('2026-11-20', String), renter_name };

    expect(fillPlaceholders('<a href="{{renter_name}}">x</a>', values)).toMatch(
      /^<a href="[^:/&<>"]*">x<\/a>$/,
    );
  });

  it('that nothing fills are named once', () => {
    expect(unknownPlaceholders('{{date}} {{x}} {{ x }} {{y z}} {{}}')).toEqual(['x', 'y z', '']);
  });
});

it.each([
  ['percent', { percent: 12.5 }, 99_999, 12_500],
  ['at least the minimum', { percent: 1, minimum_amount: 5000 }, 10_000, 5000],
  ['at most the maximum', { percent: 50, maximum_amount: 5000 }, 20_000, 5000],
  ['rounded half up', { percent: 0.5 }, 100, 1],
  ['fixed', { kind: 'fixed' as const, amount: 777 }, 10_000, 777],
])('takes a deposit %s', (_, terms, rental, deposit) => {
  const none = {
    kind: 'percent' as const,
    amount: null,
    percent: null,
    minimum_amount: null,
    maximum_amount: null,
  };
  expect(depositAmount({ ...none, ...terms }, rental)).toBe(deposit);
});

describe('cancellation', () => {
  const tier = (hours_before_start: number, rental_percent: number): CancellationTier => ({
    hours_before_start,
    rental_percent,
    delivery_percent: 100,
    deposit_percent: 33.33,
  });
  const tiers = [tier(48, 12.5), tier(168, 50)];

  it.each([
    [168, 50],
    [167.999, 12.5],
    [48, 12.5],
    [47.999, undefined],
    [-1, undefined],
  ])('%d hours before the start gives back %s percent of the rental', (hours, percent) => {
    expect(tierFor(tiers, hours)?.rental_percent).toBe(percent);
  });

  it('rounds each part half up, and gives nothing back past the last tier', () => {
    const collected = { rental: 33_333, delivery: 1001, deposit: 10_001 };

    expect(refundsBy(tier(48, 12.5), collected)).toEqual({ rental: 4167 + 1001, deposit: 3333 });
    expect(refundsBy(null, collected)).toEqual({ rental: 0, deposit: 0 });
  });
});
