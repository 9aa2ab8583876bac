import { Authenticated, CurrentUser, Valid } from '@laravel-wire/nest';
import { Controller, Put, Req, UseGuards } from '@nestjs/common';
import {
  type ChangePasswordInput,
  changePasswordRules,
  type ProfileInput,
  profileRules,
} from '@yard/contracts';
import type { FastifyRequest } from 'fastify';
import type { User } from '../users/user.entity';
import { EMPTY_JSON, EmptyJson } from './empty-json';
import { PasswordTriesGuard } from './passwords/password-tries.guard';
import { ProfileService } from './profile.service';

@Controller('user')
@Authenticated()
export class ProfileController {
  constructor(private readonly profile: ProfileService) {}

  @Put('profile-information')
  @EmptyJson(200)
  async update(
    @Req() request: FastifyRequest,
    @CurrentUser() user: User,
    @Valid(profileRules) input: ProfileInput,
  ) {
    await this.profile.update(request, user, input);
    return EMPTY_JSON;
  }

  @Put('password')
  @UseGuards(PasswordTriesGuard)
  @EmptyJson(200)
  async changePassword(
    @Req() request: FastifyRequest,
    @CurrentUser() user: User,
    @Valid(changePasswordRules) input: ChangePasswordInput,
  ) {
    await this.profile.changePassword(request, user, input);
    return EMPTY_JSON;
  }
}
