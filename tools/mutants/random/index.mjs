import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { workspace } from '../../build/ensure-built.mjs';
import { endAll, runToEnd } from '../../test/run-to-end.mjs';
import { roomInMemory, startServices } from '../../test/services.mjs';
import { noticedByChecks } from './checks.mjs';
import { copyWorkspace, workspaceFiles } from './copy.mjs';
import { linesOf, withFaults } from './edits.mjs';
import { drawFaults, isTried } from './places.mjs';
import { MOST_OF_START, record, tryFault } from './run.mjs';

const CACHE = join(workspace, '.cache/mutants');
const WIDTH = 140;

/** Puts faults at random places of a copy of the workspace, and tells one by one which of them `npm test` notices. */
export async function tryRandom(count, seeds) {
  const scratch = mkdtempSync(join(roomInMemory() ?? tmpdir(), 'yard-mutants-'));
  process.env.TEST_SCRATCH = scratch;
  const services = await startServices(scratch, ['api', 'wire']);
  const cleanUp = async () => {
    process.chdir(workspace);
    await services.stop();
    rmSync(scratch, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      endAll();
      void cleanUp().finally(() => process.exit(1));
    });
  }
  try {
    const { faults, sources } = await prepare(join(scratch, 'copy'), count, seeds);
    console.log(`Running the specs with all ${faults.length} faults switched off …`);
    const specs = await record(scratch);
    tellBroken(specs);
    const tried = await tryEach(scratch, faults, specs);
    await tryChecks(faults, sources, tried);
    seeds.forEach((seed) =>
      tellMissed(
        seed,
        tried.filter((fault) => fault.seed === seed),
      ),
    );
  } finally {
    await cleanUp();
  }
}

/** A copy of the workspace with the faults in it, built; it is the current folder then. */
async function prepare(copy, count, seeds) {
  console.log(
    `Putting ${count} faults of each of the seeds ${seeds.join(', ')} into a copy of the workspace …`,
  );
  const files = workspaceFiles();
  copyWorkspace(copy, files);
  const faults = drawFaults(copy, files.filter(isTried).sort(), count, ...seeds);
  const sources = new Map();
  for (const path of new Set(faults.map((fault) => fault.path))) {
    const ofFile = faults.filter((fault) => fault.path === path);
    const source = readFileSync(join(copy, path), 'utf8');
    sources.set(path, source);
    for (const fault of ofFile) [fault.before, fault.after] = linesOf(source, fault);
    writeFileSync(join(copy, path), withFaults(source, ofFile));
  }
  process.chdir(copy);
  const { status, output } = await runToEnd('node', ['tools/build.mjs']);
  if (status !== 0) throw new Error(`The copy cannot be built:\n${output}`);
  return { faults, sources };
}

/** Specs that fail without any fault decide nothing; this tool is to be mended for them. */
function tellBroken(specs) {
  const seconds = specs.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  console.log(`${specs.length} spec files took ${Math.round(seconds)} s of their workers.`);
  for (const { path, failed, message } of specs.filter((spec) => spec.failed !== null))
    console.log(`Left out, it fails without a fault: ${relative('', path)} › ${failed}\n${message}`);
}

async function tryEach(scratch, faults, specs) {
  const tried = [];
  for (const { edits: _edits, ...fault } of faults) {
    const result = { ...fault, ...(await tryFault(scratch, fault, specs)) };
    tried.push(result);
    console.log(
      `${fault.number}/${faults.length}  ${placeOf(fault)}  ${short(fault.words)}: ${verdict(result)}`,
    );
    keep(tried);
  }
  return tried;
}

/** Lint and types, which `npm test` begins with, come last here: they take as long as many specs. */
async function tryChecks(faults, sources, tried) {
  const missed = tried.filter(({ by }) => by === null);
  console.log(`Checking lint and types with the ${missed.length} that no spec noticed, one by one …`);
  const noticed = await noticedByChecks(
    faults.filter(({ number }) => missed.some((one) => one.number === number)),
    sources,
  );
  for (const fault of missed.filter(({ number }) => noticed.has(number))) {
    fault.by = `the checks: ${noticed.get(fault.number)}`;
    console.log(`${fault.number}/${faults.length}  ${placeOf(fault)}  ${short(fault.words)}: ${fault.by}`);
  }
  keep(tried);
}

function keep(tried) {
  mkdirSync(CACHE, { recursive: true });
  for (const seed of new Set(tried.map((fault) => fault.seed))) {
    const ofSeed = tried.filter((fault) => fault.seed === seed);
    writeFileSync(join(CACHE, `random-${seed}.json`), JSON.stringify(ofSeed, null, 2));
  }
}

function tellMissed(seed, tried) {
  const missed = tried.filter(({ by }) => by === null);
  const noticed = tried.length - missed.length;
  const percent = ((noticed / tried.length) * 100).toFixed(1);
  const byChecks = tried.filter(({ by }) => by?.startsWith('the checks')).length;
  console.log(
    `\nSeed ${seed}: ${tried.length} faults, ${noticed} noticed (${percent} %), ${byChecks} of them by lint or types alone; stories in a browser were not asked`,
  );
  for (const fault of missed)
    console.log(`\n${placeOf(fault)} (${verdict(fault)})\n- ${cut(fault.before)}\n+ ${cut(fault.after)}`);
}

function verdict({ by, specs, isCut, seconds }) {
  if (by !== null) return `noticed by ${by} (${Math.round(seconds)} s)`;
  if (specs === 0) return 'not noticed, no spec runs it';
  const cut = isCut ? `, those that share its start only as far as the nearest ${MOST_OF_START}` : '';
  return `not noticed by ${specs} spec files${cut} (${Math.round(seconds)} s)`;
}

const placeOf = ({ path, line }) => `${path}:${line}`;
const cut = (line) => (line.length > 2 * WIDTH ? `${line.slice(0, 2 * WIDTH)} …` : line);
const short = (words) =>
  words.length > WIDTH ? `${words.slice(0, WIDTH / 2)} … ${words.slice(-WIDTH / 2)}` : words;
