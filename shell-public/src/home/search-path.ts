/** The address of the search for the form's values; empty ones are left out. */
export function searchPath(answers: {
  search: string;
  place: string;
  from: string;
  to: string;
  flexible_days?: string;
  type?: string;
}): string {
  const given = Object.entries(answers)
    .map(([name, value]) => [name, value.trim()])
    .filter(([, value]) => value !== '');
  const query = new URLSearchParams(given).toString();
  return query === '' ? '/search' : `/search?${query}`;
}
