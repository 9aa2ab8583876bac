import { Controller, Module } from '@nestjs/common';
import { savedReplies } from '@yard/contracts';
import { scopeOf } from '@kit/server/store/scope-of';
import { presenterOf } from '@kit/server/store/present';
import { adminsAlone, plainController } from '../../resources/plain-controller';
import { SavedReply } from './saved-reply.entity';

const SavedReplyScope = scopeOf(SavedReply);
const kind = { resource: savedReplies, entity: SavedReply, present: presenterOf(savedReplies) };

@Controller(savedReplies.type.endpoint)
class SavedRepliesController extends plainController(kind, adminsAlone(SavedReplyScope)) {}

@Module({ controllers: [SavedRepliesController], providers: [SavedReplyScope] })
export class SavedRepliesModule {}
