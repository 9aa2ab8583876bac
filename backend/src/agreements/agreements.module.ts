import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../catalog/media/media.module';
import { AgreementRecorder } from './agreement-recorder';
import { CancellationPolicyController } from './cancellation-policy.controller';
import { CancellationPolicy } from './cancellation-policy.entity';
import { CurrentDocuments } from './current-documents';
import { DepositPolicyController } from './deposit-policy.controller';
import { DepositPolicy } from './deposit-policy.entity';
import { Document } from './document.entity';
import { DocumentsController } from './documents.controller';
import { DocumentScope } from './documents.scope';
import { DocumentsService } from './documents.service';
import { PoliciesService } from './policies.service';
import { ShownDocuments } from './shown-documents';
import { TextPictures } from './text-pictures';

@Module({
  imports: [MediaModule, TypeOrmModule.forFeature([CancellationPolicy, DepositPolicy, Document])],
  controllers: [DocumentsController, DepositPolicyController, CancellationPolicyController],
  providers: [
    AgreementRecorder,
    CurrentDocuments,
    DocumentScope,
    DocumentsService,
    PoliciesService,
    ShownDocuments,
    TextPictures,
  ],
  exports: [CurrentDocuments, PoliciesService],
})
export class AgreementsModule {}
