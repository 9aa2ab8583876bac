import { Controller, Get, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import { replyAt, type WireRequest } from '../http/message';
import { Authenticated, CurrentUser, GuestOnly } from '../access/decorators';
import { Validates } from '../input/precognition';
import { WIRE_OPTIONS, type WireSettings } from '../options';
import { USER_PROVIDER, type UserProvider, type WireUser } from '../ports';
import { Sessions } from '../session/sessions';
import { LoginGuard } from './login.guard';
import { Logins } from './logins';
import { RegistrationLimitGuard } from './registration-limit.guard';
import { Registrations } from './registrations';

/** The session's routes, as Sanctum and Fortify have them. */
@Controller()
export class AuthController {
  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(USER_PROVIDER) private readonly users: UserProvider,
    private readonly sessions: Sessions,
    private readonly logins: Logins,
    private readonly registrations: Registrations,
  ) {}

  /** Answers with the two cookies alone. */
  @Get('sanctum/csrf-cookie')
  @HttpCode(204)
  csrfCookie(): void {}

  /** 204, or 200 with the body of a further step. */
  @Post('login')
  @GuestOnly()
  @UseGuards(LoginGuard)
  async login(
    @Req() request: WireRequest & { user: WireUser },
    @Res({ passthrough: true }) response: object,
  ): Promise<object | undefined> {
    const step = await this.logins.complete(request, request.user);
    replyAt(response).code(step ? 200 : 204);
    return step ?? undefined;
  }

  @Post('logout')
  @Authenticated()
  @HttpCode(204)
  async logout(@Req() request: WireRequest, @Res({ passthrough: true }) response: object): Promise<void> {
    await this.sessions.signOut(request);
    const { clearedAtLogout } = this.settings;
    if (clearedAtLogout !== undefined) replyAt(response).header('clear-site-data', clearedAtLogout);
  }

  @Post('register')
  @GuestOnly()
  @UseGuards(RegistrationLimitGuard)
  @Validates()
  @HttpCode(204)
  async register(@Req() request: WireRequest): Promise<void> {
    await this.registrations.register(request);
  }

  @Get('api/user')
  @Authenticated()
  user(@Req() request: WireRequest, @CurrentUser() user: WireUser): object | Promise<object> {
    return this.users.present(user, request);
  }
}
