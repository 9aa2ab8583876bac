import { applyDecorators, Header, HttpCode } from '@nestjs/common';

/** The body of Fortify's answers that say nothing: an empty JSON text. */
export const EMPTY_JSON = '""';

/** Answers with a status and a body that a JSON client can read. */
export const EmptyJson = (status: number): MethodDecorator =>
  applyDecorators(HttpCode(status), Header('Content-Type', 'application/json'));
