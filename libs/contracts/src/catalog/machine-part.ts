export const machinePart = { param: 'machine', endpoint: 'api/machines' } as const;
