import { privateChannel } from '@laravel-wire/core';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { answerEarly, Broadcaster, Forbidden, Id, Stateless } from '@laravel-wire/nest';

/** Odd answers, one at a time. */
@Controller('api/odd')
export class OddController {
  constructor(private readonly broadcaster: Broadcaster) {}

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

  @Post('ring/:id')
  @HttpCode(200)
  ring(@Id() id: number, @Body() body: object): object {
    this.broadcaster.send(privateChannel(`notes.${id}`), 'rang', body);
    return {};
  }

  /** Same as `ring`, by work that the answer does not wait for. */
  @Post('ring-late/:id')
  @HttpCode(200)
  ringLate(@Id() id: number, @Body() body: object): object {
    answerEarly();
    return this.ring(id, body);
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
