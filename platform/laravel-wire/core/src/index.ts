export { type ErrorBag, firstMessages, hasErrors, mergeErrors, summarize } from './error-bag';
export { type Verdict, allow, deny } from './verdict';
export { channelName, matchChannel, presenceChannel, privateChannel } from './channel';
export { laravelTimestamp } from './timestamp';
export {
  type BaseRecord,
  type Direction,
  type Paginator,
  type RecordKey,
  type RecordOf,
  type RecordType,
  defineRecord,
} from './record-type';
export {
  type PageLink,
  type Page,
  pageNumber,
  type Paginated,
  paginate,
  type SimplePaginated,
  simplePaginate,
} from './paginate';
export {
  type Cursor,
  type CursorCondition,
  type CursorPage,
  type CursorPaginated,
  cursorOf,
  cursorPaginate,
  cursorQuery,
  encodeCursor,
  type Order,
} from './cursor';
export {
  type AnyPaginated,
  jsonResource,
  mergeWhen,
  resourceCollection,
  type ResourceOptions,
  when,
  whenLoaded,
} from './json-resource';
export {
  jsonApiCollection,
  jsonApiIncludes,
  type JsonApiOptions,
  jsonApiResource,
  type JsonApiType,
  relatedTo,
} from './json-api';
export { queryText } from './links';
export { normalizeInput } from './normalize-input';
export { phpInteger } from './php/integer';
export { boundBrokenBy, type BrokenBound, JsonBounds } from './php/json-bounds';
export { type InputShape, type UploadedFile } from './validation/input-shape';
export {
  type InputOf,
  type RuleLines,
  type RuleSet,
  type RuleSetOptions,
  rules,
} from './validation/rule-set';
export {
  type CheckOptions,
  type CheckResult,
  type DatabaseCheckOptions,
  check,
  checkWithDatabase,
} from './validation/check';
export { type PresenceOptions, type PresenceVerifier } from './validation/presence';
export { type Messages, type MessageText, type SizedText } from './messages/message-catalogue';
export { en } from './messages/en';
export { es } from './messages/es';
export {
  type Language,
  type LanguageTexts,
  defineLanguage,
  english,
  languageFor,
  spanish,
} from './messages/languages';
export { type StandardSchema, standardSchema } from './standard-schema';
export { manyRules, STORE_MANY_MAX } from './store-many';
export { phpPattern } from './php/pattern';
export { type ChangeLines, changeLines } from './change-lines';
