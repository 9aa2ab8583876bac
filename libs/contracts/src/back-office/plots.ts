import { type InputOf, rules } from '@laravel-wire/core';

/** Query of the overview's plots: over how many days up to today. */
export const plotRules = rules({ days: 'nullable|integer|in:7,30,90' });
export type PlotInput = InputOf<typeof plotRules>;

export const PLOT_DAYS = 30;
