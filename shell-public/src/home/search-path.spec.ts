import { searchPath } from './search-path';

describe('searchPath', () => {
  it('carries what was answered', () => {
    const path = searchPath({
      search: ' mini excavator ',
      place: 'Reno',
      from: '2026-12-01',
      to: '2026-12-04',
    });

    expect(path).toBe('/search?search=mini+excavator&place=Reno&from=2026-12-01&to=2026-12-04');
  });

  it('names a type where one was chosen', () => {
    expect(searchPath({ search: '', place: 'Reno', from: '', to: '', type: '7' })).toBe(
      '/search?place=Reno&type=7',
    );
  });

  it('leaves out what was not', () => {
    expect(searchPath({ search: '', place: '  ', from: '', to: '' })).toBe('/search');
  });
});
