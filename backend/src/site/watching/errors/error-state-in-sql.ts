/** Whether an admin has resolved errors, rows named `report`. */
export const isResolved = (resolved: boolean) => `report.resolved_at IS ${resolved ? 'NOT ' : ''}NULL`;
