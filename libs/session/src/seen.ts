/** Key in local storage of what a reader looked at: written by whatever shows it, removed at the log-out. */
export const SEEN_KEY = 'seen_machines';
