import { paymentMethodType, simulatedCardRules } from '@yard/contracts';
import { type ServerForm, useRecordCache, useServerForm, useWire } from '@yard/data';
import { useRef } from 'react';

const empty = {
  number: '',
  exp_month: null as number | null,
  exp_year: null as number | null,
  cvc: '',
};
export type CardDraft = typeof empty;

export interface SimulatedCard {
  form: ServerForm<CardDraft>;
  /** Stores the card. @returns its provider's id; null when it was refused, with the errors shown */
  store(): Promise<string | null>;
}

/** A card typed into our own form, which only the simulator has. */
export function useSimulatedCard(): SimulatedCard {
  const wire = useWire();
  const cache = useRecordCache(paymentMethodType);
  const stored = useRef<string | null>(null);
  const form = useServerForm({
    rules: simulatedCardRules,
    initial: empty,
    submit: async (card) => {
      await wire.http.post(paymentMethodType.endpoint, {});
      return wire.http.post<{ id: string }>(`${paymentMethodType.endpoint}/simulated`, card);
    },
    onSuccess: ({ id }) => {
      stored.current = id;
      cache.refresh();
    },
  });

  return {
    form,
    store: async () => {
      stored.current = null;
      await form.submit();
      return stored.current;
    },
  };
}
