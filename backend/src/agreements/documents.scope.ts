import type { RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { User } from '../users/user.entity';
import { CurrentDocuments } from './current-documents';
import { Document } from './document.entity';

/** An admin finds every version, everybody else those that hold now. */
@Injectable()
export class DocumentScope implements RecordScope<Document, User> {
  constructor(private readonly documents: CurrentDocuments) {}

  async find(id: number, actor: User | null): Promise<Document | null> {
    const visible = actor?.admin || (await this.documents.ids()).includes(id);
    return visible ? this.documents.find(id) : null;
  }
}
