import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startService, type Workspace } from '#test/harness/workspace.ts';
import { counted } from '../progress.ts';
import { figures, type Scored, score } from './score.ts';
import type { Truth } from './sheet.ts';

/**
 * Prints how CVs that a word processor wrote are read through POST /candidates/from-cv, each by an agency of the country
 * it is sent to: npm run eval:cv [-- --wrong] [--kept | --fresh | --closed] [beginning of the open files' names]. With `--wrong` the faults of the open
 * files are listed; of the kept and the closed ones nothing is ever listed, so that no rule is made with them.
 */
const begins = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
const alone = ['kept', 'fresh', 'closed'].find((folder) => process.argv.includes(`--${folder}`));
const PROMISED = ['pdf', 'docx', 'doc'];
const running = await startService({ RATE_LIMIT_AI_PER_MINUTE: '100000' });
try {
  const desks = new Map<string, Workspace>();
  for (const [folder, file] of [
    ['open', 'open.json'],
    ['kept', 'kept-truth.json'],
    ['fresh', 'fresh/truth.json'],
    ['closed', 'closed/truth.json'],
  ] as const) {
    if (alone !== undefined ? folder !== alone : folder !== 'open' && begins !== '') continue;
    if (!existsSync(join(import.meta.dirname, file))) {
      console.log(`\n${folder}: not made; npm run eval:cv:make`);
      continue;
    }
    const truths: Truth[] = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')).filter(
      (truth: Truth) => truth.file.startsWith(begins),
    );
    const scored: Scored[] = [];
    for (const truth of counted(folder, truths)) {
      const desk = desks.get(truth.agency) ?? (await running.workspace({ country: truth.agency }));
      desks.set(truth.agency, desk);
      const file_base64 = readFileSync(join(import.meta.dirname, folder, truth.file)).toString('base64');
      const { status, body } = await desk.api.post('/candidates/from-cv', {
        file_base64,
        filename: truth.file,
      });
      scored.push(score(truth, status === 201 ? body.data : null));
    }
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
