import { createWire } from '@laravel-wire/client';

/** Calls of its own: what becomes of them is nobody's trouble on the page. */
export const server = createWire().http;
