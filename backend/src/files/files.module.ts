import { Global, Module } from '@nestjs/common';
import { ENVIRONMENT } from '../config/config.module';
import { FileStore } from './file-store';
import { openStore } from './open-store';

/** The one place of files, for the features that have any. */
@Global()
@Module({
  providers: [{ provide: FileStore, inject: [ENVIRONMENT], useFactory: openStore }],
  exports: [FileStore],
})
export class FilesModule {}
