import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
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

/** The team that `TeamGuard` let in. */
export const SentBy = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  teamsOf.get(context.switchToHttp().getRequest<FastifyRequest>()),
);
