export { BatchLeases } from './batch-leases';
export { BatchMetrics } from './batch-metrics';
export { BatchRunViews } from './batch-run-views';
export { BatchRunScope } from './batch-runs.controller';
export { BatchRuns } from './batch-runs';
export { BatchWorker } from './batch-worker';
export { LateAlarm } from './late-alarm';
export { Timetable } from './timetable';
