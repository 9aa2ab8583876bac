import { Controller, Get } from '@nestjs/common';

/** What anybody may have while the site is up, from wherever. */
@Controller('api')
export class OpenController {
  @Get(['maintenance/open', 'cors/open'])
  open() {
    return { open: true };
  }
}
