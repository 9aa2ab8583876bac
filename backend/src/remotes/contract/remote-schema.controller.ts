import { Stateless } from '@laravel-wire/nest';
import { Controller, Get } from '@nestjs/common';
import { remoteSchema } from '@yard/contracts/watching';

/** The rules of `remote.json`, for editors and for whoever builds a remote elsewhere. */
@Controller()
export class RemoteSchemaController {
  @Get('remote-schema.json')
  @Stateless()
  schema() {
    return remoteSchema;
  }
}
