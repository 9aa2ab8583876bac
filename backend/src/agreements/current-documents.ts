import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { AGREED_KINDS, currentDocuments } from '@yard/contracts';
import { type EntityManager, In, IsNull, Not, Repository } from 'typeorm';
import { Document } from './document.entity';

@Injectable()
export class CurrentDocuments {
  constructor(@InjectRepository(Document) private readonly documents: Repository<Document>) {}

  find(id: number): Promise<Document | null> {
    return this.documents.findOneBy({ id });
  }

  /** Without the contents: they are long, and there is a version for every change. */
  async ids(manager: EntityManager = this.documents.manager): Promise<number[]> {
    const published = await manager.find(Document, {
      select: { id: true, kind: true, name: true, version: true, published_at: true },
      where: { published_at: Not(IsNull()) },
    });
    return currentDocuments(published).map((document) => document.id);
  }

  /** The texts that a renter agrees to: at most one of each of the four kinds. @param manager  the transaction's own in one */
  async agreed(manager: EntityManager = this.documents.manager): Promise<Document[]> {
    const where = { id: In(await this.ids(manager)), kind: In([...AGREED_KINDS]) };
    const found = await manager.findBy(Document, where);
    return AGREED_KINDS.flatMap((kind) => found.filter((document) => document.kind === kind));
  }
}
