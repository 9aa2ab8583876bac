import type { ListedType } from './use-machine-types';

export type Category = { name: string; illustration_url: string; path: string; types: ListedType[] };

/**
 * The types by category, by name; types without a category stand in none. Each category is drawn as the first of
 * its types whose drawing no category before it has, so that neighbours do not look alike.
 */
export function categoriesOf(types: readonly ListedType[]): Category[] {
  const drawn = new Set<string>();
  return [...byCategory(types)]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, members]) => {
      const drawings = members.map((type) => type.illustration_url);
      const illustration_url = drawings.find((url) => !drawn.has(url)) ?? drawings[0] ?? '';
      drawn.add(illustration_url);
      return { name, illustration_url, path: pathOf(name, members), types: members };
    });
}

function byCategory(types: readonly ListedType[]): Map<string, ListedType[]> {
  const groups = new Map<string, ListedType[]>();
  types.forEach((type) => {
    if (type.category !== null) groups.set(type.category, [...(groups.get(type.category) ?? []), type]);
  });
  return groups;
}

/** A category of one type needs no choice between types. */
function pathOf(name: string, types: readonly ListedType[]): string {
  const [only, ...others] = types;
  const query: Record<string, string> =
    only && others.length === 0 ? { type: String(only.id) } : { category: name };
  return `/search?${new URLSearchParams(query).toString()}`;
}
