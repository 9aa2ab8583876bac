import { countWords, distanceWords, readId } from './machine-words';

describe('words about machines', () => {
  it('says distances as exactly as they matter', () => {
    expect(distanceWords(3.44, 'mi')).toBe('3.4 mi');
    expect(distanceWords(1203.7, 'km')).toBe('1,204 km');
  });

  it('counts in the right number', () => {
    expect(countWords(1, 'machine')).toBe('1 machine');
    expect(countWords(1204, 'machine')).toBe('1,204 machines');
  });

  it.each([
    ['12', 12],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['abc', null],
    [undefined, null],
  ])('reads %s as the id %s', (text, id) => {
    expect(readId(text)).toBe(id);
  });
});
