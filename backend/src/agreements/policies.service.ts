import { Broadcaster, type ListQuery, mustBeUnchanged, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, CancellationPolicyInput, CancellationTier, DepositPolicyInput } from '@yard/contracts';
import { boundsRefusal, cancellationPolicyType, depositPolicyType } from '@yard/contracts';
import { EntityManager, Repository } from 'typeorm';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { pageOf, readMoney, type Rows } from '@kit/server/store/present';
import { AgreementRecorder } from './agreement-recorder';
import { CancellationPolicy } from './cancellation-policy.entity';
import { DepositPolicy } from './deposit-policy.entity';
import { presentCancellationPolicy, presentDepositPolicy } from './present-policy';
import { safeBody } from './safe-html';

type Policy = DepositPolicy | CancellationPolicy;

/** Policies by version: the highest is in force, requests keep the one they were made under. */
@Injectable()
export class PoliciesService {
  constructor(
    private readonly manager: EntityManager,
    @InjectRepository(DepositPolicy) private readonly depositPolicies: Repository<DepositPolicy>,
    @InjectRepository(CancellationPolicy)
    private readonly cancellationPolicies: Repository<CancellationPolicy>,
    private readonly unitOfWork: UnitOfWork,
    private readonly recorder: AgreementRecorder,
    private readonly broadcaster: Broadcaster,
  ) {}

  /**
   * The version in force; the migration makes a first.
   *
   * @param manager  the transaction's own, when called inside one
   */
  inForce<P extends Policy>(policy: new () => P, manager = this.manager): Promise<P> {
    const options = { where: {}, order: { version: 'DESC' } } as object;
    return manager.findOneOrFail(policy, options);
  }

  depositVersions(list: ListQuery): Promise<Rows<DepositPolicy>> {
    return pageOf(this.depositPolicies, {}, list);
  }

  cancellationVersions(list: ListQuery): Promise<Rows<CancellationPolicy>> {
    return pageOf(this.cancellationPolicies, {}, list);
  }

  /** @throws ValidationFailed for a maximum below the minimum, Conflict as `lockedInForce` says */
  async putDepositPolicy(actor: Actor, input: DepositPolicyInput): Promise<DepositPolicy> {
    const refusal = boundsRefusal(input);
    if (refusal) throw ValidationFailed.field('maximum_amount', refusal);
    return this.unitOfWork.run(async (tx) => {
      const former = await this.lockedInForce(tx, DepositPolicy, input.updated_at);
      const fields = {
        version: former.version + 1,
        name: input.name,
        kind: input.kind,
        amount: readMoney(input.amount ?? null),
        percent: input.percent ?? null,
        minimum_amount: readMoney(input.minimum_amount ?? null),
        maximum_amount: readMoney(input.maximum_amount ?? null),
        body: safeBody(input.body),
      };
      const policy = await tx.insert(DepositPolicy, fields);
      tx.changes.note(Object.assign(new DepositPolicy(), former, { id: policy.id }), fields);
      const audience = await this.recorder.admins(tx, actor, { ...policy, type: 'deposit_policy' }, 'update');
      const message = { model: presentDepositPolicy(policy) };
      tx.afterCommit(() => this.broadcaster.saved(depositPolicyType, audience, message));
      return policy;
    });
  }

  putCancellationPolicy(actor: Actor, input: CancellationPolicyInput): Promise<CancellationPolicy> {
    return this.unitOfWork.run(async (tx) => {
      const former = await this.lockedInForce(tx, CancellationPolicy, input.updated_at);
      const fields = {
        version: former.version + 1,
        name: input.name,
        window_hours: input.window_hours,
        tiers: [...input.tiers].sort((a, b) => b.hours_before_start - a.hours_before_start),
        body: safeBody(input.body),
      };
      const policy = await tx.insert(CancellationPolicy, fields);
      const before = Object.assign(new CancellationPolicy(), former, { id: policy.id });
      const words = { ...fields, tiers: tiersInWords(fields.tiers) };
      tx.changes.note(Object.assign(before, { tiers: tiersInWords(former.tiers) }), words);
      const record = { ...policy, type: 'cancellation_policy' };
      const audience = await this.recorder.admins(tx, actor, record, 'update');
      const message = { model: presentCancellationPolicy(policy) };
      tx.afterCommit(() => this.broadcaster.saved(cancellationPolicyType, audience, message));
      return policy;
    });
  }

  /**
   * The version that another one follows. The first version is the lock: two admins at once make two, one after the
   * other.
   *
   * @throws Conflict when another version is in force than the one of `seen`
   */
  private async lockedInForce<P extends Policy>(
    tx: Transaction,
    policy: new () => P,
    seen?: string | null,
  ): Promise<P> {
    await tx.lock<Policy>(policy, { version: 1 });
    const current = await this.inForce(policy, tx.manager);
    mustBeUnchanged(current, seen, 'policy');
    return current;
  }
}

/** Text for the log, which names a change in one line. */
const tiersInWords = (tiers: readonly CancellationTier[]) =>
  tiers
    .map(
      (tier) =>
        `${tier.hours_before_start} h: ${tier.rental_percent}%, ${tier.delivery_percent}%, ${tier.deposit_percent}%`,
    )
    .join('; ');
