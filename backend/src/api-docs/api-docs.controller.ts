import { Stateless } from '@laravel-wire/nest';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiDescription } from './api-description';
import { docsPage, PAGE_POLICY } from './docs-page';

/** What the API is, for people and programs; open to everybody. */
@Controller('api')
export class ApiDocsController {
  constructor(private readonly description: ApiDescription) {}

  @Get('docs.json')
  @Stateless()
  json() {
    return this.description.document();
  }

  @Get('docs')
  @Stateless()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', PAGE_POLICY)
  page() {
    return docsPage(this.description.document());
  }
}
