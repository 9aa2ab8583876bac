import { saveQuestion, savedQuestion } from './saved-question';

/** A browser's storage as far as it is used here. */
function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    get length() {
      return kept.size;
    },
  } as Storage;
}

it('keeps what is written about each machine until it is sent', () => {
  const place = storage();

  saveQuestion(3, 'Does it fit?', place);
  saveQuestion(4, ' ', place);

  expect([savedQuestion(3, place), savedQuestion(4, place)]).toEqual(['Does it fit?', '']);
  saveQuestion(3, '', place);
  expect([savedQuestion(3, place), place.length]).toEqual(['', 0]);
});
