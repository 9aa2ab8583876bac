export const OTHER_LANGUAGE: RegExp;
export const IN_ENGLISH: string;
export function inEnglish(request: string): string;
