import { draftPlace, forgetDraft, forgetDrafts, saveDraft, savedDraft } from './drafts';

const olive = draftPlace(7, 'ticket 3');
const ray = draftPlace(8, 'ticket 3');
const along = draftPlace('anyone', 'question 3');

let storage: Storage;

beforeEach(() => {
  const entries = new Map<string, string>();
  storage = {
    get length() {
      return entries.size;
    },
    getItem: (name) => entries.get(name) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (name) => void entries.delete(name),
    setItem: (name, text) => void entries.set(name, text),
  } as Storage;
});

it('are each reader’s own', () => {
  saveDraft(olive, 'Olive wrote', storage);

  expect(savedDraft(olive, storage)).toBe('Olive wrote');
  expect(savedDraft(ray, storage)).toBeUndefined();
  expect(savedDraft(draftPlace(null, 'ticket 3'), storage)).toBeUndefined();
});

it('end one by one', () => {
  saveDraft(olive, { text: 'Olive wrote' }, storage);
  forgetDraft(olive, storage);

  expect(savedDraft(olive, storage)).toBeUndefined();
});

const all = () => [olive, ray, along].map((place) => savedDraft(place, storage));

it('of others end when somebody signs in, and all at the log-out; other entries stay', () => {
  saveDraft(olive, 'Olive wrote', storage);
  saveDraft(ray, 'Ray wrote', storage);
  saveDraft(along, 'A guest wrote', storage);
  storage.setItem('scroll-places', '[]');

  forgetDrafts(8, storage);
  expect(all()).toEqual([undefined, 'Ray wrote', 'A guest wrote']);

  forgetDrafts(null, storage);
  expect(all()).toEqual([undefined, undefined, undefined]);
  expect(storage.getItem('scroll-places')).toBe('[]');
});

it('that are none are read as none', () => {
  storage.setItem(olive, '{half');

  expect(savedDraft(olive, storage)).toBeUndefined();
});
