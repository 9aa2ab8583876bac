import { changeLines } from './change-lines';
import { check } from './validation/check';
import { rules } from './validation/rule-set';

const LINES = {
  name: 'required|string|max:3',
  code: ['required', 'regex:/^a|b$/'],
  note: 'nullable|string',
  reason: 'required_with:note|string',
} as const;

it('asks for nothing that a new record has to have, and keeps every other rule', () => {
  expect(changeLines(LINES)).toEqual({
    name: 'sometimes|required|string|max:3',
    code: ['sometimes', 'required', 'regex:/^a|b$/'],
    note: 'nullable|string',
    reason: 'required_with:note|string',
  });
});

it('refuses an empty value where a new record may have none', () => {
  const set = rules(changeLines(LINES));
  const now = new Date(0);

  expect(check(set, {}, { now })).toEqual({ ok: true, input: {} });
  expect(check(set, { name: '', code: 'c' }, { now })).toMatchObject({
    errors: { name: ['The name field is required.'], code: ['The code field format is invalid.'] },
  });
});

it('has the type of what is checked', () => {
  const set = rules(changeLines(LINES));
  const input: NonNullable<(typeof set)['input']> = {};
  // @ts-expect-error a name is text
  input.name = 7;
  input.note = null;

  expect(Object.keys(set.lines)).toEqual(Object.keys(LINES));
});
