import { api, forgetBroadcasts } from '../../../test/api';
import { makeCast } from '../../../test/histories/cast';
import { liveThrough, type Tally } from '../../../test/histories/history';
import { emptyTables } from '../../../test/tables';

/** `npm run rig -- histories` sets 10,000. */
const COUNT = Number(process.env.HISTORIES ?? 20);
const SEED = Number(process.env.HISTORIES_SEED ?? 20_261_120);
/** After so many the tables are emptied, and in a long run it is said how far it is. */
const CHAPTER = 500;

it(`holds its invariants through ${COUNT} random histories, from seed ${SEED} on`, async () => {
  const tally: Tally = new Map();

  for (let first = 0; first < COUNT; first += CHAPTER) {
    await emptyTables(api.dataSource);
    const cast = await makeCast();
    const end = Math.min(COUNT, first + CHAPTER);
    for (let index = first; index < end; index += 1) {
      await liveThrough(cast, SEED + index, tally);
      forgetBroadcasts();
    }
    if (COUNT > CHAPTER)
      process.stderr.write(
        `${api.dialect}: ${end} of ${COUNT} histories hold, ${Math.round(process.memoryUsage().rss / 1e6)} MB\n`,
      );
  }

  // Not made of refusals alone: each of the 30 kinds of moves succeeds now and then.
  const moves = new Set([...tally.keys()].map((key) => key.split(' ')[0]));
  const successful = [...tally.keys()].filter((key) => key.endsWith(' 200'));
  if (COUNT > CHAPTER) process.stderr.write(`${JSON.stringify(Object.fromEntries([...tally].sort()))}\n`);
  // Fewer do not meet the rare ones.
  if (COUNT >= 10_000) expect([moves.size, successful.length]).toEqual([30, 30]);
}, 7_200_000);
