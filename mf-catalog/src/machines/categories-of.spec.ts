import type { ListedType } from './use-machine-types';
import { categoriesOf } from './categories-of';

const type = (id: number, category: string | null, drawing: string): ListedType => ({
  id,
  name: `Type ${id}`,
  category,
  illustration_url: `/illustrations/${drawing}.svg`,
  created_at: '',
  updated_at: '',
  deleted_at: null,
});

describe('categoriesOf', () => {
  it('groups types by category, by name, without those that have none', () => {
    const categories = categoriesOf([
      type(1, 'Power & Air', 'a'),
      type(2, null, 'b'),
      type(3, 'Cranes', 'c'),
    ]);

    expect(categories.map(({ name }) => name)).toEqual(['Cranes', 'Power & Air']);
  });

  it('leads to the only type of a category, else to the choice between its types', () => {
    const categories = categoriesOf([
      type(1, 'Snow & Ice', 'a'),
      type(2, 'Cranes', 'b'),
      type(3, 'Cranes', 'c'),
    ]);

    expect(categories.map(({ path }) => path)).toEqual(['/search?category=Cranes', '/search?type=1']);
  });

  it('draws neighbours differently where it can', () => {
    const categories = categoriesOf([type(1, 'A', 'same'), type(2, 'B', 'same'), type(3, 'B', 'own')]);

    expect(categories.map(({ illustration_url }) => illustration_url)).toEqual([
      '/illustrations/same.svg',
      '/illustrations/own.svg',
    ]);
  });
});
