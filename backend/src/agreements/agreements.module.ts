import { Module } from '@nestjs/common';
import { MediaModule } from '../catalog/media/media.module';
import { CancellationPolicyController } from './cancellation-policy.controller';
import { DepositPolicyController } from './deposit-policy.controller';
import { DocumentsController } from './documents.controller';
import * as providers from './agreements-providers';

@Module({
  imports: [MediaModule],
  controllers: [DocumentsController, DepositPolicyController, CancellationPolicyController],
  providers: Object.values(providers),
  exports: [providers.CurrentDocuments, providers.PoliciesService],
})
export class AgreementsModule {}
