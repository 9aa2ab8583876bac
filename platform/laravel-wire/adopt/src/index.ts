export { adopt, adoptionPlan } from './adopt';
export { describe, type Description, obligatoryColumns } from './describe';
export { inBatches, stampsUnchanged } from './fill';
export type { LiveColumn, LiveSchema, LiveTable } from './live-schema';
export type { Plan } from './plan';
export { recordedSchema } from './recorded-schema';
export type { Adoption, Derivation, Filler, Gap, Version } from './version';
export type { WantedTable } from './wanted-table';
