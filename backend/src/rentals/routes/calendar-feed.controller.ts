import { Authenticated, CurrentUser, Destroy, NotFound } from '@laravel-wire/nest';
import { Controller, Get, Header, Param, Post } from '@nestjs/common';
import type { User } from '../../users/user.entity';
import { CalendarFeeds } from '../feed/calendar-feeds';

const FILE = /^([\w-]{32})\.ics$/;

/** Subscribing to one's rentals. */
@Controller()
export class CalendarFeedController {
  constructor(private readonly feeds: CalendarFeeds) {}

  @Get('api/calendar_feed')
  @Authenticated()
  state(@CurrentUser() user: User) {
    return this.feeds.stateOf(user);
  }

  @Post('api/calendar_feed')
  @Authenticated()
  store(@CurrentUser() user: User) {
    return this.feeds.make(user);
  }

  @Destroy('api/calendar_feed')
  @Authenticated()
  destroy(@CurrentUser() user: User) {
    return this.feeds.end(user);
  }

  /** The address is the permission: calendars have no session. */
  @Get('calendar/:file')
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('cache-control', 'private, max-age=300')
  show(@Param('file') file: string) {
    const token = FILE.exec(file)?.[1];
    if (!token) throw new NotFound();
    return this.feeds.read(token);
  }
}
