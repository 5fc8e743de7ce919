import { headingOf } from '../jobs/index.ts';
import { type Finding, isAttribute, PERSONAL_DESCRIPTION, type Review, review } from '../moderation/index.ts';
import { isFrom } from './draft-parts.ts';

const BULLETED = /^[ \t]*(?:[-*+•·‣▪●◦–—]|\(?\d{1,2}[.)])[ \t]+(?=\S)/u;
const OF_WORK: ReadonlySet<string> = new Set(['responsibilities', 'requirements', 'nice_to_have']);

interface Ask {
  said: string;
  start: number;
}

/** The items of the lists that a brief heads as what is done or asked for, where they stand in it. */
function* asksIn(description: string): Generator<Ask> {
  let isOfWork = false;
  let at = 0;
  for (const line of description.split('\n')) {
    const [sign] = BULLETED.exec(line) ?? [];
    if (sign !== undefined) {
      if (isOfWork) yield { said: line.slice(sign.length).trimEnd(), start: at + sign.length };
    } else if (line.trim() !== '') {
      const heading = headingOf(line.trim());
      isOfWork = heading !== null && heading.rest === '' && OF_WORK.has(heading.section);
    }
    at += line.length + 1;
  }
}

/**
 * What is found in items of a brief's own lists of what is done or asked for that its ad does not hold, read as they would be in public: such
 * an item is no aside, so that no ad leaves with it dropped.
 * @param texts of the ad
 */
export function foundInLeftOutAsks(
  description: string,
  texts: readonly string[],
  as: Pick<Review, 'place' | 'companies' | 'isUnread'>,
): Finding[] {
  return [...asksIn(description)]
    .filter(({ said }) => !texts.some((text) => isFrom(text, said)))
    .flatMap(({ said, start }) =>
      review([['job.description', said]], { subject: 'role', ...as, isShown: true })
        .filter(
          ({ about, verdict }) =>
            (verdict === 'held' || verdict === 'blocked') &&
            (isAttribute(about) || about === PERSONAL_DESCRIPTION),
        )
        .map((one) => ({ ...one, start: one.start + start, end: one.end + start })),
    );
}
