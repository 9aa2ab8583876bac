export const ERROR_SITES = ['public', 'admin', 'server'] as const;
export type ErrorSite = (typeof ERROR_SITES)[number];
