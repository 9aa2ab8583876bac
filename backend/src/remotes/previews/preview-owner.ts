import { OpenSessions, SESSION_STORE } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { adminPolicy } from '@yard/contracts';
import type { FastifyRequest } from 'fastify';
import { hashOfSecret } from '@kit/server/store/hash-of-secret';
import { IsNull, Repository } from 'typeorm';
import { User } from '../../users/user.entity';
import type { RemotePreview } from './remote-preview.entity';

/** The methods that both session stores have beyond the wire layer's port. */
interface SessionList {
  forUser(userId: number): Promise<{ id: string }[]>;
}

@Injectable()
export class PreviewOwner {
  constructor(
    private readonly sessions: OpenSessions,
    @Inject(SESSION_STORE) private readonly store: SessionList,
    @InjectRepository(User) private readonly users: Repository<User>,
  ) {}

  /** Still an admin, and signed in: by this request, or, where it is nobody's, where the preview was begun. */
  async isThere(request: FastifyRequest, preview: RemotePreview): Promise<boolean> {
    const user = await this.users.findOneBy({ id: preview.user_id, suspended_at: IsNull() });
    if (!adminPolicy.site(user).allowed) return false;
    const asking = await this.sessions.find(request.headers.cookie);
    return asking ? asking.userId === preview.user_id : this.isSignedInElsewhere(preview);
  }

  private async isSignedInElsewhere({ user_id, session_hash }: RemotePreview): Promise<boolean> {
    const begun = (await this.store.forUser(user_id)).find(({ id }) => hashOfSecret(id) === session_hash);
    return begun !== undefined && (await this.sessions.findById(begun.id)) !== null;
  }
}
