import { type PresentedErrors, presentErrors, WireError } from '@laravel-wire/client';
import { check, type RuleSet, summarize } from '@laravel-wire/core';
import { type FormEvent, useCallback, useMemo, useState } from 'react';
import { useAlert } from './data-provider';

/** What a field of `@yard/ui` takes. */
export interface FieldProps<T> {
  name: string;
  value: T;
  onChange: (value: T) => void;
  error?: string;
  required: boolean;
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
}

/**
 * A form that is checked by the server's own rules before it is sent, and shows what the server refuses.
 *
 * @param rules      checked first, in the browser; null to leave all to the server
 * @param initial    every field the form has
 * @param submit     sends it; its WireError is shown, anything else is thrown on
 */
export function useServerForm<V extends object, R = unknown>(form: {
  rules: RuleSet<unknown> | null;
  initial: V;
  submit: (values: V) => Promise<R>;
  onSuccess?: (result: R) => void;
}): ServerForm<V> {
  const { rules, submit: send, onSuccess } = form;
  const alert = useAlert();
  const [values, setValues] = useState(form.initial);
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

  const submit = useCallback(
    async (event?: FormEvent) => {
      event?.preventDefault();
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
        onSuccess?.(result);
        return true;
      } catch (error) {
        if (!(error instanceof WireError)) throw error;
        return show(presentErrors(error, known));
      } finally {
        setBusy(false);
      }
    },
    [values, rules, send, onSuccess, show],
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
      field: (name) => ({
        name,
        value: values[name],
        onChange: (value) => set({ [name]: value } as unknown as Partial<V>),
        error: errors[name],
        required: isRequired(rules, name),
      }),
    };
  }, [values, errors, busy, submit, rules]);
}

function isRequired(rules: RuleSet<unknown> | null, name: string): boolean {
  return (rules?.fields.get(name) ?? []).some((rule) => rule.name === 'required' || rule.name === 'accepted');
}
