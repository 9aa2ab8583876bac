import { Module } from '@nestjs/common';
import { FindController } from './find/find.controller';
import { FindService } from './find/find.service';
import { DeskController } from './queues/desk.controller';
import { QueuesService } from './queues/queues.service';

/** What admins need to see at a glance, of every kind of record. */
@Module({ controllers: [DeskController, FindController], providers: [FindService, QueuesService] })
export class DeskModule {}
