import { type Fields, resources } from '@yard/contracts';

type Row = Record<string, unknown>;
type Rules = (typeof resources)[keyof typeof resources]['rules']['fields'];

interface Plain {
  endpoint: string;
  input: () => Row;
  columns: () => Row;
}

let count = 0;

/** Those that are no part of another record. */
export const plainRecords: readonly Plain[] = Object.values(resources)
  .filter(({ within }) => within === null)
  .map(({ type, fields, rules }) => ({
    endpoint: type.endpoint,
    input: () => sampleOf(fields, rules.fields, (instant) => instant),
    columns: () => sampleOf(fields, rules.fields, (instant) => instant.replace('T', ' ').replace('Z', '')),
  }))
  .sort((one, other) => other.endpoint.length - one.endpoint.length);

export const tableOf = ({ endpoint }: Plain) => endpoint.slice(endpoint.lastIndexOf('/') + 1);

/** Everybody may read them and admins change them; one of which that is not so has rows of its own in the matrix. */
export const plainMatrix = Object.fromEntries(
  plainRecords.flatMap(({ endpoint }) => [
    [`GET /${endpoint}`, '200 200 200 200 200 200'],
    [`GET /${endpoint}/{id}`, both('200 200 200 200 200 200')],
    [`POST /${endpoint}`, '401 403 403 403 401 201'],
    [`POST /${endpoint}/store_many`, '401 403 403 403 401 200'],
    [`PATCH /${endpoint}/{id}`, both('401 403 403 403 401 200')],
    [`PUT /${endpoint}/{id}`, both('401 403 403 403 401 200')],
    [`DELETE /${endpoint}/{id}`, both('401 403 403 403 401 204')],
  ]),
);

function both(cells: string): string {
  return `${cells} | ${cells}`;
}

function sampleOf(fields: Fields, rules: Rules, written: (instant: string) => string): Row {
  count += 1;
  const values: Record<string, unknown> = {
    text: `Sample ${count}`,
    whole: count,
    number: 1.5,
    money: 10,
    flag: true,
    day: '2027-01-01',
  };
  const required = [...rules].filter(
    ([field, parsed]) => field in fields && parsed.some(({ name }) => name === 'required'),
  );
  return Object.fromEntries(
    required.map(([name, parsed], index) => {
      // The later member is the later instant: of a span the first comes first.
      values.instant = written(`2027-01-0${index + 1}T09:00:00.000Z`);
      const choices = parsed.find((rule) => rule.name === 'in')?.parameters;
      const path = name.endsWith('_path') ? `/samples-${count}` : undefined;
      return [name, choices?.[0] ?? path ?? values[fields[name]?.kind ?? 'text']];
    }),
  );
}
