import { Authenticated, CurrentUser, type ListQuery, Valid } from '@laravel-wire/nest';
import { Controller, Get, Put } from '@nestjs/common';
import { type Actor, type DepositPolicyInput, depositPolicyRules, depositPolicyType } from '@yard/contracts';
import { paginated } from '@kit/server/store/present';
import { Filters } from '../audit/exports/filters';
import { AdminsOnly } from '../users/admins-only';
import { DepositPolicy } from './deposit-policy.entity';
import { PoliciesService } from './policies.service';
import { presentDepositPolicy } from './present-policy';

@Controller(depositPolicyType.endpoint)
export class DepositPolicyController {
  constructor(private readonly policies: PoliciesService) {}

  @Get()
  async show() {
    return presentDepositPolicy(await this.policies.inForce(DepositPolicy));
  }

  @Get('versions')
  @Authenticated()
  @AdminsOnly()
  async versions(@Filters(depositPolicyType) list: ListQuery) {
    return paginated(await this.policies.depositVersions(list), list, presentDepositPolicy);
  }

  @Put()
  @Authenticated()
  @AdminsOnly('money')
  async update(@CurrentUser() actor: Actor, @Valid(depositPolicyRules) input: DepositPolicyInput) {
    return presentDepositPolicy(await this.policies.putDepositPolicy(actor, input));
  }
}
