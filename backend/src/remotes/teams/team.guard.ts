import { Forbidden } from '@laravel-wire/nest';
import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { type Actor, adminPolicy } from '@yard/contracts';
import type { FastifyRequest } from 'fastify';
import type { RemoteTeam } from './remote-team.entity';
import { RemoteTeams } from './remote-teams';

const teamsOf = new WeakMap<FastifyRequest, RemoteTeam>();

/** Lets in the team whose token the request bears, to what is its own: 401 for no token, 403 for another's remote. */
@Injectable()
export class TeamGuard implements CanActivate {
  constructor(private readonly teams: RemoteTeams) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { name } = request.params as { name: string };
    teamsOf.set(request, await this.teams.bearerOf(request.headers.authorization, name));
    return true;
  }
}

/** Lets in an admin who may switch versions too: 401 for nobody, 403 for any other account. */
@Injectable()
export class TeamOrAdminGuard extends TeamGuard {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { wire } = context.switchToHttp().getRequest<{ wire: { user?: Actor | null } | null }>();
    if (!wire?.user) return super.canActivate(context);
    const verdict = adminPolicy.site(wire.user);
    if (!verdict.allowed) throw new Forbidden(verdict.message);
    return true;
  }
}

export const SentBy = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  teamsOf.get(context.switchToHttp().getRequest<FastifyRequest>()),
);
