import { Authenticated, CurrentSession, CurrentUser, type Session, Valid } from '@laravel-wire/nest';
import { Controller, Put } from '@nestjs/common';
import {
  type ChangePasswordInput,
  changePasswordRules,
  type ProfileInput,
  profileRules,
} from '@yard/contracts';
import type { User } from '../users/user.entity';
import { EMPTY_JSON, EmptyJson } from './empty-json';
import { ProfileService } from './profile.service';

@Controller('user')
@Authenticated()
export class ProfileController {
  constructor(private readonly profile: ProfileService) {}

  @Put('profile-information')
  @EmptyJson(200)
  async update(@CurrentUser() user: User, @Valid(profileRules) input: ProfileInput) {
    await this.profile.update(user, input);
    return EMPTY_JSON;
  }

  @Put('password')
  @EmptyJson(200)
  async changePassword(
    @CurrentUser() user: User,
    @CurrentSession() session: Session,
    @Valid(changePasswordRules) input: ChangePasswordInput,
  ) {
    await this.profile.changePassword(user, session.id, input);
    return EMPTY_JSON;
  }
}
