import { inColumn, stepsOf } from '../../test/steps-of';
import { BatchRun, runMoves } from './batch-run.entity';

const STATUSES = ['queued', 'running', 'interrupted', 'finished', 'failed'];

it('is taken up, interrupted and taken up again until it is over', () => {
  const steps = stepsOf(inColumn(STATUSES), (state) => Object.assign(new BatchRun(), state));

  expect(steps).toEqual([
    'queued → running',
    'queued → finished',
    'running → interrupted',
    'running → finished',
    'running → failed',
    'interrupted → running',
    'interrupted → finished',
  ]);
});

it('is stopped by an admin, and finished by nobody before it runs', () => {
  expect(runMoves.can('stop', 'admin', 'queued')).toBe(true);
  expect(runMoves.can('finish', 'system', 'queued')).toBe(false);
});
