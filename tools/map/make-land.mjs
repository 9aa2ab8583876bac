// Makes what the search's map shows without any tiles: mf-catalog/src/search/map/land.json, with the outlines of the
// states and the names of places, from public data.
//
//   node tools/map/make-land.mjs states-10m.json
//
// The outlines are those of the US Census Bureau (public domain), as `states-10m.json` of the package us-atlas 3.0.1
// has them; the places are the postal codes' (backend/src/catalog/reference/data, GeoNames, CC BY 4.0).
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { simplified } from './simplify.mjs';

/** In degrees: the map is for finding one's way in a country, not a survey. */
const TOLERANCE = 0.02;
/** Rings that span less are islets. */
const SMALLEST = 0.06;
/** Parts of a degree: of outlines, and of places. */
const FINE = 500;
const COARSE = 100;
/** A city with so many postal codes is named, and one of each degree's square that has none. */
const CODES = 4;

const data = new URL('../../backend/src/catalog/reference/data/', import.meta.url);
const atlas = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const names = new Map(
  rowsOf(readFileSync(new URL('us_states.csv', data), 'utf8')).map(({ code, name }) => [name, code]),
);

const land = { ...outlines(), places: places() };
writeFileSync(
  new URL('../../mf-catalog/src/search/map/land.json', import.meta.url),
  `${JSON.stringify(land)}\n`,
);
console.log(`${land.arcs.length} lines, ${land.states.length} states, ${land.places.length} places`);

/** Lines once each, as steps from point to point, and of which of them (`~n`: backwards) the states' rings are. */
function outlines() {
  const { scale, translate } = atlas.transform;
  const lines = atlas.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => [(x += dx) * scale[0] + translate[0], (y += dy) * scale[1] + translate[1]]);
  });
  const states = atlas.objects.states.geometries
    .filter(({ properties }) => names.has(properties.name))
    .map(({ properties, type, arcs }) => ({
      name: properties.name,
      rings: (type === 'Polygon' ? [arcs] : arcs)
        .flat()
        .filter((ring) => spanOf(ring.flatMap((arc) => lines[arc < 0 ? ~arc : arc])) >= SMALLEST),
    }));
  const used = [...new Set(states.flatMap(({ rings }) => rings.flat().map((arc) => (arc < 0 ? ~arc : arc))))];
  const number = new Map(used.map((arc, at) => [arc, at]));
  return {
    arcs: used.map((arc) => steps(simplified(lines[arc], TOLERANCE))),
    states: states.map(({ name, rings }) => [
      name,
      ...middleOf(rings, lines),
      rings.map((ring) => ring.map((arc) => (arc < 0 ? ~number.get(~arc) : number.get(arc)))),
    ]),
  };
}

function steps(line) {
  let [x, y] = [0, 0];
  return line.flatMap(([lng, lat]) => {
    const [nextX, nextY] = [Math.round(lng * FINE), Math.round(lat * FINE)];
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step;
  });
}

/** Place of a state's name: the middle of its largest ring's area. */
function middleOf(rings, lines) {
  const areas = rings.map((ring) => {
    const points = ring.flatMap((arc) => (arc < 0 ? lines[~arc].toReversed() : lines[arc]));
    let [area, lng, lat] = [0, 0, 0];
    points.forEach(([x, y], at) => {
      const [nextX, nextY] = points[(at + 1) % points.length];
      const part = x * nextY - nextX * y;
      [area, lng, lat] = [area + part, lng + (x + nextX) * part, lat + (y + nextY) * part];
    });
    return { size: Math.abs(area), at: [lng / (3 * area), lat / (3 * area)] };
  });
  const { at } = areas.sort((one, other) => other.size - one.size)[0];
  return at.map((degrees) => Math.round(degrees * COARSE) / COARSE);
}

function spanOf(points) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

/** `[name, state, lat, lng, postal codes]`, those with the most first: no figure of inhabitants is at hand. */
function places() {
  const cities = new Map();
  const codes = brotliDecompressSync(readFileSync(new URL('zip_codes.csv.br', data))).toString();
  for (const { city, state, lat, lng } of rowsOf(codes)) {
    if (state === '' || city === '') continue;
    const key = `${city}, ${state}`;
    if (!cities.has(key)) cities.set(key, { city, state, lats: [], lngs: [] });
    cities.get(key).lats.push(Number(lat));
    cities.get(key).lngs.push(Number(lng));
  }
  const known = [...cities.values()]
    .map(({ city, state, lats, lngs }) => [city, state, median(lats), median(lngs), lats.length])
    .sort((one, other) => other[4] - one[4] || (one[0] < other[0] ? -1 : 1));
  const squares = new Set();
  return known.filter(([, , lat, lng, count]) => {
    const square = `${Math.floor(lat)} ${Math.floor(lng)}`;
    const isFirst = !squares.has(square);
    squares.add(square);
    return isFirst || count >= CODES;
  });
}

/** The middle one: codes of a post office's boxes lie anywhere. */
function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.floor(sorted.length / 2)] * COARSE) / COARSE;
}

/** Reads a table without quoted commas. */
function rowsOf(csv) {
  const [head, ...lines] = csv.trim().split(/\r?\n/);
  const columns = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
  });
}
