import { renderToString } from 'react-dom/server';
import { useBeside } from './use-beside';

function Filters() {
  return useBeside() ? 'beside' : 'above';
}

it('draws the page without the filters beside the list where nobody knows how wide it will be', () => {
  expect(renderToString(<Filters />)).toBe('above');
});
