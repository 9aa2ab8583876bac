import type { Messages, MessageText } from '../messages/message-catalogue';
import type { Placeholders, RuleContext, RuleDefinition } from '../rules/rule-definition';
import { sizeKind } from '../rules/sizes';
import { shownValue } from '../rules/other-field';
import { lookup } from './field-name';
import { isContainer } from './input-path';

/** The text for a failed rule: the rule set's own message, else the catalogue's, placeholders filled in. */
export function messageFor(
  context: RuleContext,
  definition: RuleDefinition,
  custom: Messages,
  catalogue: Messages,
): string {
  // Laravel shows the key where a catalogue lacks a text.
  const written = customText(context, custom) ?? catalogue[context.rule] ?? `validation.${context.rule}`;
  const text = typeof written === 'string' ? written : written[sizeKind(context)];
  const name = context.nameOf(context.field);

  return fill(text, {
    ...positionsOf(context),
    ...inputOf(context),
    ...nameForms(name),
    ...definition.placeholders?.(context),
  });
}

function customText({ field, rule }: RuleContext, custom: Messages): MessageText | undefined {
  return lookup(custom, `${field}.${rule}`) ?? custom[rule] ?? lookup(custom, field);
}

/**
 * One pass, so that a value that looks like a placeholder stays as it is. To Laravel a longer name begins with the
 * placeholder: `:values` is `5s` where there is only `:value`.
 */
function fill(text: string, placeholders: Placeholders): string {
  return text.replace(PLACEHOLDER, (written, name: string) => {
    const known = Object.keys(placeholders).find((one) => name.startsWith(one));
    return known === undefined ? written : `${placeholders[known]}${name.slice(known.length)}`;
  });
}

function nameForms(name: string): Placeholders {
  return {
    attribute: name,
    ATTRIBUTE: name.toUpperCase(),
    Attribute: name.charAt(0).toUpperCase() + name.slice(1),
  };
}

function inputOf({ value }: RuleContext): Placeholders {
  return isContainer(value) ? {} : { input: shownValue(value) };
}

const PLACES = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const PLACEHOLDER = new RegExp(
  `:((?:(?:${PLACES.join('|')})-)?(?:index|position|ordinal-position)|\\w+)`,
  'g',
);
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** `:index`, `:position` and `:ordinal-position` of the first list in the field's name; `:second-index` … of others. */
function positionsOf({ field }: RuleContext): Placeholders {
  const entries = field.split('.').filter((part) => /^\d+$/.test(part));
  const all = entries.slice(0, PLACES.length).flatMap((index, at) => {
    const position = Number(index) + 1;
    const ordinal = `${position}${ENDINGS[ordinals.select(position)] ?? 'th'}`;
    const named = Object.entries({ index, position: String(position), 'ordinal-position': ordinal });
    const atPlace = named.map(([name, text]) => [`${PLACES[at]}-${name}`, text] as const);
    return at === 0 ? [...named, ...atPlace] : atPlace;
  });
  return Object.fromEntries(all);
}
