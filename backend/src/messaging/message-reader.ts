import { Injectable } from '@nestjs/common';
import type { AttachedPhoto, MessageableType, MessageRecord } from '@yard/contracts';
import { groupedBy } from '@kit/server/store/reading';
import { DataSource, type EntityManager } from 'typeorm';
import { AttachedPhotos } from '../catalog/media/attached-photos';
import { UsersService } from '../users/users.service';
import { allRows, type MessageRow, newestRows, viewerRows } from './message-rows';
import type { Message } from './message.entity';
import { presentMessage } from './present-message';

/** A record shows so many messages; the rest is read page by page: docs/wire.md section 3. */
const SHOWN = 50;

/** Messages with their authors' names and views, for any number of parents at once. */
@Injectable()
export class MessageReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly photos: AttachedPhotos,
  ) {}

  /** One query; two where parents have very many, and one more where there are pictures. */
  async newestOn(
    type: MessageableType,
    ids: readonly number[],
    limit = SHOWN,
    manager = this.dataSource.manager,
  ): Promise<Map<number, MessageRecord[]>> {
    if (ids.length === 0) return new Map();
    const rows = (await allRows(manager, type, ids)) ?? (await newestRows(manager, type, ids, limit));
    const lists = new Map(rows.map(({ id, photo_ids }) => [id, photoIdsIn(photo_ids)]));
    const photosOf = await this.photos.of([...lists.values()], manager);
    const shown = presented(rows, ({ id }) => photosOf(lists.get(id) ?? null));
    const messages = groupedBy(shown, ({ messageable_id }) => messageable_id);
    for (const [id, all] of messages) if (all.length > limit) messages.set(id, all.slice(-limit));
    return messages;
  }

  /** Two queries, three with pictures; in the given order. */
  async shown(
    messages: Message[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<MessageRecord[]> {
    if (messages.length === 0) return [];
    const names = await this.users.namesOf(
      messages.map(({ user_id }) => user_id),
      manager,
    );
    const views = await viewerRows(
      manager,
      messages.map(({ id }) => id),
    );
    const photosOf = await this.photos.of(
      messages.map(({ photo_ids }) => photo_ids),
      manager,
    );
    const viewers = groupedBy(views, ({ message_id }) => message_id);
    return messages.map((message) => {
      const seenBy = (viewers.get(message.id) ?? []).map(({ user_id }) => user_id);
      const name = names.get(message.user_id) ?? '';
      return presentMessage(message, name, seenBy, photosOf(message.photo_ids));
    });
  }
}

/** Rows of one message follow each other. */
function presented(
  rows: readonly MessageRow[],
  photosOf: (row: MessageRow) => AttachedPhoto[],
): MessageRecord[] {
  const messages: MessageRecord[] = [];
  for (const row of rows) {
    let message = messages.at(-1);
    if (message?.id !== row.id) {
      messages.push((message = presentMessage(row, row.user_name, [], photosOf(row))));
    }
    if (row.viewer_id !== null) message.views.push({ user_id: row.viewer_id });
  }
  return messages;
}

function photoIdsIn(stored: string | null): number[] | null {
  return stored === null ? null : (JSON.parse(stored) as number[]);
}
