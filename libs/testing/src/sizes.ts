import type { Device } from './visitor';

export const PHONE: Device = { width: 390, height: 844, theme: 'dark' };
export const DESKTOP: Device = { width: 1280, height: 800, theme: 'light' };

/** The sizes a story is told at: the first in the gate, each at night. */
export const sizes = <Size>(...all: readonly Size[]): readonly Size[] =>
  process.env.STORY_SIZES === 'all' ? all : all.slice(0, 1);
