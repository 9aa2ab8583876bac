import { parentPort, workerData } from 'node:worker_threads';
import { type CalendarWindow, daysOfCalendar } from './days-of-calendar';

const { text, window } = workerData as { text: string; window: CalendarWindow };
parentPort?.postMessage(daysOfCalendar(text, window));
