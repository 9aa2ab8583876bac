import { formatMoney } from '@kit/money';
import { Clock } from '@kit/server/base/clock/clock';
import { CURRENCY } from '@kit/server/base/settings/money';
import { paginated } from '@kit/server/store/present';
import { allow, manyRules } from '@laravel-wire/core';
import {
  Action,
  Authenticated,
  CurrentUser,
  Destroy,
  type FiltersOf,
  Loaded,
  Show,
  StoreMany,
  Update,
  Valid,
} from '@laravel-wire/nest';
import { Controller, Get, Inject, Post } from '@nestjs/common';
import {
  type Actor,
  adminPolicy,
  type DocumentInput,
  type DocumentPreview,
  type DocumentRecord,
  documentRules,
  documentType,
  previewDocumentRules,
  type UpdateDocumentInput,
  updateDocumentRules,
} from '@yard/contracts';
import { isPlaceholder, sampleAgreement } from '@yard/contracts/placeholders';
import { todayIn } from '@yard/dates';
import { Filters } from '../audit/exports/filters';
import { type Environment, ENVIRONMENT } from '../config/environment';
import { AdminsOnly } from '../users/admins-only';
import type { Document } from './document.entity';
import { DocumentScope } from './documents.scope';
import { DocumentsService } from './documents.service';
import { filledText } from './filled-text';
import { ShownDocuments } from './shown-documents';

@Controller(documentType.endpoint)
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly shown: ShownDocuments,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Get()
  async index(
    @CurrentUser() actor: Actor | null,
    @Filters(documentType) filters: FiltersOf<{ kind?: string | null }>,
  ) {
    const page = await this.documents.page(actor, filters);
    return paginated(page, filters, await this.shown.for(actor, page.rows));
  }

  @Post()
  @Authenticated()
  @AdminsOnly('catalogue')
  async store(@CurrentUser() actor: Actor, @Valid(documentRules) input: DocumentInput) {
    const [document] = await this.present(actor, await this.documents.create(actor, [input]));
    return document;
  }

  @StoreMany()
  @Authenticated()
  @AdminsOnly('catalogue')
  async storeMany(
    @CurrentUser() actor: Actor,
    @Valid(manyRules(documentRules)) input: { data: DocumentInput[] },
  ) {
    return this.present(actor, await this.documents.create(actor, input.data));
  }

  @Show(':id', DocumentScope, () => allow())
  show(@CurrentUser() actor: Actor | null, @Loaded() document: Document) {
    return this.presentOne(actor, document);
  }

  @Update(':id', DocumentScope, adminPolicy.catalogue)
  @Authenticated()
  async update(
    @CurrentUser() actor: Actor,
    @Loaded() document: Document,
    @Valid(updateDocumentRules) input: UpdateDocumentInput,
  ) {
    return this.presentOne(actor, await this.documents.update(actor, document, input));
  }

  @Action(':id/publish', DocumentScope, adminPolicy.catalogue)
  @Authenticated()
  async publish(@CurrentUser() actor: Actor, @Loaded() document: Document) {
    return this.presentOne(actor, await this.documents.publish(actor, document));
  }

  @Action(':id/preview', DocumentScope, adminPolicy.manage)
  @Authenticated()
  async preview(
    @CurrentUser() actor: Actor,
    @Loaded() document: Document,
    @Valid(previewDocumentRules) input: { sample?: unknown },
  ) {
    const shown = await this.presentOne(actor, document);
    return previewDocument(shown, input.sample, todayIn(this.environment.timeZone, this.clock.now()));
  }

  @Destroy(':id', DocumentScope, adminPolicy.catalogue)
  @Authenticated()
  destroy(@CurrentUser() actor: Actor, @Loaded() document: Document) {
    return this.documents.remove(actor, document);
  }
  private async present(actor: Actor | null, documents: Document[]) {
    return documents.map(await this.shown.for(actor, documents));
  }

  private async presentOne(actor: Actor | null, document: Document) {
    return (await this.shown.for(actor, [document]))(document);
  }
}

/** The text filled with a sample rental; `sample` may hold other values by placeholder. */
function previewDocument(document: DocumentRecord, sample: unknown, today: string): DocumentPreview {
  const values = sampleAgreement(today, (major) => formatMoney(major, CURRENCY, { exact: true }));
  const given = Object.entries(typeof sample === 'object' && sample !== null ? sample : {});
  for (const [name, value] of given) {
    if (isPlaceholder(name) && (typeof value === 'string' || typeof value === 'number')) {
      values[name] = String(value);
    }
  }
  return { ...document, html: filledText(document.content, values) };
}
