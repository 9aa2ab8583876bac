import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MoveRow, RentalActor } from './move-row';
import { rentalMoves } from './rental-moves';
import { RENTAL_STATUSES } from './rental-request.state';

/** `PICTURE=update npx jest --selectProjects unit rental-moves-picture` draws it anew. */
const FILE = join(__dirname, '../../../../docs/rental-moves.svg');
const ACTORS: Record<RentalActor, { letter: string; fill: string }> = {
  renter: { letter: 'R', fill: '#0b57d0' },
  owner: { letter: 'O', fill: '#8a5300' },
  admin: { letter: 'A', fill: '#a3204f' },
  system: { letter: 'S', fill: '#4a4f57' },
};
const actors = Object.keys(ACTORS) as RentalActor[];
const [NAME, CELL, ROW, HEAD] = [190, 112, 24, 76];
const rows = Object.entries(rentalMoves) as [string, MoveRow][];
const width = NAME + CELL * RENTAL_STATUSES.length + 110;
const height = HEAD + ROW * rows.length + 16;

/** Rows are moves, columns the statuses that they are made from, letters who makes them; last, the status after it. */
function picture(): string {
  const legend = actors.map((actor, at) => {
    const x = 16 + at * 90;
    return `${disc(actor, x + 9, 20)}${words(x + 24, 25, actor)}`;
  });
  const heads = [...RENTAL_STATUSES, 'leads to'].map((status, at) =>
    words(NAME + CELL * at + 8, HEAD - 16, status, 'font-weight="600"'),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13">`,
    '<title>Who may make which move of a rental request, from which status</title>',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...legend,
    ...heads,
    ...rows.map(row),
    '</svg>\n',
  ].join('\n');
}

function row([name, { from, to }]: [string, MoveRow], at: number): string {
  const y = HEAD + ROW * at;
  const shade = at % 2 === 0 ? `<rect y="${y}" width="${width}" height="${ROW}" fill="#f3f2ef"/>` : '';
  const cells = RENTAL_STATUSES.flatMap((status, column) =>
    actors
      .filter((actor) => from[actor]?.includes(status))
      .map((actor, place) => disc(actor, NAME + CELL * column + 16 + place * 22, y + ROW / 2)),
  );
  const end = words(NAME + CELL * RENTAL_STATUSES.length + 8, y + 17, to ?? '');
  return `${shade}${words(16, y + 17, name)}${cells.join('')}${end}`;
}

function disc(actor: RentalActor, x: number, y: number): string {
  const { letter, fill } = ACTORS[actor];
  const text = `<text x="${x}" y="${y + 4}" text-anchor="middle" fill="#fff" font-size="11">${letter}</text>`;
  return `<circle cx="${x}" cy="${y}" r="9" fill="${fill}"/>${text}`;
}

const words = (x: number, y: number, text: string, more = '') =>
  `<text x="${x}" y="${y}" fill="#1c1b19" ${more}>${text}</text>`;

it('docs/rental-moves.svg shows the table of moves as it is', () => {
  if (process.env['PICTURE'] === 'update') writeFileSync(FILE, picture());

  expect(readFileSync(FILE, 'utf8')).toBe(picture());
});
