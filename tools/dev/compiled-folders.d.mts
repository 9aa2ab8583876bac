export function compiledFolders(script: string): string[] | null;
