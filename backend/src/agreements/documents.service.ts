import { Broadcaster, Conflict, type FiltersOf, mustBeUnchanged, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, DocumentInput, DocumentKind, UpdateDocumentInput } from '@yard/contracts';
import { DOCUMENT_KINDS, documentType, NAMED_KINDS, textOf } from '@yard/contracts';
import { brokenPlaceholder, unknownPlaceholders } from '@yard/contracts/placeholders';
import { type FindOptionsWhere, In, Not, Repository } from 'typeorm';
import { pageOf, type Rows } from '@kit/server/store/present';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { AgreementRecorder } from './agreement-recorder';
import { CurrentDocuments } from './current-documents';
import { whyNotDeletable, whyNotPublish } from './document-state';
import { Document } from './document.entity';
import { safeHtml } from './safe-html';
import { ShownDocuments } from './shown-documents';

/** The texts people agree to, one row a version. */
@Injectable()
export class DocumentsService {
  constructor(
    @InjectRepository(Document) private readonly documents: Repository<Document>,
    private readonly unitOfWork: UnitOfWork,
    private readonly current: CurrentDocuments,
    private readonly recorder: AgreementRecorder,
    private readonly shown: ShownDocuments,
    private readonly broadcaster: Broadcaster,
  ) {}

  /**
   * Every version for an admin, the published ones that hold for everybody else: help only where its kind is requested,
   * because clients show all others as what one agrees to.
   */
  async page(actor: Actor | null, list: FiltersOf<{ kind?: string | null }>): Promise<Rows<Document>> {
    const where: FindOptionsWhere<Document> = actor?.admin
      ? {}
      : { id: In(await this.current.ids()), kind: Not('help') };
    const kind = DOCUMENT_KINDS.find((known) => known === list.kind);
    if (list.kind && !kind) return { rows: [], total: 0 };
    return pageOf(this.documents, kind ? { ...where, kind } : where, list);
  }

  create(actor: Actor, inputs: DocumentInput[]): Promise<Document[]> {
    const texts = inputs.map((input) => ({ ...input, content: checkedContent(input.content) }));
    return this.unitOfWork.run(async (tx) => {
      const created: Document[] = [];
      for (const text of texts) created.push(await this.addVersion(tx, actor, text, 'create'));
      return created;
    });
  }

  /**
   * A change is a new version, a draft; what renters agreed to stays as it was. The name of a text that is
   * distinguished by it holds at once, for all its versions: else they would be two texts.
   *
   * @throws Conflict when the newest version of the text is not the one of `updated_at`
   * @throws ValidationFailed for a name that another text has
   */
  update(actor: Actor, document: Document, input: UpdateDocumentInput): Promise<Document> {
    const content = input.content === undefined ? document.content : checkedContent(input.content);
    return this.unitOfWork.run(async (tx) => {
      const all = await this.versions(tx, document.kind);
      // Read again under the lock: somebody may have renamed it.
      const known = all.find(({ id }) => id === document.id) ?? document;
      const versions = all.filter((other) => textOf(other) === textOf(known));
      const newest = versions.sort((one, other) => other.version - one.version)[0];
      if (newest) mustBeUnchanged(newest, input.updated_at, 'document');
      const text = { kind: known.kind, name: input.name ?? known.name, content };
      if (textOf(text) !== textOf(known)) await this.rename(tx, actor, known, text.name);
      return this.addVersion(tx, actor, text, 'update');
    });
  }

  /**
   * @throws Conflict for a version that is published, or older than the one that holds
   * @throws ValidationFailed for an adopted draft with a placeholder that nothing fills
   */
  publish(actor: Actor, { id, kind }: Document): Promise<Document> {
    return this.unitOfWork.run(async (tx) => {
      const versions = await this.versions(tx, kind);
      const document = versions.find((version) => version.id === id);
      if (!document) throw new Conflict('This version is deleted.');
      const reason = whyNotPublish(document, versions);
      if (reason) throw new Conflict(reason);
      checkedContent(document.content);
      await tx.update(document, { published_at: tx.now });
      await this.announce(tx, actor, document, 'publish');
      return document;
    });
  }

