import { join } from 'node:path';
import { Application } from 'typedoc';
import { deadLinks, differencesOfErrors } from './docs-checks.mjs';
import { wirePackages, workspace } from './wire-packages.mjs';

const wire = join(workspace, 'platform/laravel-wire');
const PAGES = ['recipes.md', 'from-laravel.md', 'what-is-there.md', 'errors.md', 'CHANGELOG.md'];

/**
 * The documentation site of the wire layer's packages: the pages that lie beside them, and every export.
 *
 * @returns 0, or 1 where an export has no docstring, a link leads nowhere or errors.md differs from what is thrown
 */
export async function writeDocs(out) {
  const packages = wirePackages();
  const app = await Application.bootstrap(optionsFor(packages));
  const project = await app.convert();
  nameAll(project);
  app.validate(project);
  await app.generateDocs(project, out);

  const exported = project.children.flatMap((door) => door.children.filter((one) => !one.isReference()));
  const problems = [
    ...(app.logger.hasWarnings() || app.logger.hasErrors() ? ['TypeDoc warns, see above'] : []),
    ...exported.filter((one) => !isDescribed(one)).map((one) => `${one.getFullName()} has no docstring`),
    ...deadLinks(out),
    ...differencesOfErrors(),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`${out}: ${exported.length} exports, ${problems.length} problems`);
  return problems.length > 0 ? 1 : 0;
}

const optionsFor = (packages) => ({
  name: 'Laravel’s wire in TypeScript',
  tsconfig: join(workspace, 'tsconfig.base.json'),
  basePath: wire,
  readme: join(wire, 'README.md'),
  projectDocuments: [
    ...PAGES.map((page) => join(wire, page)),
    ...packages.map(({ folder }) => join(folder, 'README.md')),
  ],
  entryPoints: packages.flatMap(({ folder, doors }) =>
    doors.map(({ path }) => join(folder, `src/${path}.ts`)),
  ),
  validation: { notExported: false, invalidLink: true, invalidPath: true },
  highlightLanguages: ['bash', 'javascript', 'json', 'nginx', 'sql', 'tsx', 'typescript'],
  disableSources: true,
  excludeExternals: true,
  excludePrivate: true,
  skipErrorChecking: true, // `npm run lint` checks the types
});

/** Modules by what one imports, pages by their heading. */
function nameAll(project) {
  for (const door of project.children) {
    const { packageName, packagePath } = project.getSymbolIdFromReflection(door);
    door.name = packageName + packagePath.replace(/^src|\/index\.ts$|\.ts$/g, '');
  }
  for (const page of project.documents) {
    const [, heading] = /^# (.+)/m.exec(page.content.map(({ text }) => text).join(''));
    page.name = heading.replace(/^@laravel-wire\/(.+)/, '$1, a guide');
  }
}

function isDescribed(one) {
  return one.hasComment() || (one.signatures ?? []).some((signature) => signature.hasComment());
}
