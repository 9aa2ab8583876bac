import { renderToStaticMarkup } from 'react-dom/server';
import { SimpleLayout } from './simple-layout';

jest.mock('./simple-layout.module.css', () => ({ banner: 'banner', column: 'column' }));
jest.mock('../tokens/primitives.css', () => ({}));

it('has a banner above all, a title above its content, and neither where it is not given (requirement 1.18)', () => {
  const whole = renderToStaticMarkup(
    <SimpleLayout banner="Closed on Sunday" title="Sign in">
      <p>Words</p>
    </SimpleLayout>,
  );
  const plain = renderToStaticMarkup(<SimpleLayout>Words</SimpleLayout>);

  expect(whole).toMatch(
    /<div class="banner">Closed on Sunday<\/div>.*<h1.*class="centred below">Sign in<\/h1><p>Words/,
  );
  expect(plain).not.toMatch(/banner|<h1/);
});
