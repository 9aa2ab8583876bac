// Readers of a request's single values and of stored texts: 1 MB at most, formatted text up to its limit.
const BODY = 1024 * 1024;
const DOCUMENT = 100_000;
const DESCRIPTION = 20_000;
const ERROR = 64 * 1024;
const CSV = { relax_quotes: true, skip_records_with_error: true, relax_column_count: true };

/** Rules that take a text; those on other fields, lists and the database see none of it. */
const FAMILIES = {
  text: 'string|alpha|alpha_num|alpha_dash|ascii|lowercase|uppercase|starts_with:x|ends_with:x|min:3|max:255',
  number: 'numeric|integer|decimal:0,2|multiple_of:3|min:1|max:99',
  digits: 'digits:4|digits_between:2,4|min_digits:3|boolean',
  date: 'date|date_format:Y-m-d|after:today|before_or_equal:2030-01-01',
  format: 'email|url|uuid|ulid|ip|mac_address|hex_color|timezone',
  json: 'json',
  choice: 'in:a,b|not_in:c,d|accepted|declined|regex:/^[0-9 ]{12,23}$/|different:other|same:other',
};

exports.readers = (load) => [...ruled(load), ...formatted(load), ...others(load)];

function ruled(load) {
  const core = (path) => load('platform/laravel-wire/core', path);
  const { rules } = core('validation/rule-set');
  const { check } = core('validation/check');
  const { normalizeInput } = core('normalize-input');
  const families = Object.entries(FAMILIES).map(([name, line]) => {
    const set = rules({ field: line.split('|') });
    return { name: `rules: ${name}`, read: (text) => check(set, { field: text }), reaches: BODY };
  });
  const many = load('platform/laravel-wire/core', 'store-many').manyRules(
    rules({ a: 'required', b: 'required|email' }),
  );
  return [
    ...families,
    {
      name: 'distinct entries',
      read: (list) => check(rules({ 'list.*': 'distinct' }), { list }),
      wrap: (text) => Array.from({ length: text.length / 600 }, (_, index) => index),
      reaches: BODY,
    },
    { name: 'trimming', read: (text) => normalizeInput({ text }), reaches: BODY },
    {
      name: 'store_many',
      read: (input) => check(many, input),
      wrap: (text) => ({ data: Array.from({ length: text.length / 3 }, () => ({})) }),
      reaches: BODY,
    },
    { name: 'page number', read: (text) => core('page-number').pageNumber(text), reaches: BODY },
  ];
}

function formatted(load) {
  const { fillPlaceholders, unknownPlaceholders } = load('libs/contracts', 'agreements/placeholders');
  const { safeHtml } = load('backend', 'src/agreements/safe-html');
  const { safeDescription } = load('backend', 'src/catalog/machines/safe-description');
  const { blocksOfHtml } = load('platform/server-kit', 'pdf/html-blocks');
  return [
    {
      name: 'placeholders',
      read: (text) => [unknownPlaceholders(text), fillPlaceholders(text, { owner_name: 'Olive' })],
      reaches: DOCUMENT,
    },
    { name: 'document made safe', read: safeHtml, reaches: DOCUMENT },
    { name: 'description made safe', read: safeDescription, reaches: DESCRIPTION },
    { name: 'document on paper', read: blocksOfHtml, wrap: safeHtml, reaches: DOCUMENT },
  ];
}

function others(load) {
  const { plainWords } = load('backend', 'src/catalog/search/words/plain-words');
  const { withoutPersons } = load('libs/contracts', 'watching/without-persons');
  const { fingerprintOf } = load('backend', 'src/watching/errors/fingerprint');
  const { offSiteLabels } = load('libs/contracts', 'reports/off-site');
  const { parse } = require('csv-parse/sync');
  return [
    { name: 'search words', read: plainWords, reaches: BODY },
    { name: 'off-site texts', read: (text) => offSiteLabels(text, 'machine'), reaches: DESCRIPTION },
    {
      name: 'errors of pages',
      read: (text) => [withoutPersons(text), fingerprintOf({ name: text, message: text, stack: text })],
      reaches: ERROR,
    },
    // A file is read by the piece, and the loop is free between two of them.
    { name: 'CSV', read: (text) => parse(text, CSV), reaches: 64 * 1024 },
  ];
}
