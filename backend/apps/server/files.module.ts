import { Global, Module } from '@nestjs/common';
import { ENVIRONMENT } from '../../src/config/environment';
import { FileStore } from '@kit/server/files/file-store';
import { openStore } from '@kit/server/files/open-store';

@Global()
@Module({
  providers: [{ provide: FileStore, inject: [ENVIRONMENT], useFactory: openStore }],
  exports: [FileStore],
})
export class FilesModule {}
