import type { PresentedErrors } from '@laravel-wire/client';
import type { RuleSet } from '@laravel-wire/core';
import type { Dispatch, FormEvent, SetStateAction } from 'react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAlert } from './data-provider';
import { prepareChecks } from './errors-in';
import { useDraft } from './use-draft';
import { type SentForm, useSending } from './use-sending';

/** Props of a field of `@yard/ui`. */
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
  /** A field within the value of another, such as `lines.2.amount`. */
  part(name: string): { name: string; error?: string };
  set(changes: Partial<V>): void;
  setErrors(errors: Record<string, string>): void;
  /** Checks, sends, and puts refusals where they belong. Resolves to whether it succeeded. */
  submit(event?: FormEvent): Promise<boolean>;
  /** Says what is wrong, by the rules and by what `also` adds, and sends nothing. */
  check(also?: Record<string, string>): Promise<void>;
  /** True where something differs from the form's first or last sent values; for `useLeaveGuard`. */
  isUnsaved(): boolean;
  /** Gives up what was typed; there where the form began with a draft from before. */
  startOver: (() => void) | undefined;
  unread: UnreadTexts;
}

/**
 * A form that is checked by the server's own rules before it is sent, and shows what the server refuses.
 *
 * @param rules      checked first, in the browser; null to leave all to the server
 * @param initial    every field the form has
 * @param submit     sends it; its WireError is shown, anything else is thrown on. Null: it was not sent after all
 * @param done       says in a toast that it is sent
 * @param onChanged  called when the record changed since `values.updated_at`; null leaves the form as it is
 * @param draft      names what is typed so that it is stored until it is sent (see `useDraft`)
 */
export function useServerForm<V extends object, R = unknown>(
  form: SentForm<V, R> & { initial: V; draft?: string },
): ServerForm<V> {
  const { values, change, isUnsaved, sent, startOver, unread } = useValues(form.initial, form.draft);
  const { errors, setErrors, show, clear } = useRefusals();
  const { set, field, part, fieldsOf } = useFields(form.rules, { values, change, errors, setErrors });
  const { busy, send, check: checkNow } = useSending(form, { fieldsOf, show, clear, change, sent });
  const submit = useCallback(
    (event?: FormEvent) => {
      event?.preventDefault();
      return send(values);
    },
    [send, values],
  );

  const check = useCallback((also?: Record<string, string>) => checkNow(values, also), [checkNow, values]);

  return useMemo(
    () => ({
      values,
      errors,
      busy,
      field,
      part,
      set,
      setErrors,
      submit,
      check,
      isUnsaved,
      startOver,
      unread,
    }),
    [values, errors, busy, field, part, set, setErrors, submit, check, isUnsaved, startOver, unread],
  );
}

function useValues<V extends object>(initial: V, draftName: string | undefined) {
  const draft = useDraft(draftName ?? null, initial);
  const { value: values, set: setValues, forget } = draft;
  const { unread, draft: typed } = useUnreadTexts(draftName);
  const { isUnsaved, markSaved } = useUnsavedValues(initial, values);
  const change = useCallback(
    (changes: Partial<V>) => setValues((before) => ({ ...before, ...changes })),
    [setValues],
  );
  const sent = useCallback(
    (values: V) => {
      markSaved(values);
      forget();
      typed.startOver();
    },
    [markSaved, forget, typed],
  );
  const startOver = useCallback(() => {
    draft.startOver();
    typed.startOver();
  }, [draft, typed]);
  const isRestored = draft.isRestored || typed.isRestored;
  return { values, change, isUnsaved, sent, startOver: isRestored ? startOver : undefined, unread };
}

interface Fields<V> {
  values: V;
  change: (changes: Partial<V>) => void;
  errors: Record<string, string>;
  setErrors: Dispatch<SetStateAction<Record<string, string>>>;
}

/** The fields' side: what is typed into one takes its error away. */
function useFields<V extends object>(rules: RuleSet<unknown> | null, fields: Fields<V>) {
  const { values, change, errors, setErrors } = fields;
  const set = useCallback(
    (changes: Partial<V>) => {
      if (rules) void prepareChecks();
      change(changes);
      const isIn = (name: string) => Object.keys(changes).some((one) => `${name}.`.startsWith(`${one}.`));
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !isIn(name))));
    },
    [rules, change, setErrors],
  );
  const drawn = useRef(new Set<string>());
  const part = useCallback(
    (name: string) => {
      drawn.current.add(name);
      return { name, error: errors[name] };
    },
    [errors],
  );
  // A value without an input has nowhere to say why it was refused.
  const fieldsOf = useCallback(() => [...drawn.current], []);
  const field = useCallback(
    <K extends keyof V & string>(name: K): FieldProps<V[K]> => ({
      ...part(name),
      value: values[name],
      onChange: (value) => set({ [name]: value } as unknown as Partial<V>),
      required: isRequired(rules, name),
    }),
    [rules, values, part, set],
  );
  return { set, field, part, fieldsOf };
}

/** The texts of refused fields; what belongs to none is shown in an alert. */
function useRefusals() {
  const alert = useAlert();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const show = useCallback(
    (refusal: PresentedErrors) => {
      setErrors(refusal.fields);
      if (refusal.alert) alert(refusal.alert);
    },
    [alert],
  );
  const clear = useCallback(() => setErrors({}), []);
  return { errors, setErrors, show, clear };
}

function useUnsavedValues<V extends object>(initial: V, values: V) {
  const saved = useRef(typed(initial));
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  const isUnsaved = useCallback(() => typed(latest.current) !== saved.current, []);
  const markSaved = useCallback((sent: V) => {
    saved.current = typed(sent);
  }, []);
  return { isUnsaved, markSaved };
}

const typed = (values: object): string => JSON.stringify({ ...values, updated_at: undefined });

function isRequired(rules: RuleSet<unknown> | null, name: string): boolean {
  return (rules?.fields.get(name) ?? []).some((rule) => rule.name === 'required' || rule.name === 'accepted');
}

/** Texts in a form's fields that are not figures: the fields' values are null until they are. */
interface UnreadTexts {
  /** Keyed by the fields' names. */
  texts: Readonly<Record<string, string>>;
  /** @param text  null once it is a figure */
  store(name: string, text: string | null): void;
}

function useUnreadTexts(draftName: string | undefined) {
  const draft = useDraft<Record<string, string>>(draftName === undefined ? null : `${draftName}/unread`, {});
  const { value: texts, set } = draft;
  const store = useCallback<UnreadTexts['store']>(
    (name, text) =>
      set(({ [name]: _before, ...others }) => (text === null ? others : { ...others, [name]: text })),
    [set],
  );
  const unread = useMemo<UnreadTexts>(() => ({ texts, store }), [texts, store]);
  return { unread, draft };
}
