import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const workspace = join(__dirname, '../..');

/** A folder for what the specs of a file write. */
export function scratchFolder(name: string): string {
  const folder = mkdtempSync(join(process.env['TEST_SCRATCH'] ?? tmpdir(), name));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** @returns the tarballs' paths */
export function pack(out: string, ...options: string[]): string[] {
  const printed = node([join(workspace, 'tools/packages/pack.mjs'), out, ...options]);
  return printed.split('\n').filter((line) => line.endsWith('.tgz'));
}

/** A service as `npm create @laravel-wire` writes it. */
export function create(tarballs: readonly string[], app: string): string {
  const tarball = tarballs.find((each) => each.includes('laravel-wire-create-')) ?? '';
  const program = `${app}-create`;
  mkdirSync(program, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', program, '--strip-components=1']);
  node([join(program, 'create.mjs'), app]);
  return app;
}

/** An application with the packed packages; what they need is the workspace's, but for `without`. */
export function install(app: string, tarballs: readonly string[], without: readonly string[] = []): string {
  const modules = join(app, 'node_modules');
  mkdirSync(modules, { recursive: true });
  for (const entry of readdirSync(join(workspace, 'node_modules'))) {
    if (entry.startsWith('.') || ['@laravel-wire', '@kit', '@yard', '@nestjs', ...without].includes(entry))
      continue;
    symlinkSync(join(workspace, 'node_modules', entry), join(modules, entry));
  }
  mkdirSync(join(modules, '@nestjs'));
  for (const entry of readdirSync(join(workspace, 'node_modules/@nestjs'))) {
    if (without.includes(`@nestjs/${entry}`)) continue;
    symlinkSync(join(workspace, 'node_modules/@nestjs', entry), join(modules, '@nestjs', entry));
  }
  for (const tarball of tarballs) {
    const { name } = JSON.parse(textIn(tarball, 'package.json')) as { name: string };
    const target = join(modules, name);
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  }
  return app;
}

/** The code and the output that a README has under "Quick start". */
export function quickStart(name: string): [string, string] {
  const section =
    readFileSync(join(workspace, 'platform/laravel-wire', name, 'README.md'), 'utf8').split(
      '## Quick start\n',
    )[1] ?? '';
  const [code = '', printed = ''] = [...section.matchAll(/```\w+\n([\s\S]*?)```/g)].map(
    ([, text = '']) => text,
  );
  return [code, printed];
}

export function compile(app: string, files: string[], more: object): void {
  const compilerOptions = {
    target: 'es2022',
    strict: true,
    noUncheckedIndexedAccess: true,
    experimentalDecorators: true,
    emitDecoratorMetadata: true,
    types: ['node'],
    preserveSymlinks: true,
    ...more,
  };
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  node([join(workspace, 'node_modules/typescript/bin/tsc'), '-p', app], app);
}

export const textIn = (tarball: string, file: string) =>
  execFileSync('tar', ['-xzOf', tarball, `package/${file}`], { encoding: 'utf8' });

export function node(args: string[], cwd = workspace): string {
  try {
    return execFileSync(process.execPath, ['--preserve-symlinks', ...args], {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`);
  }
}
