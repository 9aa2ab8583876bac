import { Document } from './document.entity';
import { whyNotDeletable, whyNotPublish } from './document-state';

const PUBLISHED = new Date('2026-11-20T12:00:00Z');
const document = (kind: string, version: number, published_at: Date | null = null) =>
  Object.assign(new Document(), { kind, version, published_at, name: null, slug: null });

it('deletes no document that is the last of its kind, draft or not', () => {
  const words = 'This is the last document of its kind.';

  expect(whyNotDeletable(document('faq', 1), [])).toBe(words);
  expect(whyNotDeletable(document('privacy_policy', 1, PUBLISHED), [])).toBe(words);
});

it('deletes the only published text that renters agree to as little', () => {
  const only = document('privacy_policy', 1, PUBLISHED);
  const words = 'This is the only published document of its kind.';

  expect(whyNotDeletable(only, [document('privacy_policy', 2)])).toBe(words);
  expect(whyNotDeletable(only, [document('privacy_policy', 2, PUBLISHED)])).toBeNull();
  expect(whyNotDeletable(document('privacy_policy', 2), [document('privacy_policy', 1)])).toBeNull();
  expect(whyNotDeletable(document('faq', 1, PUBLISHED), [document('faq', 2)])).toBeNull();
});

it('publishes a version once, and none that is older than the published one', () => {
  const [first, second, third] = [1, 2, 3].map((version) => document('privacy_policy', version));
  const published = document('privacy_policy', 2, PUBLISHED);

  expect(whyNotPublish(published, [])).toBe('This version is published.');
  expect(first && whyNotPublish(first, [published])).toBe('This version is older than the published one.');
  expect(third && whyNotPublish(third, [published])).toBeNull();
  expect(first && second && whyNotPublish(first, [second])).toBeNull();
  expect(first && whyNotPublish(first, [document('rental_agreement', 2, PUBLISHED)])).toBeNull();
});
