import { Module } from '@nestjs/common';
import { MediaModule } from '../catalog/media/media.module';
import { AgreementRecorder } from './agreement-recorder';
import { CancellationPolicyController } from './cancellation-policy.controller';
import { CurrentDocuments } from './current-documents';
import { DepositPolicyController } from './deposit-policy.controller';
import { DocumentsController } from './documents.controller';
import { DocumentScope } from './documents.scope';
import { DocumentsService } from './documents.service';
import { PoliciesService } from './policies.service';
import { ShownDocuments } from './shown-documents';
import { TextPictures } from './text-pictures';

@Module({
  imports: [MediaModule],
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
