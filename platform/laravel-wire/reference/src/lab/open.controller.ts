import { Controller, Get } from '@nestjs/common';

/** Routes for anybody while the site is up, from wherever. */
@Controller('api')
export class OpenController {
  @Get(['maintenance/open', 'cors/open'])
  open() {
    return { open: true };
  }
}
