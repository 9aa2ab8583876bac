const HOUR = 60;
const DAY = 24 * HOUR;

/** "5 hours": never more than there is. @param minutes  whole ones */
export function spanWords(minutes: number): string {
  if (minutes >= 3 * DAY) return `${Math.floor(minutes / DAY)} days`;
  if (minutes >= HOUR) return counted(Math.floor(minutes / HOUR), 'hour');
  return counted(minutes, 'minute');
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
