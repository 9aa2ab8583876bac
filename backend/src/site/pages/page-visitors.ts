import { OpenSessions } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import { Repository } from 'typeorm';
import { secretIn } from '../../accounts/impersonation/impersonated';
import { User } from '../../users/user.entity';

/** Enough to tell two tokens apart, and too little to use one. */
const TOKEN_END = 8;

/** The person who requests a page. Opening a page neither renews nor begins a session. */
@Injectable()
export class PageVisitors {
  constructor(
    private readonly sessions: OpenSessions,
    @InjectRepository(User) private readonly users: Repository<User>,
  ) {}

  /** The end of a guest's token cookie, '' without one: the session. Null for somebody signed in. */
  async guestsToken(request: FastifyRequest): Promise<string | null> {
    const isRead = secretIn(request.headers.cookie) !== null;
    if (isRead || !(await this.sessions.isGuests(request))) return null;
    return /(?:^|; ?)XSRF-TOKEN=([^;]*)/.exec(request.headers.cookie ?? '')?.[1]?.slice(-TOKEN_END) ?? '';
  }

  async of(request: FastifyRequest): Promise<User | null> {
    const session = await this.sessions.find(request.headers.cookie);
    return session && this.users.findOneBy({ id: session.userId });
  }
}
