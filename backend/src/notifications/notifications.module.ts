import { Global, Module } from '@nestjs/common';
import { ENVIRONMENT } from '../config/environment';
import { MetricsModule } from '@kit/server/watch/metrics.module';
import { MailAllowance } from './mail-allowance';
import { MailMetrics } from './mail-metrics';
import { MailOutbox } from './mail-outbox';
import { MailQueue } from './mail-queue';
import { MAIL_TRANSPORT, transportFor } from './mail-transport';
import { MessageMails } from './message-mails/message-mails';
import { NoticeMails } from './notice-mails';
import { MailWorker } from './mail.worker';
import { MailsController, MailScope } from './mails.controller';
import { MailsService } from './mails.service';
import { NotificationScope } from './notifications.scope';
import { NotificationsController } from './notifications.controller';
import { NotificationsService } from './notifications.service';
import { OwnNotifications } from './own-notifications';
import { FinishedNotices } from './finished-notices';

/** Notices in the product and by mail, for every feature. */
@Global()
@Module({
  imports: [MetricsModule],
  controllers: [NotificationsController, MailsController],
  providers: [
    { provide: MAIL_TRANSPORT, inject: [ENVIRONMENT], useFactory: transportFor },
    MailMetrics,
    MailQueue,
    MailWorker,
    MailAllowance,
    MailOutbox,
    MessageMails,
    NoticeMails,
    MailsService,
    MailScope,
    NotificationsService,
    OwnNotifications,
    FinishedNotices,
    NotificationScope,
  ],
  exports: [NotificationsService, FinishedNotices, MailOutbox, MailWorker, MessageMails],
})
export class NotificationsModule {}
