import { type Language, languageFor } from '@laravel-wire/core';
import type { WireReply, WireRequest } from './message';
import type { WireSettings } from '../options';

/** The language a request's texts are in; its catalogue and names go to a check as they are. */
export function languageOf(request: WireRequest, settings: WireSettings): Language {
  const { languages, negotiateLanguage } = settings;
  return negotiateLanguage ? languageFor(request.headers['accept-language'], languages) : languages[0];
}

/** The part of a language that a check takes. */
export function wordsFor(
  request: WireRequest,
  settings: WireSettings,
): Pick<Language, 'messages' | 'attributes'> {
  const { messages, attributes } = languageOf(request, settings);
  return { messages, attributes };
}

/** Says in which language an answer is, where it could have been another one. */
export function markLanguage(reply: WireReply, { code }: Language, settings: WireSettings): void {
  if (settings.negotiateLanguage) {
    const vary = reply.getHeader('vary');
    reply.header('vary', typeof vary === 'string' ? `${vary}, Accept-Language` : 'Accept-Language');
    reply.header('content-language', code);
  }
}
