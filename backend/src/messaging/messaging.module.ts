import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../catalog/media/media.module';
import { UnreadCache } from './unread-cache';
import { MessageReader } from './message-reader';
import { Message } from './message.entity';
import { MessagesService } from './messages.service';
import { UnreadMessages } from './unread-messages';

@Module({
  imports: [MediaModule, TypeOrmModule.forFeature([Message])],
  providers: [MessageReader, UnreadMessages, UnreadCache, MessagesService],
  exports: [MessagesService],
})
export class MessagingModule {}
