import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelsOf } from '#src/domain/job-drafts/labels.ts';
import { subjectOf } from '#src/domain/job-drafts/mail-subject.ts';
import { withCounties } from '#src/domain/job-drafts/place-called.ts';
import { candidatesOf, isSure } from '#src/domain/job-drafts/title-choice.ts';
import { briefLines } from '#src/domain/jobs/index.ts';
import { learnChoice, oddsOf, type Row } from './choice.ts';
import { mixedBriefs, titlesTold } from './mixed.ts';

/**
 * Learns which stretch of a brief is its title from the open sets, and writes the weights that src/domain/job-drafts/title-choice.ts
 * reads: npm run eval:briefs:learn-titles. With `-- --left-out` nothing is written: each set is read by what the others teach, which is
 * how briefs of further authors are read. The same sets give the same weights.
 */
const TARGET = join(import.meta.dirname, '../../../src/domain/job-drafts/title-weights.json');
const FILES = readdirSync(import.meta.dirname).filter((file) => /^\w+-open\.txt$/u.test(file));
/** What weighs less is left out. */
const LEAST = 0.05;

interface Brief extends Row {
  id: string;
  file: string;
  told: string;
  texts: string[];
}

const briefs: Brief[] = FILES.flatMap((file) =>
  mixedBriefs(file as Parameters<typeof mixedBriefs>[0]).flatMap(({ id, country, text, truth }) => {
    const { lines, left_out } = briefLines(withCounties(text, country));
    if (labelsOf(lines).title !== undefined) return [];
    const all = candidatesOf(lines, left_out, subjectOf(text), country);
    const isTold = titlesTold(truth);
    return [
      {
        id,
        file,
        told: truth.title ?? '',
        texts: all.map(({ text: said }) => said),
        candidates: all.map(({ text: said, signs }) => ({ signs, is: isTold(said) })),
      },
    ];
  }),
);

if (process.argv.includes('--left-out')) {
  const counts = { right: 0, sure: 0, wronglySure: 0 };
  for (const file of FILES) {
    const taught = briefs.filter((brief) => brief.file !== file);
    const weights = learnChoice(taught);
    for (const { id, told, texts, candidates } of briefs.filter((brief) => brief.file === file)) {
      const odds = oddsOf(candidates, weights);
      const best = odds.indexOf(Math.max(...odds));
      const isRight = candidates[best]?.is === true;
      const all = odds.reduce((sum, one, at) => sum + (texts[at] === texts[best] ? one : 0), 0);
      const weight = (candidates[best]?.signs ?? []).reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0);
      const isTold = isSure(all, weight);
      counts.right += Number(isRight);
      counts.sure += Number(isTold);
      counts.wronglySure += Number(isTold && !isRight);
      if (!isRight)
        console.log(
          `${file} ${id}: told ${told}, chosen ${texts[best]} (${all.toFixed(2)}, ${weight.toFixed(1)})`,
        );
    }
  }
  console.log(
    `${counts.right} of ${briefs.length} right; ${counts.sure} told without a doubt, of which ${counts.wronglySure} wrong`,
  );
} else {
  const weights = [...learnChoice(briefs)]
    .filter(([, weight]) => Math.abs(weight) >= LEAST)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([sign, weight]) => [sign, Number(weight.toFixed(2))]);
  writeFileSync(TARGET, `${JSON.stringify(Object.fromEntries(weights), null, 2)}\n`);
  console.log(`${briefs.length} briefs, ${weights.length} signs`);
}
