import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ApiDescription } from './api-description';
import { ApiDocsController } from './api-docs.controller';

@Module({
  imports: [DiscoveryModule],
  controllers: [ApiDocsController],
  providers: [ApiDescription],
  exports: [ApiDescription],
})
export class ApiDocsModule {}
