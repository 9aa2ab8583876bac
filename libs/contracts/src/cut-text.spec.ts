import { clipped, cutTo } from './cut-text';

it.each([
  ['🚜🚜🚜', 3, '🚜'],
  ['a👩‍🌾b', 4, 'a'],
  ['Zoe\u0308 Ray', 3, 'Zo'],
  ['नमस्ते', 3, 'नम'],
  ['🇩🇪🇫🇷', 6, '🇩🇪'],
  ['👩‍🌾', 4, '👩‍'],
  ['short', 5, 'short'],
])('cuts %j to %d without half a sign', (text, max, cut) => {
  expect(cutTo(text, max)).toBe(cut);
});

it('puts dots in place of what is missing, within the length', () => {
  expect(['🚜🚜🚜', 'one two'].map((text) => clipped(text, 5))).toEqual(['🚜🚜…', 'one…']);
  expect(clipped('🚜🚜', 4)).toBe('🚜🚜');
});
