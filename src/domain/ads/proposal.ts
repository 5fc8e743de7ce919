import { json } from '#db/rows.ts';
import { type Finding, type HeldReview, isUndecided, notReleased } from '../moderation/index.ts';
import type { AdRow, ProposedAd } from './schema.ts';

/** The change to a public ad that waits for a person; null where none does. */
export const proposalOf = ({ proposed }: Pick<AdRow, 'proposed'>): ProposedAd | null =>
  json.decodeOrNull<ProposedAd>(proposed);

interface ReleasedWords {
  about: string;
  words: string;
}

const asReleased = ({ about, words }: ReleasedWords): ReleasedWords => ({
  about,
  words: words.toLowerCase(),
});

/** The held words of an ad's public text that a person let go: they are decided once, whatever waits now. */
export function releasedWords(row: Pick<AdRow, 'review' | 'released_words'>): ReleasedWords[] {
  const review = json.decodeOrNull<HeldReview>(row.review);
  const kept = json.decodeOrNull<ReleasedWords[]>(row.released_words) ?? [];
  return review?.state === 'released' ? review.findings.map(asReleased) : kept;
}

/** The findings that nobody has released yet. */
export function undecided(findings: readonly Finding[], row: AdRow): Finding[] {
  const known = new Set(releasedWords(row).map(({ about, words }) => `${about} ${words}`));
  return notReleased(findings, row).filter(
    (finding) => !isUndecided(finding) || !known.has(`${finding.about} ${finding.words.toLowerCase()}`),
  );
}
