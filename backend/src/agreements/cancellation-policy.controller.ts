import { Authenticated, CurrentUser, type ListQuery, Valid } from '@laravel-wire/nest';
import { Controller, Get, Put } from '@nestjs/common';
import type { Actor, CancellationPolicyInput } from '@yard/contracts';
import { cancellationPolicyRules, cancellationPolicyType } from '@yard/contracts';
import { paginated } from '@kit/server/store/present';
import { Filters } from '../audit/exports/filters';
import { AdminsOnly } from '../users/admins-only';
import { CancellationPolicy } from './cancellation-policy.entity';
import { PoliciesService } from './policies.service';
import { presentCancellationPolicy } from './present-policy';

@Controller(cancellationPolicyType.endpoint)
export class CancellationPolicyController {
  constructor(private readonly policies: PoliciesService) {}

  @Get()
  async show() {
    return presentCancellationPolicy(await this.policies.inForce(CancellationPolicy));
  }

  @Get('versions')
  @Authenticated()
  @AdminsOnly()
  async versions(@Filters(cancellationPolicyType) list: ListQuery) {
    return paginated(await this.policies.cancellationVersions(list), list, presentCancellationPolicy);
  }

  @Put()
  @Authenticated()
  @AdminsOnly('money')
  async update(@CurrentUser() actor: Actor, @Valid(cancellationPolicyRules) input: CancellationPolicyInput) {
    return presentCancellationPolicy(await this.policies.putCancellationPolicy(actor, input));
  }
}
