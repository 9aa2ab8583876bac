import {
  Body,
  Controller,
  Get,
  Header,
  Next,
  Param,
  Post,
  Redirect,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { BodyLimit, Stateless } from '@laravel-wire/nest';
import type { ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { Readable } from 'node:stream';

type Response = ServerResponse & {
  json(value: unknown): void;
  send(value: string): void;
  sendFile(name: string, options: { root: string }): void;
  redirect(url: string): void;
  type(name: string): ServerResponse;
};

/** Answers that are written by the response of Nest's Express adapter itself, and those by Nest. */
@Controller('api/express')
export class ExpressController {
  @Get('json')
  json(@Res() response: Response): void {
    response.json({ path: 'a/ü' });
  }

  @Get('text')
  text(@Res() response: Response): void {
    response.send('<p>text</p>');
  }

  @Get('pieces')
  pieces(@Res() response: Response): void {
    response.writeHead(202, { 'Content-Type': 'text/plain' });
    response.write('one, ');
    setTimeout(() => response.end('two'), 1);
  }

  @Get('piped')
  piped(@Res() response: Response): void {
    Readable.from([Buffer.alloc(200_000, 'a'), Buffer.alloc(200_000, 'b')]).pipe(response);
  }

  @Get('file')
  file(@Res() response: Response): void {
    response.sendFile(basename(__filename), { root: __dirname });
  }

  @Get('elsewhere')
  elsewhere(@Res() response: Response): void {
    response.redirect('/api/express/json');
  }

  @Get('regretted')
  regretted(@Res() response: Response): void {
    response.json({ is: 'answered' });
    throw new Error('after its answer');
  }

  @Get('written')
  written(@Res() response: Response): void {
    response.type('text/plain').end('written');
    throw new Error('after its answer');
  }

  @Post('passed/:to')
  passed(@Next() next: () => void): void {
    next();
  }

  @Post(':from/:to')
  taken(@Param() params: object, @Body() body: object): object {
    return { ...params, ...body };
  }

  @Get('moved')
  @Redirect('/api/express/json', 301)
  moved(): void {}

  @Get('download')
  @Header('Content-Type', 'text/csv')
  download(): StreamableFile {
    return new StreamableFile(Buffer.from('id\n1\n'), {
      disposition: 'attachment; filename="a.csv"',
      length: 5,
    });
  }

  @Get('broken')
  broken(): StreamableFile {
    const bytes = new Readable({ read: () => bytes.destroy(new Error('secret')) });
    return new StreamableFile(bytes);
  }

  @Post('large')
  @BodyLimit(2 * 1024 * 1024)
  large(@Body() { text }: { text: string }): object {
    return { length: text.length };
  }

  @Get('stateless')
  @Stateless()
  stateless(): object {
    return {};
  }
}
