export { complaints, openPart, openScreen, type Screen, type ScreenOptions, type Shown } from './screen';
export { type Answers, type Call, held, listOf, refused, slowly } from './answers';
export { attributesOf, fieldWords, Kept, kept } from './kept';
export { people } from './people';
export { read } from './read';
export { everythingInSight } from './sight';
export * from './records';
export { linksIn, pageText, tableTexts } from './texts';
export { screen as page, waitFor, within } from '@testing-library/react';
