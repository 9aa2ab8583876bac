/** First and last day, both "YYYY-MM-DD" and both included; '' while not chosen. */
export type DayRange = { from: string; to: string };
