import { Controller, Get, HttpCode } from '@nestjs/common';
import { RedirectTo } from '@laravel-wire/nest';

/** A returned value of each kind. */
@Controller('api/lab/return')
export class ReturnedValuesController {
  @Get('array')
  array(): object {
    return { a: 1, b: null, c: 1.0, d: 1.5, e: '1.50', f: true, g: [], h: {} };
  }

  @Get('text')
  text(): string {
    return 'plain text';
  }

  @Get('html')
  html(): string {
    return '<b>bold</b>';
  }

  @Get('int')
  int(): number {
    return 5;
  }

  @Get('null')
  null(): null {
    return null;
  }

  @Get('json-empty')
  jsonEmpty(): object {
    return [];
  }

  @Get('chars')
  chars(): object {
    return {
      slash: 'a/b',
      html: `<a href="x">&'</a>`,
      unicode: 'é😀\u2028',
      ctl: 'a\tb\nc\u007f',
      backslash: 'App\\Models',
    };
  }

  @Get('empty-model-list')
  emptyModelList(): object[] {
    return [];
  }

  @Get('redirect')
  redirect(): never {
    throw new RedirectTo('/somewhere');
  }

  @Get('not-modified')
  @HttpCode(304)
  notModified(): void {}
}
