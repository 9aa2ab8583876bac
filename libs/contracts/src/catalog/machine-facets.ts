/** What a list of machines can be narrowed by, with a count beside each choice: docs/wire.md "Search". */
export type MachineFacet = 'machine_type_id' | 'manufacturer' | 'delivery' | 'free';

/** What one could choose, and how many machines the list would have then. */
export interface FacetChoice {
  /** For the filter of the facet's name; of `free` whether `from` and `to` are kept. */
  value: number | string | boolean;
  label: string;
  count: number;
  /** Whether there may be more than `count`. */
  count_is_bound: boolean;
}

/** The facets that make sense for a list; `free` needs a span of days. */
export type MachineFacets = Partial<Record<MachineFacet, FacetChoice[]>> & {
  /** By name, of the one type that a list is narrowed to: choices, and yes or no as 1 and 0. */
  attributes?: Record<string, FacetChoice[]>;
};
