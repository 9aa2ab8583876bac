import { Controller, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import type { WireRequest } from '../../http/message';
import { CurrentSession, GuestOnly } from '../../access/decorators';
import { Valid } from '../../input/valid';
import type { Session } from '../../session/session';
import { ChallengeLimitGuard } from './challenge-limit.guard';
import { type TwoFactorChallengeInput, challengeRules, TwoFactorChallenges } from './two-factor-challenges';

@Controller('two-factor-challenge')
export class TwoFactorChallengesController {
  constructor(private readonly challenges: TwoFactorChallenges) {}

  @Post()
  @GuestOnly()
  @UseGuards(ChallengeLimitGuard)
  @HttpCode(204)
  answer(
    @Req() request: WireRequest,
    @CurrentSession() session: Session,
    @Valid(challengeRules) input: TwoFactorChallengeInput,
  ) {
    return this.challenges.answer(request, session, input);
  }
}
