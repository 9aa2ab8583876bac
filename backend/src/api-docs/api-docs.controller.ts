import { Stateless } from '@laravel-wire/nest';
import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiDescription } from './api-description';
import { PAGE_POLICY } from './docs-page';

@Controller('api')
export class ApiDocsController {
  constructor(private readonly description: ApiDescription) {}

  @Get('docs.json')
  @Stateless()
  async json(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    (await this.description.json()).send(request, reply);
  }

  @Get('docs')
  @Stateless()
  @Header('content-security-policy', PAGE_POLICY)
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    (await this.description.page()).send(request, reply);
  }
}
