import { type Finding, review } from '#src/domain/moderation/index.ts';
import { counted } from '../progress.ts';
import { type Ad, closedAds, openAds } from './ads.ts';
import type { ByMeaning } from './by-meaning.ts';
import type { Line } from './lines.ts';

/** The lines of the open ones by their set, each with its title as a line of its own. */
export const linesByAd = (): Record<string, Line[]> =>
  Object.fromEntries(
    Object.entries(openAds()).map(([part, ads]) => [
      part,
      ads.flatMap(({ place, title, text }) =>
        [title, ...text.split('\n')]
          .filter((line) => line.trim() !== '')
          .map((line): Line => ({ place, kind: 'ad', text: line })),
      ),
    ]),
  );

// As an ad is read that a rule or a program publishes, but for the name of its client, which these do not tell.
const findingsIn = ({ place, title, text }: Ad, isUnread: boolean): Finding[] =>
  review(
    [
      ['title', title],
      ['body', text],
    ],
    { subject: 'role', place, isUnread, isShown: true, from: text },
  ).filter(({ verdict }) => verdict === 'held' || verdict === 'blocked');

/** The lines of an ad, its title the first, in which something is held or refused. */
function linesThatWait(ad: Ad, isUnread: boolean): { line: string; findings: Finding[] }[] {
  const findings = findingsIn(ad, isUnread);
  let start = 0;
  const body = ad.text.split('\n').map((line) => {
    const from = start;
    start += line.length + 1;
    return {
      line,
      findings: findings.filter(({ field, start: at }) => field === 'body' && at >= from && at < start),
    };
  });
  return [{ line: ad.title, findings: findings.filter(({ field }) => field === 'title') }, ...body].filter(
    (one) => one.findings.length > 0,
  );
}

/** How many of a set of open ads wait, where nobody has read them. */
export const openAdsThatWait = (part: string): { ads: number; waiting: number } => {
  const ads = openAds()[part] ?? [];
  return { ads: ads.length, waiting: ads.filter((ad) => linesThatWait(ad, true).length > 0).length };
};

/**
 * Prints how many of whole lawful ads wait, and how many of their lines: one line is enough to keep an ad back. Lines of the
 * closed ones are only counted.
 */
export async function countWholeAds(
  meanings: ByMeaning,
  { isWrong, isOpen, isUnread }: Record<'isWrong' | 'isOpen' | 'isUnread', boolean>,
) {
  const sets = isOpen ? openAds() : { ...openAds(), ...closedAds() };
  for (const [part, ads] of Object.entries(sets)) {
    const name = `whole ads, ${part}`;
    const waiting: { ad: Ad; lines: ReturnType<typeof linesThatWait> }[] = [];
    for (const ad of counted(name, ads))
      waiting.push({ ad, lines: await meanings.read(() => linesThatWait(ad, isUnread)) });
    console.log(name, {
      ads: ads.length,
      ads_that_wait: waiting.filter(({ lines }) => lines.length > 0).length,
      lines: ads.reduce(
        (sum, { text }) => sum + 1 + text.split('\n').filter((line) => line.trim()).length,
        0,
      ),
      lines_that_wait: waiting.reduce((sum, { lines }) => sum + lines.length, 0),
    });
    if (!isWrong || !part.startsWith('open')) continue;
    for (const { ad, lines } of waiting)
      for (const { line, findings } of lines)
        console.log(
          `  waits: ${line} (${ad.place}; ${findings.map((one) => `${one.about}: ${one.words}`).join('; ')})`,
        );
  }
}
