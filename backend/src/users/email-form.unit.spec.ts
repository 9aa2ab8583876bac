import { emailForm } from './email-form';

it.each([
  ['Ray@EXÄMPLE.com', 'ray@xn--exmple-cua.com'],
  ['ray@xn--exmple-cua.com', 'ray@xn--exmple-cua.com'],
  ['ray@exa\u0308mple.com', 'ray@xn--exmple-cua.com'],
  ['ray@example。com', 'ray@example.com'],
  ['Zoe\u0308@example.com', 'zoë@example.com'],
  ['RAY@[127.0.0.1]', 'ray@[127.0.0.1]'],
  ['ray@127.1', 'ray@127.1'],
  ['no address', 'no address'],
])('gives %s the form %s', (typed, form) => {
  expect(emailForm(typed)).toBe(form);
});
