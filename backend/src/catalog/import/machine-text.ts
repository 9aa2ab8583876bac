import type { MachineRow } from './machine-row';

/** Above this an hour meter is read with doubt: a machine that runs 2,000 hours a year would need 20 years. */
const DOUBTFUL_HOURS = 40_000;
/** Before this few machines of today's types were made. */
const DOUBTFUL_YEAR = 1950;

/** The listing's title: `Caterpillar 320CL crawler excavator`. */
export function machineSubject(row: Pick<MachineRow, 'manufacturer' | 'model' | 'machine_type'>): string {
  const designation = row.model && (repairedModel(row.model) ?? row.model);
  const words = [row.manufacturer, designation, row.machine_type.toLowerCase()].filter(Boolean).join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The listing's text as safe HTML: size class, details as a list, then what is odd or unknown, one line each. */
export function machineDescription(row: MachineRow): string {
  const [sizeClass = '', ...details] = row.description.split(';').map((part) => part.trim());
  const parts = [
    sizeClass && `<p>${escape(sizeClass)}</p>`,
    details.length > 0 && `<ul>${details.map((detail) => `<li>${escape(detail)}</li>`).join('')}</ul>`,
    ...machineNotes(row).map((note) => `<p>${escape(note)}</p>`),
  ];
  return parts.filter(Boolean).join('\n');
}

/** Sentences that say openly what the file does not know or reports with doubt; empty for a clean row. */
export function machineNotes(row: MachineRow): string[] {
  const repaired = row.model && repairedModel(row.model);
  return [
    row.manufacturer === null && 'Manufacturer not known.',
    row.model === null && 'Model not known.',
    repaired && `Model written as ${row.model}: changed by a spreadsheet, probably ${repaired}.`,
    ...yearNotes(row),
    ...hoursNotes(row),
    /\bUnidentified\b/i.test(row.description) && 'Size class not identified.',
  ].filter((note): note is string => typeof note === 'string' && note !== '');
}

function yearNotes({ year, saleYear }: MachineRow): (string | false)[] {
  if (year === null) return ['Year not known.'];
  return [
    year < DOUBTFUL_YEAR && `Year given as ${year}: as reported.`,
    saleYear !== null &&
      year > saleYear + 1 &&
      `Year ${year} is later than the sale in ${saleYear}: as reported.`,
  ];
}

function hoursNotes({ hours }: MachineRow): (string | false)[] {
  if (hours === null) return ['Hours not reported.'];
  return [
    hours === 0 && 'Hour meter reads 0 h: as reported.',
    hours > DOUBTFUL_HOURS && `Hour meter reads ${hours.toLocaleString('en-US')} h: as reported.`,
  ];
}

/**
 * The designation a spreadsheet took for a number: JCB's 214E4 became `2.14E+06` (2.14 × 10⁶ = 214 × 10⁴).
 *
 * @returns null when the model is not damaged in this way
 */
function repairedModel(model: string): string | null {
  const match = /^(\d)\.(\d+)E\+(\d{1,2})$/i.exec(model);
  if (!match) return null;
  const [, whole = '', decimals = '', exponent = ''] = match;
  const left = Number(exponent) - decimals.length;
  return left >= 0 ? `${whole}${decimals}E${left}` : null;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
