import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { Stateless, WIRE_OPTIONS, type WireSettings } from '@laravel-wire/nest';
import { Accounts } from './accounts/accounts';
import { MemorySessions } from './accounts/memory-sessions';
import { FreshLimiter } from './fresh-limiter';

/** The settings that a recorded case may change. */
export interface CaseSettings {
  session_cookie?: string | null;
  session_lifetime?: number | null;
  session_same_site?: 'lax' | 'strict' | 'none' | null;
  session_domain?: string | null;
  session_secure_cookie?: boolean | null;
  api_rate_limit?: number | null;
}

/** Puts the application back to its fixtures, with the settings that the next case wants. */
@Controller('reference/reset')
export class ResetController {
  private readonly usual: WireSettings;

  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    private readonly accounts: Accounts,
    private readonly sessions: MemorySessions,
    private readonly limiter: FreshLimiter,
  ) {
    this.usual = { ...settings };
  }

  @Post()
  @Stateless()
  @HttpCode(204)
  reset(@Body() server: CaseSettings | null): void {
    this.accounts.reset();
    this.sessions.rows.clear();
    this.limiter.reset();
    Object.assign(this.settings, {
      sessionCookie: server?.session_cookie ?? this.usual.sessionCookie,
      sessionLifetimeMinutes: server?.session_lifetime ?? this.usual.sessionLifetimeMinutes,
      cookieSameSite: server?.session_same_site ?? undefined,
      cookieDomain: server?.session_domain ?? undefined,
      secure: server?.session_secure_cookie ?? undefined,
      apiRateLimit: server?.api_rate_limit ?? undefined,
    });
  }
}
