import type { CancellationPolicyRecord, DepositPolicyRecord } from '@yard/contracts';
import { baseFields, wireMoney } from '@yard/server/store/wire-fields';
import type { CancellationPolicy } from './cancellation-policy.entity';
import type { DepositPolicy } from './deposit-policy.entity';

export function presentDepositPolicy(policy: DepositPolicy): DepositPolicyRecord {
  return {
    ...baseFields(policy),
    version: policy.version,
    name: policy.name,
    kind: policy.kind,
    amount: wireMoney(policy.amount),
    percent: policy.percent,
    minimum_amount: wireMoney(policy.minimum_amount),
    maximum_amount: wireMoney(policy.maximum_amount),
    body: policy.body,
  };
}

export function presentCancellationPolicy(policy: CancellationPolicy): CancellationPolicyRecord {
  return {
    ...baseFields(policy),
    version: policy.version,
    name: policy.name,
    window_hours: policy.window_hours,
    tiers: policy.tiers,
    body: policy.body,
  };
}
