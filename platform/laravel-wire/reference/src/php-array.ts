/** PHP has one kind of array: what is inside comes back as a list where its keys are 0, 1, 2 …, else as an object. */
export function listsInside(value: unknown): unknown {
  return isContainer(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asPhpArray(inner)]))
    : value;
}

export function asPhpArray(value: unknown): unknown {
  if (!isContainer(value)) return value;
  const isList = Object.keys(value).every((key, index) => key === String(index));
  return isList ? Object.values(value).map(asPhpArray) : listsInside(value);
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
