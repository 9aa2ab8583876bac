import { ChannelRegistry } from '@laravel-wire/nest';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { rentalRequestPolicy } from '@yard/contracts';
import { DataSource } from 'typeorm';
import { User } from '../users/user.entity';
import { RentalRequestScope } from './rental-requests.scope';

/** Who is looking at a request just now, for those who may see it: `presence-rental_request.{id}`. */
@Injectable()
export class RentalChannels implements OnModuleInit {
  constructor(
    private readonly channels: ChannelRegistry,
    private readonly dataSource: DataSource,
    private readonly requests: RentalRequestScope,
  ) {}

  onModuleInit(): void {
    this.channels.define('rental_request.{id}', (user, params) => this.member(user.id, params));
  }

  private async member(userId: number, params: Record<string, string>): Promise<object | false> {
    const user = await this.dataSource.getRepository(User).findOneBy({ id: userId });
    const request = await this.requests.ofPath(params);
    if (!user || !request || !rentalRequestPolicy.view(user, request).allowed) return false;
    return { id: user.id, name: user.name };
  }
}
