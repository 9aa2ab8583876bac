import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Forbidden, Id, Stateless } from '@laravel-wire/nest';

/** Odd answers, one at a time. */
@Controller('api/odd')
export class OddController {
  @Get('forbidden')
  forbidden(): never {
    throw new Forbidden('');
  }

  @Get('chars')
  chars(): object {
    return {
      slash: 'a/b',
      html: `<a href="x">&'</a>`,
      unicode: 'é😀\u2028',
      ctl: 'a\tb\nc',
      backslash: 'App\\Models',
    };
  }

  @Post('echo')
  @HttpCode(200)
  echo(@Body() body: unknown): object {
    return { body };
  }

  @Get('number/:id')
  number(@Id() id: number): object {
    return { id };
  }

  @Get('health')
  @Stateless()
  health(): object {
    return { ok: true };
  }
}
