/**
 * The names of all rules, without what they do: whoever only writes rules down, as a page that has not been typed in
 * yet, needs no more.
 */
export const ruleNames: ReadonlySet<string> = new Set(
  [
    'bail nullable sometimes',
    'required required_if required_if_accepted required_if_declined required_unless',
    'required_with required_with_all required_without required_without_all',
    'filled present present_if present_unless present_with present_with_all',
    'missing missing_if missing_unless missing_with missing_with_all',
    'accepted accepted_if declined declined_if',
    'prohibited prohibited_if prohibited_if_accepted prohibited_if_declined prohibited_unless prohibits',
    'exclude exclude_if exclude_unless exclude_with exclude_without',
    'string alpha alpha_num alpha_dash ascii lowercase uppercase regex not_regex',
    'starts_with ends_with doesnt_start_with doesnt_end_with',
    'digits digits_between min_digits max_digits integer numeric boolean decimal multiple_of',
    'min max size between gt gte lt lte',
    'date date_format date_equals after after_or_equal before before_or_equal',
    'in not_in in_array same different confirmed contains doesnt_contain',
    'array array_keys list distinct required_array_keys in_array_keys',
    'email url uuid ulid ip ipv4 ipv6 mac_address hex_color json base64 timezone',
    'file image mimes mimetypes extensions dimensions',
    'exists unique',
  ].flatMap((names) => names.split(' ')),
);

/** Rules that are not decided at once: a database is queried, or a file's bytes are read. */
export const databaseRuleNames: ReadonlySet<string> = new Set(['exists', 'unique', 'dimensions']);
