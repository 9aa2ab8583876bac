/** Where the parts of a machine live: below it. */
export const machinePart = { param: 'machine', endpoint: 'api/machines' } as const;
