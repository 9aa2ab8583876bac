import { forgetDraft, saveRequestDraft, savedRequestDraft } from './saved-draft';
import type { RequestDraft } from './request-draft';

const draft: RequestDraft = {
  machine_id: 7,
  address_id: 3,
  start_date: '2026-05-12',
  end_date: '2026-05-14',
  start_time: null,
  end_time: '16:00',
  details: 'Narrow gate',
  delivery_enabled: true,
  machine_delivery_option_id: 9,
  agree_to_terms_and_conditions: true,
  agree_to_privacy_policy: true,
  agree_to_insurance_disclaimer: true,
  agree_to_rental_agreement: true,
  stripe_payment_method_id: 'pm_1',
};

function storage(): Storage {
  const texts = new Map<string, string>();
  return {
    length: 0,
    clear: () => texts.clear(),
    key: () => null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

describe('a request that was left unfinished', () => {
  it('is kept for its writer and machine, without agreements and card', () => {
    const store = storage();
    saveRequestDraft(draft, 1, store);

    expect(savedRequestDraft(7, 1, store)).toEqual({
      address_id: 3,
      start_date: '2026-05-12',
      end_date: '2026-05-14',
      start_time: null,
      end_time: '16:00',
      details: 'Narrow gate',
      delivery_enabled: true,
      machine_delivery_option_id: 9,
    });
    expect(savedRequestDraft(7, 2, store)).toEqual({});
    expect(savedRequestDraft(8, 1, store)).toEqual({});
  });

  it('is gone once it is sent', () => {
    const store = storage();
    saveRequestDraft(draft, 1, store);
    forgetDraft(7, 1, store);

    expect(savedRequestDraft(7, 1, store)).toEqual({});
  });

  it.each(['nonsense', 'null', '{"start_date":"tomorrow","delivery_enabled":true}'])('is not %s', (text) => {
    const store = storage();
    store.setItem('draft:1:rental_request.7', text);

    expect(savedRequestDraft(7, 1, store)).toEqual({});
  });
});
