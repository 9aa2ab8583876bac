import { Module } from '@nestjs/common';
import { MessageReader } from './message-reader';
import { MessagesService } from './messages.service';
import { UnreadMessages } from './unread-messages.service';

@Module({ providers: [MessageReader, UnreadMessages, MessagesService], exports: [MessagesService] })
export class MessagingModule {}
