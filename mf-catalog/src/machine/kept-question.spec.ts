import { keepQuestion, keptQuestion } from './kept-question';

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

  keepQuestion(3, 'Does it fit?', place);
  keepQuestion(4, ' ', place);

  expect([keptQuestion(3, place), keptQuestion(4, place)]).toEqual(['Does it fit?', '']);
  keepQuestion(3, '', place);
  expect([keptQuestion(3, place), place.length]).toEqual(['', 0]);
});
