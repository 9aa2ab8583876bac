import { type Field, number, orNull, text, whole } from '../fields';
import { TITLE_MAX } from '../record';

interface Fact {
  /** Type on the wire and in its column. */
  field: Field;
  /** Validates what is sent. */
  rule: string;
  /** Label in the form and on pages, and heading of its column in a spreadsheet. */
  label: string;
  headings: readonly string[];
  /** Searches find a machine by its words. */
  searched: boolean;
  /** Its property of schema.org's Product, which has none for the year and hours of what is no vehicle. */
  schema: 'brand' | 'model' | null;
}

/** Optional facts about a machine, by its owner. Record, rules, form, pages and imports are read from them. */
export const MACHINE_FACTS = {
  manufacturer: {
    field: orNull(text),
    rule: `nullable|string|max:${TITLE_MAX}`,
    label: 'Manufacturer',
    headings: ['make', 'brand'],
    searched: true,
    schema: 'brand',
  },
  model: {
    field: orNull(text),
    rule: `nullable|string|max:${TITLE_MAX}`,
    label: 'Model',
    headings: [],
    searched: true,
    schema: 'model',
  },
  year: {
    field: orNull(whole),
    rule: 'nullable|integer|between:1900,2100',
    label: 'Year',
    headings: ['model year', 'year of manufacture'],
    searched: false,
    schema: null,
  },
  hours: {
    field: orNull(number(1)),
    rule: 'nullable|numeric|min:0|max:1000000',
    label: 'Hours run',
    headings: ['hours', 'hour meter', 'meter'],
    searched: false,
    schema: null,
  },
} as const satisfies Record<string, Fact>;

type Facts = typeof MACHINE_FACTS;
export type MachineFact = keyof Facts;
export type SearchedFact = { [N in MachineFact]: Facts[N]['searched'] extends true ? N : never }[MachineFact];

export const machineFacts = Object.keys(MACHINE_FACTS) as MachineFact[];
export const searchedFacts = machineFacts.filter(
  (name): name is SearchedFact => MACHINE_FACTS[name].searched,
);
export const factFields = ofFacts((name) => MACHINE_FACTS[name].field) as {
  [N in MachineFact]: Facts[N]['field'];
};
export const factRules = ofFacts((name) => MACHINE_FACTS[name].rule) as {
  [N in MachineFact]: Facts[N]['rule'];
};

export function ofFacts<T>(value: (name: MachineFact) => T): Record<MachineFact, T> {
  return Object.fromEntries(machineFacts.map((name) => [name, value(name)])) as Record<MachineFact, T>;
}
