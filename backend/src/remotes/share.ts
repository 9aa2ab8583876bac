const SHARE = /^(\d{1,3}(?:\.\d{1,2})?)%?$/;

/** Of `10%`, `2.5%` or `10`: hundredths of a percent; null for what is no share of visitors. */
export function shareIn(text: string): number | null {
  const percent = Number(SHARE.exec(text)?.[1]);
  return percent > 0 && percent <= 100 ? Math.round(percent * 100) : null;
}
