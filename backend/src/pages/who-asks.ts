import { Sessions } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { User } from '../users/user.entity';

/** Who asks for a page: pages have no session of their own, so that opening one neither renews nor begins any. */
@Injectable()
export class WhoAsks {
  constructor(
    private readonly sessions: Sessions,
    @InjectRepository(User) private readonly users: Repository<User>,
  ) {}

  /** @param cookie  the request's header */
  async by(cookie: string | undefined): Promise<User | null> {
    const session = await this.sessions.find(cookie);
    return session && this.users.findOneBy({ id: session.userId });
  }
}
