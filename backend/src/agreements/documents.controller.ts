import { allow, manyRules } from '@laravel-wire/core';
import { Authenticated, Can, CurrentUser, Filters, type FiltersOf, Loaded, Valid } from '@laravel-wire/nest';
import { Controller, Delete, Get, HttpCode, Patch, Post, Put } from '@nestjs/common';
import {
  type Actor,
  adminPolicy,
  type DocumentInput,
  documentRules,
  documentType,
  previewDocumentRules,
  type UpdateDocumentInput,
  updateDocumentRules,
} from '@yard/contracts';
import { todayIn } from '@yard/dates';
import { Clock } from '../clock/clock';
import { paginated } from '../database/page-of';
import { AdminsOnly } from '../users/admins-only';
import type { Document } from './document.entity';
import { DocumentScope } from './documents.scope';
import { DocumentsService } from './documents.service';
import { presentDocument } from './present-document';
import { previewDocument } from './preview-document';

@Controller(documentType.endpoint)
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly clock: Clock,
  ) {}

  @Get()
  async index(
    @CurrentUser() actor: Actor | null,
    @Filters(documentType) filters: FiltersOf<{ kind?: string | null }>,
  ) {
    return paginated(await this.documents.page(actor, filters), filters, presentDocument);
  }

  @Post()
  @Authenticated()
  @AdminsOnly()
  async store(@CurrentUser() actor: Actor, @Valid(documentRules) input: DocumentInput) {
    const [document] = await this.documents.create(actor, [input]);
    return document && presentDocument(document);
  }

  @Post('store_many')
  @HttpCode(200)
  @Authenticated()
  @AdminsOnly()
  async storeMany(
    @CurrentUser() actor: Actor,
    @Valid(manyRules(documentRules)) input: { data: DocumentInput[] },
  ) {
    return (await this.documents.create(actor, input.data)).map(presentDocument);
  }

  @Get(':id')
  @Can(DocumentScope, () => allow())
  show(@Loaded() document: Document) {
    return presentDocument(document);
  }

  @Patch(':id')
  @Authenticated()
  @Can(DocumentScope, adminPolicy.manage)
  async update(
    @CurrentUser() actor: Actor,
    @Loaded() document: Document,
    @Valid(updateDocumentRules) input: UpdateDocumentInput,
  ) {
    return presentDocument(await this.documents.update(actor, document, input));
  }

  @Put(':id')
  @Authenticated()
  @Can(DocumentScope, adminPolicy.manage)
  replace(
    @CurrentUser() actor: Actor,
    @Loaded() document: Document,
    @Valid(updateDocumentRules) input: UpdateDocumentInput,
  ) {
    return this.update(actor, document, input);
  }

  @Post(':id/publish')
  @HttpCode(200)
  @Authenticated()
  @Can(DocumentScope, adminPolicy.manage)
  async publish(@CurrentUser() actor: Actor, @Loaded() document: Document) {
    return presentDocument(await this.documents.publish(actor, document));
  }

  @Post(':id/preview')
  @HttpCode(200)
  @Authenticated()
  @Can(DocumentScope, adminPolicy.manage)
  preview(@Loaded() document: Document, @Valid(previewDocumentRules) input: { sample?: unknown }) {
    return previewDocument(document, input.sample, todayIn('UTC', this.clock.now()));
  }

  @Delete(':id')
  @HttpCode(204)
  @Authenticated()
  @Can(DocumentScope, adminPolicy.manage)
  destroy(@CurrentUser() actor: Actor, @Loaded() document: Document) {
    return this.documents.remove(actor, document);
  }
}
