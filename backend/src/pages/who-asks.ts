import { Sessions } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import { Repository } from 'typeorm';
import { User } from '../users/user.entity';

/** Who asks for a page: pages have no session of their own, so that opening one neither renews nor begins any. */
@Injectable()
export class WhoAsks {
  constructor(
    private readonly sessions: Sessions,
    @InjectRepository(User) private readonly users: Repository<User>,
  ) {}

  isGuest(request: FastifyRequest): boolean {
    return this.sessions.isGuests(request);
  }

  async of(request: FastifyRequest): Promise<User | null> {
    const session = await this.sessions.find(request.headers.cookie);
    return session && this.users.findOneBy({ id: session.userId });
  }
}
