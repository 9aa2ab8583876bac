export function daysWords(count: number): string {
  return count === 1 ? '1 day' : `${count.toLocaleString('en-US')} days`;
}
