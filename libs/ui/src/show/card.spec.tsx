import { renderToStaticMarkup } from 'react-dom/server';
import { MachineHeader } from './card';

jest.mock('./card.module.css', () => ({}));
jest.mock('../tokens/primitives.css', () => ({}));
jest.mock('./unbroken', () => ({ Unbroken: ({ text }: { text: string }) => text }));

const words = (header: React.ReactElement) => renderToStaticMarkup(header).match(/(?<=>)[^<]+/g);

it('heads a dialog with machine and type, or with an admin’s label without them (requirement 2.23)', () => {
  expect(words(<MachineHeader subject="Bobcat T66" typeName="Compact Track Loader" />)).toEqual([
    'Bobcat T66',
    'Compact Track Loader',
  ]);
  expect(words(<MachineHeader subject={null} typeName={null} adminLabel="A removed machine" />)).toEqual([
    'A removed machine',
  ]);
});
