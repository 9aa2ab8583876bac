import type { RentalRequestRecord } from '@yard/contracts';
import { changeDraft, changeInput, needsNewAgreements } from './change-draft';

const request = {
  address_id: 3,
  start_date: '2026-05-12',
  end_date: '2026-05-14',
  start_time: '08:00:00',
  end_time: null,
  details: null,
  delivery_enabled: true,
  machine_delivery_option_id: 9,
} as RentalRequestRecord;

describe('a change of a pending request', () => {
  it('asks for the agreements again when days or place change, and only then', () => {
    const draft = changeDraft(request);

    expect(needsNewAgreements(request, { ...draft, end_date: '2026-05-15' })).toBe(true);
    expect(needsNewAgreements(request, { ...draft, address_id: 4 })).toBe(true);
    expect(needsNewAgreements(request, { ...draft, start_time: '09:00', delivery_enabled: false })).toBe(
      false,
    );
  });

  it('sends no agreements that are not asked for', () => {
    const sent = changeInput(request, { ...changeDraft(request), details: 'Gate code 7' });

    const delivery = { delivery_enabled: true, machine_delivery_option_id: 9 };
    expect(sent).toMatchObject({ details: 'Gate code 7', start_time: '08:00', ...delivery });
    expect(sent).not.toHaveProperty('agree_to_rental_agreement');
  });
});
