import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startService, type Workspace } from '#test/harness/workspace.ts';
import { counted } from '../progress.ts';
import { figures, type Scored, score } from './score.ts';
import type { Truth } from './sheet.ts';

/**
 * Prints how CVs that a word processor wrote are read through POST /candidates/from-cv, each by an agency of the country
 * it is sent to: npm run eval:cv [-- --wrong] [--kept | --fresh | --closed] [beginning of the open files' names]. With `--wrong` the faults of the open
 * files are listed; of the kept and the closed ones nothing is ever listed, so that no rule is made with them. The shorter sets
 * come first, and a run that is told to end prints the figures of what it has read.
 */
const begins = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
const alone = ['kept', 'fresh', 'closed'].find((folder) => process.argv.includes(`--${folder}`));
const PROMISED = ['pdf', 'docx', 'doc'];
/** How often a file is sent that no reader was started for: on a busy machine that says nothing of the file. */
const SENT = 3;
let isToldToEnd = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    isToldToEnd = true;
  });
const running = await startService({ RATE_LIMIT_AI_PER_MINUTE: '100000' });
try {
  const desks = new Map<string, Workspace>();
  for (const [folder, file] of [
    ['kept', 'kept-truth.json'],
    ['closed', 'closed/truth.json'],
    ['fresh', 'fresh/truth.json'],
    ['open', 'open.json'],
  ] as const) {
    if (isToldToEnd) break;
    if (alone !== undefined ? folder !== alone : folder !== 'open' && begins !== '') continue;
    if (!existsSync(join(import.meta.dirname, file))) {
      console.log(`\n${folder}: not made; npm run eval:cv:make`);
      continue;
    }
    // By agency, as a reader reads files of one only: with each change another is started.
    const truths: Truth[] = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))
      .filter((truth: Truth) => truth.file.startsWith(begins))
      .toSorted((one: Truth, other: Truth) => one.agency.localeCompare(other.agency));
    const scored: Scored[] = [];
    const unasked: string[] = [];
    for (const truth of counted(folder, truths)) {
      if (isToldToEnd) break;
      const desk = desks.get(truth.agency) ?? (await running.workspace({ country: truth.agency }));
      desks.set(truth.agency, desk);
      const file_base64 = readFileSync(join(import.meta.dirname, folder, truth.file)).toString('base64');
      const sent = { file_base64, filename: truth.file };
      let { status, body } = await desk.api.post('/candidates/from-cv', sent);
      for (let times = 1; status === 500 && times < SENT && !isToldToEnd; times += 1)
        ({ status, body } = await desk.api.post('/candidates/from-cv', sent));
      if (status === 500) unasked.push(truth.file);
      else scored.push(score(truth, status === 201 ? body.data : null));
    }
    if (scored.length + unasked.length < truths.length)
      console.log(`\n${folder}: ended after ${scored.length + unasked.length} of ${truths.length} files`);
    if (unasked.length > 0)
      console.log(
        `\n${folder}: no reader could be started for ${unasked.length} files, which are not counted`,
      );
    const promised = scored.filter(({ truth }) => PROMISED.includes(truth.format));
    const other = scored.filter(({ truth }) => !PROMISED.includes(truth.format));
    console.log(
      `\n${folder}: ${promised.length} files of the kinds that are taken, ${promised.filter(({ read }) => read).length} read`,
    );
    for (const line of figures(promised, { layouts: folder === 'open' })) console.log(`  ${line}`);
    console.log(
      `${folder}: ${other.length} files of other kinds, ${other.filter(({ read }) => read).length} read`,
    );
    if (!['open', 'fresh'].includes(folder) || !process.argv.includes('--wrong')) continue;
    for (const { truth, faults, read } of scored)
      if (faults.length > 0)
        console.log(
          `\n${truth.file} (${truth.layout})${read ? '' : ' was not read'}\n  ${faults.join('\n  ')}`,
        );
  }
} finally {
  await running.close();
}