  /** @throws Conflict for the last of a kind, and for the only published text of a kind that renters agree to */
  remove(actor: Actor, document: Document): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const others = (await this.versions(tx, document.kind)).filter((other) => other.id !== document.id);
      const reason = whyNotDeletable(document, others);
      if (reason) throw new Conflict(reason);
      await tx.remove(document);
      const audience = await this.recorder.admins(tx, actor, { ...document, type: 'document' }, 'delete');
      tx.afterCommit(() => this.broadcaster.deleted(documentType, audience, document.id));
    });
  }

  /** Deleted versions too: their numbers stay taken. */
  private async rename(tx: Transaction, actor: Actor, document: Document, name: string): Promise<void> {
    const { kind, name: before } = document;
    const taken = await tx.manager.find(Document, { where: { kind, name }, withDeleted: true });
    if (taken.some((other) => textOf(other) !== textOf(document))) {
      throw ValidationFailed.field('name', 'This name was already used. Choose another.');
    }
    const versions = await tx.manager.find(Document, { where: { kind, name: before }, withDeleted: true });
    await tx.updateAll(versions.map((record) => ({ record, changes: { name } })));
    for (const version of versions)
      if (!version.deleted_at) await this.announce(tx, actor, version, 'update');
  }

  private async addVersion(tx: Transaction, actor: Actor, text: DocumentInput, action: string) {
    await this.versions(tx, text.kind);
    const document = await tx.insert(Document, {
      kind: text.kind,
      name: text.name,
      content: text.content,
      version: (await highestVersion(tx, text)) + 1,
      user_id: actor.id,
      published_at: null,
    });
    await this.announce(tx, actor, document, action);
    return document;
  }

  /** All of a kind, the oldest of them locked: two admins can neither give the same number nor delete the last two. */
  private async versions(tx: Transaction, kind: DocumentKind): Promise<Document[]> {
    const query = { select: { id: true }, where: { kind }, order: { id: 'ASC' } } as const;
    const oldest = await tx.manager.findOne(Document, query);
    if (oldest) await tx.lock(Document, { id: oldest.id });
    return tx.manager.findBy(Document, { kind });
  }

  private async announce(tx: Transaction, actor: Actor, document: Document, action: string) {
    const audience = await this.recorder.admins(tx, actor, { ...document, type: 'document' }, action);
    const present = await this.shown.toAdmins([document], tx.manager);
    const message = { model: present(document) };
    tx.afterCommit(() => this.broadcaster.saved(documentType, audience, message));
  }
}

/** Deleted versions count too: a number is never given twice. */
async function highestVersion(tx: Transaction, text: Pick<Document, 'kind' | 'name'>): Promise<number> {
  const [highest] = await tx.manager.find(Document, {
    select: { id: true, version: true },
    where: { kind: text.kind, ...(NAMED_KINDS.includes(text.kind) ? { name: text.name } : {}) },
    order: { version: 'DESC' },
    take: 1,
    withDeleted: true,
  });
  return highest?.version ?? 0;
}

/** Safe HTML. @throws ValidationFailed for a placeholder that nothing fills, and for a part of one */
function checkedContent(content: string): string {
  const [unknown] = unknownPlaceholders(content);
  if (unknown !== undefined) {
    throw ValidationFailed.field('content', `The content has the unknown placeholder {{${unknown}}}.`);
  }
  const broken = brokenPlaceholder(content);
  if (broken !== null) {
    const words = `The content has a part of a placeholder: “${broken}”. Write it whole, such as {{owner_name}}.`;
    throw ValidationFailed.field('content', words);
  }
  return safeHtml(content);
}
