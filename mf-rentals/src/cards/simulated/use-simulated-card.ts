import { WireError } from '@laravel-wire/client';
import { rules } from '@laravel-wire/core';
import { paymentMethodType } from '@yard/contracts';
import { type ServerForm, useRecordCache, useServerForm, useWire } from '@yard/data';
import { useRef } from 'react';
import { expiryOf } from './card-text';

const empty = { number: '', expiry: '', cvc: '' };
export type CardDraft = typeof empty;

const draftRules = rules({ number: 'required|string', expiry: 'required|string', cvc: 'required|string' });

export interface SimulatedCard {
  form: ServerForm<CardDraft>;
  /** Stores the card. @returns its provider's id; null when it was refused, with the errors shown */
  store(): Promise<string | null>;
}

export function useSimulatedCard(): SimulatedCard {
  const wire = useWire();
  const cache = useRecordCache(paymentMethodType);
  const stored = useRef<string | null>(null);
  const form = useServerForm({
    rules: draftRules,
    initial: empty,
    submit: async ({ number, expiry, cvc }) => {
      const good = expiryOf(expiry);
      if (!good) throw refusal('Enter the month and year from the card, such as 09/31.');
      await wire.http.post(paymentMethodType.endpoint, {});
      const path = `${paymentMethodType.endpoint}/simulated`;
      return wire.http.post<{ id: string }>(path, { number: number.trim(), cvc, ...good }).catch(asTyped);
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

const refusal = (message: string) =>
  new WireError('server', message, { status: 422, errors: { expiry: [message] } });

/** The form has one field for what the server takes as two. */
function asTyped(error: unknown): never {
  if (!(error instanceof WireError) || !error.errors) throw error;
  const { exp_month, exp_year, ...errors } = error.errors;
  const expiry = exp_month ?? exp_year;
  const { kind, message, status, body } = error;
  throw new WireError(kind, message, { status, body, errors: expiry ? { ...errors, expiry } : errors });
}
