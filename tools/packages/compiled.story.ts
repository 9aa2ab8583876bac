import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile, install, pack, quickStart } from './applications';

const example = join(__dirname, '../../platform/laravel-wire/examples/minimal');

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wire-packages-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the quick starts', () => {
  it('of nest and typeorm compile for Node, as CommonJS and as ES modules, and for bundlers', () => {
    const app = install(join(folder, 'compiled'), pack(join(folder, 'tarballs')));
    cpSync(join(example, 'server.ts'), join(app, 'server.ts'));
    cpSync(join(example, 'server.ts'), join(app, 'modules.mts'));
    writeFileSync(join(app, 'typeorm.ts'), quickStart('typeorm')[0]);
    const files = ['server.ts', 'modules.mts', 'typeorm.ts'];

    compile(app, files, { module: 'nodenext', skipLibCheck: false });
    compile(app, files, { module: 'esnext', moduleResolution: 'bundler', skipLibCheck: true });
  });
});
