import type { Compiler } from 'webpack';

export class IntegrityPlugin {
  apply(compiler: Compiler): void;
}
