/**
 * The stamp of a new migration: of its day, and after the newest. What has run once is never followed by something older.
 *
 * @param files  names of the migrations there are
 * @param now    when it is made
 */
export function nextStamp(files, now) {
  const stamps = files.flatMap((file) => file.match(/^\d{14}/)?.[0] ?? []);
  const today = now.toISOString().slice(0, 10).replaceAll('-', '');
  return String(Math.max(Number(`${today}000000`), ...stamps.map(Number)) + 100);
}
