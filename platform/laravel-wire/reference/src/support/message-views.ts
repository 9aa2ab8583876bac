import { type Attributes, type Database, shownAs } from '../database/database';
import { messageModel, messageViewModel, userModel } from '../database/models';

/** A message as it is shown: its author's name and record, and who has seen it. */
export function messageView(database: Database, message: Attributes): Attributes {
  const user = database.find(userModel, message['user_id']);
  const views = database.all(messageViewModel, (view) => view['message_id'] === message['id']);
  return {
    ...shownAs(messageModel, message),
    user_name: user?.['name'] ?? null,
    user: user && shownAs(userModel, user),
    views: views.map((view) => shownAs(messageViewModel, view)),
  };
}

/** The messages of a request or ticket, oldest first. */
export function messagesOf(database: Database, type: string, id: unknown): Attributes[] {
  return database.all(
    messageModel,
    (row) => row['messageable_type'] === type && row['messageable_id'] === id,
    'created_at',
  );
}

/** @returns the new message with only what was set */
export function addMessage(
  database: Database,
  parent: { type: string; id: unknown },
  userId: number,
  content: unknown,
): Attributes {
  return database.insert(messageModel, {
    content,
    messageable_id: parent.id,
    messageable_type: parent.type,
    user_id: userId,
  });
}
