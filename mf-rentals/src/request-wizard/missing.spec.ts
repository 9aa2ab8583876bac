import type { MachineRecord } from '@yard/contracts';
import { missing } from './missing';
import { beginDraft } from './begin-draft';

const machine = { id: 1, delivery_options: [] } as unknown as MachineRecord;

describe('what a request still lacks', () => {
  it('is asked for in words that speak of the form, not of the wire', () => {
    const lacks = missing(beginDraft(machine, new URLSearchParams('from=2026-05-12&to=2026-05-13'), {}));

    expect(lacks).toEqual({
      address_id: 'Choose where you will use it.',
      agree_to_terms_and_conditions: 'Please agree to continue.',
      agree_to_privacy_policy: 'Please agree to continue.',
      agree_to_insurance_disclaimer: 'Please agree to continue.',
      agree_to_rental_agreement: 'Please agree to continue.',
    });
  });

  it('names both days once', () => {
    const { start_date, end_date } = missing(beginDraft(machine, new URLSearchParams(), {}));

    expect([start_date, end_date]).toEqual([
      'Choose the first and last day.',
      'Choose the first and last day.',
    ]);
  });
});
