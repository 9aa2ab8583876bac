export const isResolved = (resolved: boolean) => `report.resolved_at IS ${resolved ? 'NOT ' : ''}NULL`;
