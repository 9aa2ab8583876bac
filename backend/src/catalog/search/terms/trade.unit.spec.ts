import { Trade } from './trade';

const types = ['Mini excavator', 'Wheel loader', 'Wheeled excavator', 'Scissor lift'].map((name, index) => ({
  id: index + 1,
  name,
}));
const trade = new Trade(types, [
  { term: 'cherry picker', means: 'boom lift' },
  { term: 'digger', means: 'excavator, backhoe loader' },
  { term: 'Digger', means: 'trencher' },
  { term: 'nothing', means: ' , ' },
]);

it('knows what is said for something else, however it is spelled', () => {
  expect(trade.saying(['cherrypicker'])).toEqual(trade.saying(['cherry', 'picker']));
  expect(trade.saying(['digger'])).toEqual({
    spelled: ['digger'],
    meanings: [['excavator'], ['backhoe', 'loader'], ['trencher']],
  });
  expect(trade.saying(['crane'])).toBeUndefined();
});

it('puts the first meaning in a word’s place, and leaves what means nothing else', () => {
  expect(trade.meant(['red', 'digger'])).toEqual(['red', 'excavator']);
  expect(trade.meant(['nothing'])).toEqual(['nothing']);
});

it('finds the types that have all the words', () => {
  expect(trade.way(['excavator']).types).toEqual([1, 3]);
  expect(trade.way(['wheel', 'excavator']).types).toEqual([]);
  expect(trade.way(['loader', 'red'])).toMatchObject({
    types: [],
    pieces: [{ word: 'loader' }, { word: 'red' }],
  });
});

it('completes the word of most types first, then what people say', () => {
  expect(trade.beginning('e')).toEqual(['excavator']);
  expect(trade.beginning('wheel')).toEqual(['wheel', 'wheeled']);
  expect(trade.beginning('c')).toEqual(['cherry picker']);
});

it('goes on from a beginning that a type has or a machine', () => {
  expect(trade.open('exc', false)).toEqual({ pieces: [{ word: 'exc', isOpen: true }], types: [1, 3] });
  expect(trade.open('zep', false)).toBeNull();
  expect(trade.open('zep', true)).toEqual({ pieces: [{ word: 'zep', isOpen: true }], types: [] });
});
