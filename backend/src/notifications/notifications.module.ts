import { Global, Module } from '@nestjs/common';
import { ENVIRONMENT } from '../config/environment';
import { MetricsModule } from '@kit/server/watch/metrics.module';
import { MAIL_TRANSPORT, transportFor } from './mail-transport';
import { MailsController } from './mails.controller';
import { NotificationsController } from './notifications.controller';
import * as providers from './notifications-providers';

/** Notices in the product and by mail, for every feature. */
@Global()
@Module({
  imports: [MetricsModule],
  controllers: [NotificationsController, MailsController],
  providers: [
    ...Object.values(providers),
    { provide: MAIL_TRANSPORT, inject: [ENVIRONMENT], useFactory: transportFor },
  ],
  exports: [
    providers.NotificationsService,
    providers.FinishedNotices,
    providers.MailOutbox,
    providers.MailWorker,
    providers.MessageMails,
  ],
})
export class NotificationsModule {}
