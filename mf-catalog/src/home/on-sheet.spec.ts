import { onSheet } from './on-sheet';

it('finds a drawing on the sheet by its name', () => {
  expect(onSheet('/illustrations/power-air.svg')).toBe('/illustrations/sheet.svg#power-air');
});
