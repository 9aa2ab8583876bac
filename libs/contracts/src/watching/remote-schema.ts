import { SLOTS } from './slots';

const text = {
  type: 'string',
  pattern: '^[^\\p{Cc}]{1,200}$',
  description: 'have 1 to 200 characters',
} as const;
const order = { type: 'number' } as const;
const access = { enum: ['any', 'guest', 'user', 'renter', 'owner', 'admin'] } as const;
const to = {
  type: 'string',
  pattern: '^/(?![/\\\\])[^\\s\\\\]*$',
  description: 'be an address of this site: begin with one /',
} as const;
const name = {
  type: 'string',
  pattern: '^[A-Za-z_$][\\w$.-]{0,63}$',
  description: 'be a name of 1 to 64 letters, digits and _ $ . -',
} as const;
const path = {
  type: 'string',
  pattern: '^/(?:[\\w.~-]+(?:/:?[\\w.~-]+)*)?$',
  description: 'begin with /, hold no * or ?, and may have parameters after its first part: /fleet/:id',
} as const;

const listOf = <Members extends object>(required: readonly string[], properties: Members) =>
  ({ type: 'array', items: { type: 'object', required, properties, additionalProperties: false } }) as const;

/** @param slots  the places that this shell has for parts of remotes */
const site = (slots: readonly string[]) =>
  ({
    type: 'object',
    required: ['routes'],
    properties: {
      routes: listOf(['path', 'page', 'access', 'title'], {
        path,
        page: name,
        access,
        title: text,
        drawn: { enum: [true] },
      }),
      nav: listOf(['to', 'label', 'icon', 'order', 'access'], {
        to,
        label: text,
        short_label: text,
        icon: name,
        order,
        access,
        attention: { enum: ['rental_requests', 'support_tickets', 'machine_questions', 'contested_returns'] },
        place: { enum: ['main', 'account'] },
      }),
      slots: listOf(['slot', 'filler', 'order'], { slot: { enum: slots }, filler: name, order, access }),
      links: listOf(['to', 'label', 'order'], { to, label: text, order }),
    },
    additionalProperties: false,
  }) as const;

/** JSON Schema of `remote.json`; `SiteManifest` of `@yard/remote-kit` says what each member means. */
export const remoteSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'remote.json',
  type: 'object',
  required: ['name'],
  properties: {
    $schema: { type: 'string' },
    name,
    public: site(Object.keys(SLOTS.public)),
    admin: site(Object.keys(SLOTS.admin)),
  },
  additionalProperties: false,
} as const;

/** Pages that the shells have themselves: no remote may have one there. */
export const ownPaths = {
  public: [
    ...['/', '/login', '/register', '/forgot-password', '/reset-password', '/account', '/account/:part'],
    '/notifications',
  ],
  admin: [
    ...['/', '/welcome', '/rental_store_access_requests', '/users', '/users/:user_id', '/machines'],
    ...['/machines/:machine_id', '/statistics', '/saved_replies', '/search_synonyms', '/announcements'],
    ...['/mails', '/activity', '/jobs', '/error_reports', '/remotes', '/recordings/:recording_id'],
  ],
} as const;
