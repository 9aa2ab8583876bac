import { isNewVersion } from './new-version';

describe('a message of the service worker', () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
  };

  it('is news when it tells of another version than the page is of', () => {
    expect(isNewVersion({ activated: 'b' }, 'a', storage())).toBe(true);
    expect(isNewVersion({ activated: 'a' }, 'a', storage())).toBe(false);
  });

  it.each([null, 'b', {}, { activated: 7 }])('is none when it is %p', (message) => {
    expect(isNewVersion(message, 'a', storage())).toBe(false);
  });

  it('is news once, so that a page does not go back and forth between two versions', () => {
    const session = storage();

    expect(isNewVersion({ activated: 'b' }, 'a', session)).toBe(true);
    expect(isNewVersion({ activated: 'a' }, 'b', session)).toBe(true);
    expect(isNewVersion({ activated: 'b' }, 'a', session)).toBe(false);
  });
});
