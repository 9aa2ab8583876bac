import { Module } from '@nestjs/common';
import { MediaModule } from '../catalog/media/media.module';
import { UnreadCache } from './unread-cache';
import { MessageReader } from './message-reader';
import { MessagesService } from './messages.service';
import { UnreadMessages } from './unread-messages';

@Module({
  imports: [MediaModule],
  providers: [MessageReader, UnreadMessages, UnreadCache, MessagesService],
  exports: [MessagesService],
})
export class MessagingModule {}
