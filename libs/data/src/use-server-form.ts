import { type PresentedErrors, presentErrors, WireError } from '@laravel-wire/client';
import { check, type RuleSet, summarize } from '@laravel-wire/core';
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAlert } from './data-provider';
import { useDraft } from './use-draft';

/** What a field of `@yard/ui` takes. */
export interface FieldProps<T> {
  name: string;
  value: T;
  onChange: (value: T) => void;
  error?: string;
  required: boolean;
}

/** What becomes of a form whose record somebody else changed meanwhile. */
export interface Settlement<V> {
  /** Put into the form: theirs, or the stamp that lets one write over them. */
  changes: Partial<V>;
  sends: boolean;
}

export interface ServerForm<V extends object> {
  values: V;
  /** First text of each field that was refused. */
  errors: Record<string, string>;
  busy: boolean;
  field<K extends keyof V & string>(name: K): FieldProps<V[K]>;
  set(changes: Partial<V>): void;
  setErrors(errors: Record<string, string>): void;
  /** Checks, sends, and puts refusals where they belong. Resolves to whether it succeeded. */
  submit(event?: FormEvent): Promise<boolean>;
  /** Whether something differs from what the form began with, or from what was sent last; for `useLeaveGuard`. */
  isUnsaved(): boolean;
  /** Gives up what was typed; there where the form began with a draft from before. */
  startOver: (() => void) | undefined;
}

/**
 * A form that is checked by the server's own rules before it is sent, and shows what the server refuses.
 *
 * @param rules      checked first, in the browser; null to leave all to the server
 * @param initial    every field the form has
 * @param submit     sends it; its WireError is shown, anything else is thrown on. Null: it was not sent after all
 * @param onChanged  asked what to do when the record changed since `values.updated_at`; null leaves the form as it is
 * @param draft      names what is typed so that it is kept until it is sent (see `useDraft`)
 */
export function useServerForm<V extends object, R = unknown>(form: {
  rules: RuleSet<unknown> | null;
  initial: V;
  submit: (values: V) => Promise<R>;
  onSuccess?: (result: R) => void;
  onChanged?: (values: V) => Promise<Settlement<V> | null>;
  draft?: string;
}): ServerForm<V> {
  const { rules, submit: send, onSuccess, onChanged } = form;
  const alert = useAlert();
  const draft = useDraft(form.draft ?? null, form.initial);
  const { value: values, set: setValues, forget } = draft;
  const saved = useRef(JSON.stringify(form.initial));
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);

  const show = useCallback(
    (refusal: PresentedErrors) => {
      setErrors(refusal.fields);
      if (refusal.alert) alert(refusal.alert);
      return false;
    },
    [alert],
  );

  const sendValues = useCallback(
    async (values: V): Promise<boolean> => {
      const known = Object.keys(values);
      const checked = rules && check(rules, values, { now: new Date() });
      if (checked && !checked.ok) {
        const { errors } = checked;
        return show(presentErrors(new WireError('server', summarize(errors), { errors }), known));
      }
      setBusy(true);
      setErrors({});
      try {
        const result = await send(values);
        // Null: whoever was asked once more thought better of it.
        if (result !== null) {
          saved.current = JSON.stringify(values);
          forget();
        }
        onSuccess?.(result);
        return true;
      } catch (error) {
        if (!(error instanceof WireError)) throw error;
        if (!onChanged || !isOutdated(error)) return show(presentErrors(error, known));
        const settled = await onChanged(values).catch((failure: unknown) => {
          if (!(failure instanceof WireError)) throw failure;
          show(presentErrors(failure, known));
          return null;
        });
        if (settled === null) return false;
        setValues((before) => ({ ...before, ...settled.changes }));
        return settled.sends ? sendValues({ ...values, ...settled.changes }) : false;
      } finally {
        setBusy(false);
      }
    },
    [rules, send, onSuccess, onChanged, show, forget, setValues],
  );
  const submit = useCallback(
    (event?: FormEvent) => {
      event?.preventDefault();
      return sendValues(values);
    },
    [sendValues, values],
  );

  return useMemo(() => {
    const set = (changes: Partial<V>) => {
      setValues((before) => ({ ...before, ...changes }));
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))),
      );
    };
    return {
      values,
      errors,
      busy,
      set,
      setErrors,
      submit,
      isUnsaved: () => JSON.stringify(latest.current) !== saved.current,
      startOver: draft.isRestored ? draft.startOver : undefined,
      field: (name) => ({
        name,
        value: values[name],
        onChange: (value) => set({ [name]: value } as unknown as Partial<V>),
        error: errors[name],
        required: isRequired(rules, name),
      }),
    };
  }, [values, setValues, errors, busy, submit, rules, draft]);
}

/** The answer of the wire layer where `updated_at` is not the record's any more. */
function isOutdated({ status, body }: WireError): boolean {
  return status === 409 && typeof body === 'object' && body !== null && 'updated_at' in body;
}

function isRequired(rules: RuleSet<unknown> | null, name: string): boolean {
  return (rules?.fields.get(name) ?? []).some((rule) => rule.name === 'required' || rule.name === 'accepted');
}
