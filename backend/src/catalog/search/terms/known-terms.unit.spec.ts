import { KnownTerms } from './known-terms';

const types = ['Mini excavator', 'Wheel loader', 'Wheeled excavator', 'Scissor lift'].map((name, index) => ({
  id: index + 1,
  name,
}));
const knownTerms = new KnownTerms(types, [
  { term: 'cherry picker', means: 'boom lift' },
  { term: 'digger', means: 'excavator, backhoe loader' },
  { term: 'Digger', means: 'trencher' },
  { term: 'nothing', means: ' , ' },
]);

it('knows what is said for something else, however it is spelled', () => {
  expect(knownTerms.synonymOf(['cherrypicker'])).toEqual(knownTerms.synonymOf(['cherry', 'picker']));
  expect(knownTerms.synonymOf(['digger'])).toEqual({
    spelled: ['digger'],
    meanings: [['excavator'], ['backhoe', 'loader'], ['trencher']],
  });
  expect(knownTerms.synonymOf(['crane'])).toBeUndefined();
});

it('puts the first meaning in a word’s place, and leaves what means nothing else', () => {
  expect(knownTerms.meant(['red', 'digger'])).toEqual(['red', 'excavator']);
  expect(knownTerms.meant(['nothing'])).toEqual(['nothing']);
});

it('finds the types that have all the words', () => {
  expect(knownTerms.way(['excavator']).types).toEqual([1, 3]);
  expect(knownTerms.way(['wheel', 'excavator']).types).toEqual([]);
  expect(knownTerms.way(['loader', 'red'])).toMatchObject({
    types: [],
    pieces: [{ word: 'loader' }, { word: 'red' }],
  });
});

it('completes the word of most types first, then what people say', () => {
  expect(knownTerms.beginning('e')).toEqual(['excavator']);
  expect(knownTerms.beginning('wheel')).toEqual(['wheel', 'wheeled']);
  expect(knownTerms.beginning('c')).toEqual(['cherry picker']);
});

it('goes on from a beginning that a type has or a machine', () => {
  expect(knownTerms.open('exc', false)).toEqual({ pieces: [{ word: 'exc', isOpen: true }], types: [1, 3] });
  expect(knownTerms.open('zep', false)).toBeNull();
  expect(knownTerms.open('zep', true)).toEqual({ pieces: [{ word: 'zep', isOpen: true }], types: [] });
});
