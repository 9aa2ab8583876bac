import {
  Action,
  Authenticated,
  CurrentSession,
  CurrentUser,
  Destroy,
  RedirectTo,
  type Session,
  Valid,
} from '@laravel-wire/nest';
import { Controller, Get, Inject, Param, Req, Res, UseGuards } from '@nestjs/common';
import type { PromoteRemoteInput } from '@yard/contracts/watching';
import { promoteRemoteRules, REMOTE_PREVIEW, REMOTE_RELEASES } from '@yard/contracts/watching';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '@kit/server/base/clock/clock';
import { orSiteThatSaysSo } from '../../accounts/used-link';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import type { User } from '../../users/user.entity';
import { AdminsOnly } from '../../users/admins-only';
import { RemoteExistsGuard } from '../admins/remote-exists.guard';
import { clearedPreviewCookie, previewCookie } from './preview-cookie';
import { presentPreview, type RemotePreview } from './remote-preview.entity';
import { RemotePreviews } from './remote-previews';

/** An admin tries versions alone: docs/decisions/0046. */
@Controller()
export class RemotePreviewsController {
  constructor(
    private readonly previews: RemotePreviews,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Action(`${REMOTE_RELEASES}/:name/preview`)
  @Authenticated()
  @AdminsOnly('site')
  @UseGuards(RemoteExistsGuard)
  async begin(
    @CurrentUser() admin: User,
    @CurrentSession() session: Session,
    @Param('name') name: string,
    @Valid(promoteRemoteRules) { version }: PromoteRemoteInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const preview = await this.previews.begin(admin, session, { name, version });
    this.give(preview, request, reply);
    return presentPreview(preview);
  }

  /** The cookie is enough to end it: on the public site its admin need not be signed in. */
  @Destroy(REMOTE_PREVIEW)
  async end(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.previews.end(request);
    reply.header('set-cookie', clearedPreviewCookie(request));
  }

  /** Brings the preview to the public site, too. */
  @Action(`${REMOTE_PREVIEW}/ticket`)
  @Authenticated()
  @AdminsOnly('site')
  async ticket(@Req() request: FastifyRequest) {
    const ticket = await this.previews.ticketFor(request);
    return { url: `${this.environment.appUrl}/${REMOTE_PREVIEW}/join/${ticket}` };
  }

  @Get(`${REMOTE_PREVIEW}/join/:ticket`)
  async open(
    @Param('ticket') ticket: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<never> {
    this.give(await orSiteThatSaysSo(request, this.previews.redeem(ticket)), request, reply);
    throw new RedirectTo('/');
  }

  private give(preview: RemotePreview, request: FastifyRequest, reply: FastifyReply): void {
    const { id, user_id: userId, ends_at } = preview;
    const named = { id, userId, endsAt: Math.floor(ends_at.getTime() / 1000) };
    reply.header('set-cookie', previewCookie(request, named, this.clock.now(), this.environment.appKey));
  }
}
