import type { Compiler } from 'webpack';

export class SteadyIds {
  apply(compiler: Compiler): void;
}
