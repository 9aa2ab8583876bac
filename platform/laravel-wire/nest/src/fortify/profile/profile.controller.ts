import { Controller, Put, Req, UseGuards, type Type } from '@nestjs/common';
import type { InputOf } from '@laravel-wire/core';
import type { WireRequest } from '../../http/message';
import { Authenticated, CurrentUser } from '../../access/decorators';
import { Valid } from '../../input/valid';
import { EMPTY_JSON, EmptyJson } from '../empty-json';
import type { FortifyFeature, FortifyRules, FortifySettings } from '../options';
import { PasswordTriesGuard } from '../passwords/password-tries.guard';
import type { FortifyUser } from '../port';
import { ProfileService } from './profile.service';

export function profileController({ features, rules }: FortifySettings): Type {
  /** A route of this feature, or none. */
  const PutFor = (feature: FortifyFeature, path: string): MethodDecorator =>
    features.includes(feature) ? Put(path) : () => undefined;

  @Controller('user')
  @Authenticated()
  class ProfileController {
    constructor(private readonly profile: ProfileService) {}

    @PutFor('update-profile-information', 'profile-information')
    @EmptyJson(200)
    async update(
      @Req() request: WireRequest,
      @CurrentUser() user: FortifyUser,
      @Valid(rules.profile) input: InputOf<FortifyRules['profile']>,
    ) {
      await this.profile.update(request, user, input);
      return EMPTY_JSON;
    }

    @PutFor('update-passwords', 'password')
    @UseGuards(PasswordTriesGuard)
    @EmptyJson(200)
    async changePassword(
      @Req() request: WireRequest,
      @CurrentUser() user: FortifyUser,
      @Valid(rules.updatePassword) input: InputOf<FortifyRules['updatePassword']>,
    ) {
      await this.profile.changePassword(request, user, input);
      return EMPTY_JSON;
    }
  }

  return ProfileController;
}
