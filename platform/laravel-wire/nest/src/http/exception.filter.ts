import { Catch, HttpException, Inject, Logger } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { Language } from '@laravel-wire/core';
import { BadRequest, RedirectTo, Unauthenticated, ValidationFailed, WireFault } from '../errors';
import { WIRE_OPTIONS, type WireSettings } from '../options';
import { debugBody } from './debug-body';
import { errorPage, redirectPage } from './html';
import { compactJson, prettyJson } from './json';
import { languageOf, markLanguage } from './language';
import { DownForMaintenance } from './maintenance';
import { expectsJson, originOf, replyOf, requestOf, type WireReply, type WireRequest } from './message';
import { withoutQuery } from './paths';
import { RouteTable } from './route-table';

/** The one place where what was thrown becomes an answer. Anything unknown is a 500 that tells nothing. */
@Catch()
export class WireExceptionFilter implements ExceptionFilter {
  readonly #logger = new Logger('WireExceptionFilter');

  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    private readonly routes: RouteTable,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = requestOf(host);
    const reply = replyOf(host);
    const isMissing = request.is404 && !isOfMaintenance(error);
    // Express knows as late as this that there is no route.
    if (isMissing && this.routes.answersOptions(request, reply)) return;
    const fault = isMissing ? this.routes.missing(request) : this.#faultOf(error, request);

    if (reply.sent || reply.raw.headersSent) {
      this.#logger.error(`request ${request.id}: thrown after its answer began: ${String(error)}`);
      return;
    }

    reply.headers(fault.headers);
    if (fault.status === 204) {
      reply.code(204).send();
    } else if (fault instanceof RedirectTo) {
      sendRedirect(reply, absolute(fault.location, request));
    } else if (this.settings.negotiate && !expectsJson(request)) {
      this.#sendPage(fault, request, reply);
    } else {
      const language = languageOf(request, this.settings);
      markLanguage(reply, language, this.settings);
      reply
        .code(fault.status)
        .type('application/json')
        .send(this.#bodyOf(fault, language, isMissing ? fault : error));
    }
  }

  #faultOf(error: unknown, request: WireRequest): WireFault {
    if (error instanceof WireFault) return error;

    const status = statusOf(error);
    if (status === 413) return new WireFault(413, 'The POST data is too large.');
    if (status >= 400 && status < 500 && error instanceof Error) {
      return status === 400 ? new BadRequest(error.message) : new WireFault(status, error.message);
    }

    // Whoever sent it is gone, or was cut off: no fault of ours, and nobody is there to read the answer.
    if (request.raw.destroyed && !request.raw.complete) {
      return new BadRequest('The request was not sent whole.');
    }

    const detail = error instanceof Error ? error.stack : String(error);
    this.#logger.error(`request ${request.id}: ${request.method} ${withoutQuery(request.url)}`, detail);
    return new WireFault(status === 503 ? 503 : 500, status === 503 ? 'Service Unavailable' : 'Server Error');
  }

  /** Texts of rules are in the request's language already; fixed ones are put into it here. */
  #bodyOf(fault: WireFault, language: Language, error: unknown): string {
    if (fault instanceof ValidationFailed) {
      const errors = Object.fromEntries(
        Object.entries(fault.errors).map(([field, texts]) => [field, texts.map(language.say)]),
      );
      return compactJson({ message: language.summarize(errors), errors });
    }
    const body = { message: language.say(fault.message), ...fault.extra };
    if (fault instanceof Unauthenticated) return compactJson(body);
    if (!this.settings.debug) return prettyJson(body);
    // A wrapper has the error's text; the stack is that of the error itself.
    const message = fault.status < 500 ? { message: fault.message } : {};
    return prettyJson({ ...debugBody(error), ...message, ...fault.extra });
  }

  #sendPage(fault: WireFault, request: WireRequest, reply: WireReply): void {
    if (fault instanceof Unauthenticated) {
      sendRedirect(reply, `${originOf(request)}/login`);
    } else if (fault instanceof ValidationFailed) {
      sendRedirect(reply, request.headers.referer ?? originOf(request));
    } else {
      reply.code(fault.status).type('text/html; charset=UTF-8').send(errorPage(fault.status));
    }
  }
}

/** Errors that go before a 404. */
const isOfMaintenance = (error: unknown): boolean =>
  error instanceof DownForMaintenance || error instanceof RedirectTo;

/** 302 as Laravel answers it. */
function sendRedirect(reply: WireReply, url: string): void {
  reply.code(302).header('location', url).type('text/html; charset=utf-8').send(redirectPage(url));
}

function absolute(location: string, request: WireRequest): string {
  return location.startsWith('/') ? originOf(request) + location : location;
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const status: unknown = error instanceof Error ? Reflect.get(error, 'statusCode') : undefined;
  return typeof status === 'number' ? status : 500;
}
