import { CurrentSession, GuestOnly, type Session, Valid } from '@laravel-wire/nest';
import { Controller, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { type TwoFactorChallengeInput, twoFactorChallengeRules } from '@yard/contracts';
import type { FastifyRequest } from 'fastify';
import { ChallengeLimitGuard } from './challenge-limit.guard';
import { TwoFactorChallenges } from './two-factor-challenges';

@Controller('two-factor-challenge')
export class TwoFactorChallengesController {
  constructor(private readonly challenges: TwoFactorChallenges) {}

  @Post()
  @GuestOnly()
  @UseGuards(ChallengeLimitGuard)
  @HttpCode(204)
  answer(
    @Req() request: FastifyRequest,
    @CurrentSession() session: Session,
    @Valid(twoFactorChallengeRules) input: TwoFactorChallengeInput,
  ) {
    return this.challenges.answer(request, session, input);
  }
}
