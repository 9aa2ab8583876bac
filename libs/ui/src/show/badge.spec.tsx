import { renderToStaticMarkup } from 'react-dom/server';
import { Indicator } from './badge';

jest.mock('./badge.module.css', () => ({ indicator: 'indicator' }));
jest.mock('./tones.module.css', () => ({}));
jest.mock('../icons/icon', () => ({ Icon: () => null }));

it('is a dot of the colour and size that are asked for (requirement 1.19)', () => {
  expect(renderToStaticMarkup(<Indicator color="good" size={8} label="Here" />)).toBe(
    '<span class="indicator" data-drawn="true" style="width:8px;height:8px;background:var(--color-good)" role="img" aria-label="Here" aria-hidden="false"></span>',
  );
});
