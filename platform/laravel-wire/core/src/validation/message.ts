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

/** One pass, so that a value that looks like a placeholder stays as it is. */
function fill(text: string, placeholders: Placeholders): string {
  return text.replace(
    /:(\w+)/g,
    (written, name: string) =>
      (Object.hasOwn(placeholders, name) ? placeholders[name] : undefined) ?? written,
  );
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

/** `:index` and `:position` of the last list entry in the field's name. */
function positionsOf({ field }: RuleContext): Placeholders {
  const index = field.split('.').findLast((part) => /^\d+$/.test(part));
  return index === undefined ? {} : { index, position: String(Number(index) + 1) };
}
