/**
 * One name in every spelling that the product has for it.
 *
 * @param path   singular, kebab-case: `bucket-kind`
 * @param paths  plural; without it an s is added
 */
export function namesOf(path, paths = `${path}s`) {
  const [one, many] = [camel(path), camel(paths)];
  return {
    path,
    paths,
    one,
    many,
    One: capital(one),
    Many: capital(many),
    name: path.replaceAll('-', '_'),
    table: paths.replaceAll('-', '_'),
  };
}

const camel = (kebab) => kebab.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
