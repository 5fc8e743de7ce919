import { matchesOf } from '#src/lib/matches.ts';
import { COUNTED_AGAINST_RULES } from './counted-against-rules.ts';
import { FAITH_VALUES } from './faith-values.ts';
import { lowered } from './matching.ts';
import { OUTRIGHT_RULES } from './outright-rules.ts';
import { PASSED_OVER_RULES } from './passed-over-rules.ts';
import { type Found, type Piece, type PieceClause, wordsAt } from './piece.ts';
import { REASONS, rewordingFor, uncertain } from './reasons.ts';
import { SENT_REMARKS } from './remarks-sent.ts';
import { SENT_BACK_RULES } from './sent-back-rules.ts';
import { SORTED_RULES } from './sorted-rules.ts';
import { TOLD_ABROAD_RULES } from './told-of-abroad.ts';
import { TOLD_OF_RULES } from './told-of-rules.ts';
import type { Review, Rule } from './types.ts';
import { UNIMPAIRED_ABROAD } from './unimpaired-abroad.ts';

const RULES = [
  ...FAITH_VALUES,
  ...TOLD_OF_RULES,
  ...TOLD_ABROAD_RULES,
  ...OUTRIGHT_RULES,
  ...PASSED_OVER_RULES,
  ...UNIMPAIRED_ABROAD,
  ...COUNTED_AGAINST_RULES,
  ...SENT_BACK_RULES,
  ...SORTED_RULES,
  ...SENT_REMARKS,
].map((rule: Rule) => ({
  ...rule,
  pattern: lowered(rule.pattern, 'g'),
  ...(rule.needs === undefined ? {} : { needs: lowered(rule.needs) }),
  ...(rule.unless === undefined ? {} : { unless: lowered(rule.unless) }),
}));

/**
 * What a sentence says outright in whole turns of phrase, read as it is written: words that are lawful elsewhere ("Christian values",
 * "a mosque") are part of what these say. Nothing in the rest of the sentence speaks for it but a ground of the law.
 */
export function bySaid(piece: Piece, clause: PieceClause, { subject }: Review): Found[] {
  if (clause.isPassed === true) return [];
  const { lower } = clause;
  return RULES.flatMap((rule): Found[] => {
    if (rule.subject !== undefined && rule.subject !== subject) return [];
    const matches = matchesOf(rule.pattern, lower);
    if (matches.length === 0) return [];
    if (rule.needs?.test(lower) === false || rule.unless?.test(lower) === true) return [];
    const verdict = rule.verdict ?? 'blocked';
    return matches.map(({ 0: said, index }) => ({
      clause: lower,
      byRule: true as const,
      loose: false,
      apart: 'own' as const,
      finding: {
        verdict,
        about: rule.about,
        ...wordsAt(piece, clause.start + index, clause.text.slice(index, index + said.length)),
        reason: verdict === 'held' ? uncertain(REASONS[rule.about]) : REASONS[rule.about],
        rewording: rewordingFor(rule.about, subject),
      },
    }));
  });
}
