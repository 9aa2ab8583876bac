export {
  complaints,
  openPart,
  openScreen,
  people,
  type Screen,
  type ScreenOptions,
  type Shown,
} from './screen';
export { type Answers, type Call, held, listOf, refused, slowly } from './answers';
export { attributesOf, fieldWords, Kept, kept } from './kept';
export * from './records';
export { screen as page, waitFor, within } from '@testing-library/react';
