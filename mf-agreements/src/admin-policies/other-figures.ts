type Figures = readonly (number | null | undefined)[];

const PARTS: Readonly<Record<string, number>> = { half: 50, third: 33, quarter: 25, fifth: 20, tenth: 10 };
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };
const HOURS: Readonly<Record<string, number>> = { hour: 1, day: 24, week: 168 };

/** Figures in a policy's explanation that its rules do not have, in sentences: renters read both. */
export function otherFigures(
  html: string,
  { percents, amounts, hours }: { percents: Figures; amounts?: Figures; hours?: Figures },
): string[] {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&nbsp;/g, ' ');
  const isShare = (share: number) => [0, 100, ...percents].some((one) => Math.abs((one ?? -1) - share) < 1);
  const shares = [
    ...found(text, /(\d+(?:\.\d+)?)\s*(?:%|percent\b)/gi, ([, figure]) => isShare(Number(figure))),
    ...found(
      text,
      /\b(?:(one|a|two|three|four)[\s-])?(half|third|quarter|fifth|tenth)s?(?=\s+(?:of|the)\b|\s*(?:[.,;:)]|$))/gi,
      ([, count = '', part = '']) =>
        isShare((COUNTS[count.toLowerCase()] ?? 1) * (PARTS[part.toLowerCase()] ?? 0)),
    ),
  ];
  const sums = amounts
    ? found(text, /\$\s*(\d[\d,]*(?:\.\d+)?)/g, ([, sum = '']) =>
        amounts.includes(Number(sum.replace(/,/g, ''))),
      )
    : [];
  const spans = hours
    ? found(text, /(\d+)\s*(hour|day|week)s?\b/gi, ([, count, unit = '']) =>
        hours.includes(Number(count) * (HOURS[unit.toLowerCase()] ?? 0)),
      )
    : [];
  return [...shares, ...sums, ...spans].map(
    (figure) => `The explanation says “${figure}”, which the terms don’t.`,
  );
}

function found(text: string, like: RegExp, isKnown: (match: RegExpMatchArray) => boolean): string[] {
  const unknown = [...text.matchAll(like)].filter((match) => !isKnown(match));
  return [...new Set(unknown.map(([whole]) => whole.trim()))];
}
