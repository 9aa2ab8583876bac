// The samples of a soak as a picture: one row for each figure, time from left to right.

const WIDTH = 720;
const HEIGHT = 110;
const LEFT = 130;
const MB = 1024 * 1024;
const FIGURES = [
  ['heap, MB', ({ heap }) => heap / MB],
  ['RSS, MB', ({ rss }) => rss / MB],
  ['open files', ({ fds }) => fds],
  ['database connections', ({ connections }) => connections],
];

/** @returns SVG */
export function plot(samples, title) {
  const rows = FIGURES.map(([name, of], at) => row(samples, { name, of, top: 30 + at * HEIGHT }));
  const height = 30 + FIGURES.length * HEIGHT;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="100%" height="100%" fill="white"/><text x="8" y="18">${title}</text>`,
    ...rows,
    '</svg>\n',
  ].join('\n');
}

function row(samples, { name, of, top }) {
  const values = samples.map(of);
  const most = Math.max(...values, 1);
  const last = samples.at(-1).at || 1;
  const [width, height] = [WIDTH - LEFT - 10, HEIGHT - 20];
  const x = ({ at }) => (LEFT + (at / last) * width).toFixed(1);
  const y = (value) => (top + height - (value / most) * height).toFixed(1);
  const points = samples.map((sample, at) => `${x(sample)},${y(values[at])}`).join(' ');
  return [
    `<text x="8" y="${top + 12}">${name}</text><text x="8" y="${top + 28}" fill="#555">most ${most.toFixed(1)}</text>`,
    `<line x1="${LEFT}" x2="${WIDTH - 10}" y1="${top + height}" y2="${top + height}" stroke="#bbb"/>`,
    `<polyline points="${points}" fill="none" stroke="#1f5fa8" stroke-width="1.5"/>`,
  ].join('');
}
