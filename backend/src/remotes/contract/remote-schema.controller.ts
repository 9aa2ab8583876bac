import { noteSchemas } from '@kit/federation-registry/note-schemas';
import { Stateless } from '@laravel-wire/nest';
import { Controller, Get } from '@nestjs/common';
import { remoteSchema } from '@yard/contracts/watching';

export const remoteSchemas = { 'remote.json': remoteSchema, ...noteSchemas };

/** The rules of the files that a build says itself, for editors and for whoever builds a remote elsewhere. */
@Controller()
export class RemoteSchemaController {
  @Get('remote-schema.json')
  @Stateless()
  schema() {
    return remoteSchemas['remote.json'];
  }

  @Get('contract-schema.json')
  @Stateless()
  contract() {
    return remoteSchemas['contract.json'];
  }

  @Get('integrity-schema.json')
  @Stateless()
  integrity() {
    return remoteSchemas['integrity.json'];
  }
}
