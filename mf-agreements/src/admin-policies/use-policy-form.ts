import type { RecordType, RuleSet } from '@laravel-wire/core';
import { useServerForm, useWire } from '@yard/data';
import { useChangedMeanwhile } from '@yard/remote-kit';
import { useLeaveGuard, useModals, useToast } from '@yard/ui';
import { usePutPolicy } from '../policies/use-policy';

type Policy = { id: number; version: number; updated_at: string };

interface PolicyForm<P extends Policy, V extends object> {
  type: RecordType<P>;
  title: string;
  rules: RuleSet<unknown> | null;
  policy: P;
  auditType: string;
  valuesOf: (policy: P) => V;
  labelOf: (name: string) => string | null;
  inputOf: (values: V) => object;
  /** Probable slips, in sentences: the question begins with them. */
  doubtsOf: (values: V) => string[];
  wordsOf: (terms: P | V) => string;
  onDone: () => void;
}

const HOLDS = 'Applies to new requests immediately. Existing requests keep their version.';

export function usePolicyForm<P extends Policy, V extends object>(form: PolicyForm<P, V>) {
  const put = usePutPolicy<P, object>(form.type);
  const { confirm } = useModals();
  const toast = useToast();
  const wire = useWire();
  const { auditType, valuesOf, labelOf } = form;
  const onChanged = useChangedMeanwhile<P, V>({
    auditType,
    current: () => wire.http.get<P>(form.type.endpoint),
    valuesOf,
    labelOf,
  });

  const serverForm = useServerForm({
    rules: form.rules,
    initial: form.valuesOf(form.policy),
    onChanged,
    submit: async (values: V) => {
      const input = form.inputOf(values);
      const doubts = form.doubtsOf(values);
      const [before, after] = [form.wordsOf(form.policy), form.wordsOf(values)];
      const change = before === after ? [] : [`Now: ${before}. Then: ${after}.`];
      const isSure = await confirm({
        title: form.title,
        message: [...doubts, ...change, HOLDS].join(' '),
        confirmText: 'Put in force',
        danger: doubts.length > 0,
      });
      return isSure ? put.mutateAsync(input) : null;
    },
    onSuccess: (policy) => {
      if (policy === null) return;
      toast.show(`Version ${policy.version} is in force`);
      form.onDone();
    },
  });
  useLeaveGuard(serverForm.isUnsaved);
  return serverForm;
}
