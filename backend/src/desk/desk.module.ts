import { Module } from '@nestjs/common';
import { FindController } from './find/find.controller';
import { FindService } from './find/find.service';

/** What admins need to see at a glance, of every kind of record. */
@Module({ controllers: [FindController], providers: [FindService] })
export class DeskModule {}
