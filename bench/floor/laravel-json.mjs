// Laravel's parts of the wire: its JSON, its paginator.

/** Slashes and everything beyond ASCII are escaped. */
export const laravelJson = (value) => JSON.stringify(value).replace(/[/\u0080-\uffff]/g, escaped);

const escaped = (char) => (char === '/' ? '\\/' : `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Laravel's paginator for the few pages a renter has; longer ones leave numbers out. */
export function paginated(data, total, page, path) {
  const last = Math.max(1, Math.ceil(total / 15));
  if (last > 13) throw new RangeError('more pages than the benchmark shows');
  const url = (number) => (number === null ? null : `${path}?page=${number}`);
  const previous = page > 1 ? page - 1 : null;
  const next = page < last ? page + 1 : null;
  const edge = (number, label) => ({ url: url(number), label, page: number, active: false });
  const links = [edge(previous, '&laquo; Previous')];
  for (let number = 1; number <= last; number += 1) {
    links.push({ url: url(number), label: String(number), page: number, active: number === page });
  }
  links.push(edge(next, 'Next &raquo;'));
  const from = data.length === 0 ? null : (page - 1) * 15 + 1;
  return {
    current_page: page,
    data,
    first_page_url: url(1),
    from,
    last_page: last,
    last_page_url: url(last),
    links,
    next_page_url: url(next),
    path,
    per_page: 15,
    prev_page_url: url(previous),
    to: from === null ? null : from + data.length - 1,
    total,
  };
}
