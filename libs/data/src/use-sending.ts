import { type PresentedErrors, presentErrors, WireError } from '@laravel-wire/client';
import { type ErrorBag, type RuleSet, summarize } from '@laravel-wire/core';
import { useCallback, useState } from 'react';
import { useData } from './data-provider';
import { errorsIn } from './errors-in';
import { isSignedOut } from './failure-words';

/** Outcome of a form whose record somebody else changed meanwhile. */
export interface Settlement<V> {
  /** Put into the form: theirs, or the stamp that lets one write over them. */
  changes: Partial<V>;
  sends: boolean;
}

export interface SentForm<V, R> {
  rules: RuleSet<unknown> | null;
  submit: (values: V) => Promise<R>;
  done?: string | ((result: R) => string);
  onSuccess?: (result: R) => void;
  onChanged?: (values: V) => Promise<Settlement<V> | null>;
}

/** A form's callbacks for the outcome of a submission; stable between renders. */
interface Outcome<V> {
  /** Names of the fields under which a text is seen. */
  fieldsOf: (values: V) => string[];
  show: (refusal: PresentedErrors) => void;
  clear: () => void;
  change: (changes: Partial<V>) => void;
  sent: (values: V) => void;
}

/** The way of a form's values to the server: checked, sent, and settled where the record changed meanwhile. */
export function useSending<V extends object, R>(form: SentForm<V, R>, outcome: Outcome<V>) {
  const { rules, submit, done, onSuccess, onChanged } = form;
  const { fieldsOf, show, clear, change, sent } = outcome;
  const { toast } = useData();
  const [busy, setBusy] = useState(false);

  const send = useCallback(
    async (values: V): Promise<boolean> => {
      const refuse = (error: WireError): false => {
        if (!isSignedOut(error)) show(presentErrors(error, fieldsOf(values)));
        return false;
      };
      const found = errorsIn(rules, values);
      if (found instanceof Promise) setBusy(true);
      const errors = found instanceof Promise ? await found : found;
      setBusy(!errors);
      if (errors) return refuse(invalid(errors));
      clear();
      try {
        const result = await submit(values);
        // Null: the person cancelled at the second question.
        if (result !== null) goOn(values, result, { change, sent });
        if (done !== undefined) toast(typeof done === 'string' ? done : done(result));
        onSuccess?.(result);
        return true;
      } catch (error) {
        if (!(error instanceof WireError)) throw error;
        if (!onChanged || !isOutdated(error)) return refuse(error);
        const settled = await onChanged(values).catch((failure) => orNull(failure, refuse));
        if (settled === null) return false;
        change(settled.changes);
        return settled.sends ? send({ ...values, ...settled.changes }) : false;
      } finally {
        setBusy(false);
      }
    },
    [rules, submit, done, toast, onSuccess, onChanged, fieldsOf, show, clear, change, sent],
  );
  return { busy, send, check: useCheck(rules, outcome) };
}

/** A form that stays open goes on from the stamp of what it saved itself. */
function goOn<V extends object>(
  values: V,
  result: unknown,
  { change, sent }: Pick<Outcome<V>, 'change' | 'sent'>,
): void {
  const isRecord = typeof result === 'object' && result !== null && 'updated_at' in result;
  const stamp = isRecord && 'updated_at' in values ? { updated_at: result.updated_at } : {};
  change(stamp as Partial<V>);
  sent(values);
}

function useCheck<V extends object>(rules: RuleSet<unknown> | null, { fieldsOf, show }: Outcome<V>) {
  return useCallback(
    async (values: V, also: Record<string, string> = {}): Promise<void> => {
      const errors = await errorsIn(rules, values);
      const { fields, alert } = errors ? presentErrors(invalid(errors), fieldsOf(values)) : NO_ERRORS;
      show({ fields: { ...also, ...fields }, alert });
    },
    [rules, fieldsOf, show],
  );
}

const NO_ERRORS: PresentedErrors = { fields: {}, alert: null };
const invalid = (errors: ErrorBag) => new WireError('server', summarize(errors), { errors });

/** @throws what is no answer of the server's */
function orNull(failure: unknown, refuse: (error: WireError) => false): null {
  if (!(failure instanceof WireError)) throw failure;
  refuse(failure);
  return null;
}

/** The answer of the wire layer where `updated_at` is not the record's any more. */
function isOutdated({ status, body }: WireError): boolean {
  return status === 409 && typeof body === 'object' && body !== null && 'updated_at' in body;
}
