import { AGREED_KINDS, currentDocuments, documentKindFrom, textOf } from './document';
import type { DocumentKind } from './document-kinds';

const AT = '2026-11-20T12:00:00.000000Z';
const text = (kind: DocumentKind, name: string, version: number, published_at: string | null = AT) => ({
  kind,
  name,
  version,
  published_at,
});

it('takes the newest published version of each kind, and of each other text by its name', () => {
  const privacy = [2, 3, 1].map((version) => text('privacy_policy', `Privacy ${version}`, version));
  const others = [text('other', 'Fuel', 1), text('other', 'Tires', 4), text('other', 'Fuel', 2)];
  const draft = text('privacy_policy', 'Privacy', 4, null);
  expect(currentDocuments([draft, ...privacy, ...others])).toEqual([privacy[1], others[2], others[1]]);
  expect(currentDocuments([draft])).toEqual([]);
});

it('tells texts apart by kind, those of no kind by name', () => {
  const texts = [text('privacy_policy', 'A', 1), text('other', 'A', 1), text('help', 'A', 1)];
  expect(texts.map(textOf)).toEqual(['privacy_policy', 'other:A', 'help:A']);
});

it.each([
  ['privacy_policy', 'privacy_policy'],
  ['other', 'other'],
  ['imprint', null],
  ['', null],
  [null, null],
  [undefined, null],
])('knows the kind %j as %j', (name, kind) => {
  expect(documentKindFrom(name)).toBe(kind);
});

it('asks for four agreements', () => {
  expect(AGREED_KINDS).toEqual([
    'terms_and_conditions',
    'privacy_policy',
    'insurance_disclaimer',
    'rental_agreement',
  ]);
});
