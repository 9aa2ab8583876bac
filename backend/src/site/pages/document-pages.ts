import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DOCUMENT_KIND_NAMES, type DocumentKind, documentKindFrom } from '@yard/contracts';
import { withBlanks } from '@yard/contracts/blanks';
import { In, IsNull, Not, Repository } from 'typeorm';
import { CurrentDocuments } from '../../agreements/current-documents';
import { Document } from '../../agreements/document.entity';
import { escaped } from '@kit/server/base/html/escaped';
import { plainText } from '@kit/server/base/html/plain-text';
import { described, NO_FACTS, type PageFacts } from './page-facts';

@Injectable()
export class DocumentPages {
  constructor(
    @InjectRepository(Document) private readonly documents: Repository<Document>,
    private readonly current: CurrentDocuments,
  ) {}

  /** @param name  a kind, as the address has it */
  async of(name: string): Promise<PageFacts> {
    const kind = documentKindFrom(name);
    if (kind === null) return { ...NO_FACTS, status: 404 };
    const documents = await this.documents.findBy({ id: In(await this.current.ids()), kind });
    if (documents.length === 0) return { ...NO_FACTS, status: await this.missing(kind) };
    const texts = documents.map(({ name, content }) => ({ name, html: withBlanks(content).html }));
    return {
      ...NO_FACTS,
      title: DOCUMENT_KIND_NAMES[kind],
      description: described(plainText(texts.map(({ html }) => html).join(' '))),
      canonical: `/documents/${kind}`,
      content: texts.map(({ name, html }) => `<h1>${escaped(name)}</h1>${html}`).join(''),
    };
  }

  async kinds(): Promise<DocumentKind[]> {
    const found = await this.documents.find({
      select: { id: true, kind: true },
      where: { id: In(await this.current.ids()) },
    });
    return [...new Set(found.map(({ kind }) => kind))].sort();
  }

  private async missing(kind: DocumentKind): Promise<404 | 410> {
    const where = { kind, published_at: Not(IsNull()) };
    return (await this.documents.exists({ where, withDeleted: true })) ? 410 : 404;
  }
}
