/** PHP has one kind of array: an empty object inside another value comes back as an empty list, a list with holes as an object. */
export function listsInside(value: unknown): unknown {
  if (Array.isArray(value) && Object.keys(value).length === value.length) {
    return value.map(asPhpArray);
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asPhpArray(inner)]))
    : value;
}

export function asPhpArray(value: unknown): unknown {
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return isEmpty ? [] : listsInside(value);
}
