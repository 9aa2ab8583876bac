import { ValidationFailed } from '@laravel-wire/nest';
import { Controller, Module } from '@nestjs/common';
import { announcements, type UpdateAnnouncementInput } from '@yard/contracts';
import { scopeOf } from '@kit/server/store/scope-of';
import { presenterOf } from '@kit/server/store/present';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { adminsAlone, plainController } from '../../../resources/plain-controller';
import { Announcement } from './announcement.entity';
import { CurrentAnnouncement } from './current-announcement';

const AnnouncementScope = scopeOf(Announcement);
const kind = {
  resource: announcements,
  entity: Announcement,
  present: presenterOf(announcements),
  steps: { changing: checkSpan },
};

@Controller(announcements.type.endpoint)
class AnnouncementsController extends plainController(kind, adminsAlone(AnnouncementScope, 'site')) {}

/** @throws ValidationFailed when it would end before it starts */
async function checkSpan(
  _: Transaction,
  stored: Announcement,
  input: UpdateAnnouncementInput,
): Promise<void> {
  if (!input.starts_at && !input.ends_at) return;
  const at = (sent: string | undefined, before: Date) => (sent === undefined ? before : new Date(sent));
  if (at(input.ends_at, stored.ends_at) > at(input.starts_at, stored.starts_at)) return;
  throw ValidationFailed.field('ends_at', 'The ends at field must be a date after starts at.');
}

@Module({
  controllers: [AnnouncementsController],
  providers: [AnnouncementScope, CurrentAnnouncement],
  exports: [CurrentAnnouncement],
})
export class AnnouncementsModule {}
