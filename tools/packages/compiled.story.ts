import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, create, install, pack, quickStart, scratchFolder } from './applications';

const readme = join(__dirname, '../../platform/laravel-wire/client/README.md');

const folder = scratchFolder('wire-packages-');

it('the created service, typeorm’s quick start and a typed front end compile as CommonJS, as ES modules and for bundlers', () => {
  const tarballs = pack(join(folder, 'tarballs'));
  const app = install(create(tarballs, join(folder, 'compiled')), tarballs);
  const [, section = ''] = readFileSync(readme, 'utf8').split("## Typed by the server's own rules\n");
  const [, typed = ''] = /```ts\n([\s\S]*?)```/.exec(section) ?? [];
  writeFileSync(join(app, 'src/notes/front-end.ts'), typed);
  writeFileSync(join(app, 'src/typeorm.ts'), quickStart('typeorm')[0]);
  cpSync(join(app, 'src/notes/note.ts'), join(app, 'src/note.mts'));
  writeFileSync(join(app, 'src/front-end.mts'), typed.replace("'./note'", "'./note.mjs'"));
  writeFileSync(join(app, 'src/typeorm.mts'), quickStart('typeorm')[0]);
  const files = [
    'src/main.ts',
    'src/typeorm.ts',
    'src/notes/front-end.ts',
    'src/front-end.mts',
    'src/typeorm.mts',
  ];

  compile(app, files, { module: 'nodenext', skipLibCheck: false, useDefineForClassFields: false });
  compile(app, files, {
    module: 'esnext',
    moduleResolution: 'bundler',
    skipLibCheck: true,
    useDefineForClassFields: false,
  });
});
