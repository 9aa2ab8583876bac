export const contract: {
  number: number;
  pathsIn(program: object): string[];
  pathsOf(shared: Record<string, { names: string[] | null }>): string[];
};
