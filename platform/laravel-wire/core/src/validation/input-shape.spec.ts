import { type InputOf, check, rules } from '../index';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const isExactly = <A, B>(yes: Equal<A, B>): boolean => yes;

const address = rules({
  line1: 'required|string|max:255',
  line2: 'nullable|string|max:255',
  state: 'required|in:UT,CA',
  confirmed: 'boolean',
  geotag: 'nullable|array',
  'geotag.lat': 'required|numeric|between:-90,90',
  'geotag.lng': 'numeric|between:-180,180',
});

const several = rules({
  data: 'required|array|min:1',
  'data.*.line1': 'required|string',
  'data.*.tags.*': 'integer',
  'range.from': 'required|date_format:Y-m-d',
  anything: 'max:3',
  code: ['required', 'regex:/^a|b$/'],
});

describe('the type of a rule set', () => {
  it('is read from the rule lines', () => {
    expect(
      isExactly<
        InputOf<typeof address>,
        {
          line1: string;
          state: 'UT' | 'CA';
          line2?: string | null;
          confirmed?: boolean;
          geotag?: { lat: number; lng?: number } | null;
        }
      >(true),
    ).toBe(true);
  });

  it('nests lists and objects', () => {
    expect(
      isExactly<
        InputOf<typeof several>,
        {
          data: { line1: string; tags?: number[] }[];
          range: { from: string };
          code: string;
          anything?: unknown;
        }
      >(true),
    ).toBe(true);
    expect(check(several, { data: [{ line1: 'a' }], range: { from: '2026-11-20' }, code: 'a' }).ok).toBe(
      true,
    );
  });

  it('is what a successful check returns', () => {
    const result = check(address, { line1: 'a', state: 'UT', geotag: { lat: '40.5' }, extra: 1 });

    expect(result).toEqual({ ok: true, input: { line1: 'a', state: 'UT', geotag: { lat: 40.5 } } });
    if (result.ok) expect(result.input.line1.length).toBe(1);
  });
});
