import { matchesOf } from '#src/lib/matches.ts';
import { mayMatch, tried } from '#src/lib/pattern-needs.ts';
import { AGED_RULES } from './aged-rules.ts';
import { ASKED_ON_ABROAD } from './asked-on-abroad.ts';
import { ASKED_RULES } from './asked-rules.ts';
import { BELONGING_RULES } from './belonging-rules.ts';
import { CALLED_OTHERWISE_RULES } from './called-otherwise-rules.ts';
import { CAUSED_RULES, DESPITE_RULES, DISCLOSED_RULES } from './caused-rules.ts';
import { CHOSEN_RULES } from './chosen-rules.ts';
import { CIRCUMSTANCE_RULES } from './circumstance-rules.ts';
import { CODED_RULES } from './coded-rules.ts';
import { DIET_RULES } from './diet-rules.ts';
import { DUE_ABROAD } from './due-abroad.ts';
import { HINTED_RULES } from './hinted-rules.ts';
import { HOLDER_RULES } from './holder-rules.ts';
import { IMPLIED_RULES } from './implied-rules.ts';
import { INDIRECT_RULES } from './indirect-rules.ts';
import { LIKENED_RULES } from './likened-rules.ts';
import { LIVED_RULES } from './lived-rules.ts';
import { lowered } from './matching.ts';
import { MEASURED_RULES } from './measured-rules.ts';
import { NO_CHILDREN_ABROAD } from './no-children-abroad.ts';
import { ORIENTATION_RULES } from './orientation-rules.ts';
import { FAITH_RULES, HEALTH_RULES, LANGUAGE_RULES, ORIGIN_RULES, STATUS_RULES } from './origin-rules.ts';
import { OTHER_LANGUAGES } from './other-languages.ts';
import { PAPER_RULES } from './papers.ts';
import { PASSING_RULES } from './passing-rules.ts';
import { AGE_RULES, FAMILY_RULES, SEX_RULES } from './people-rules.ts';
import { PERMITTED_RULES } from './permitted-rules.ts';
import { type Found, type Piece, type PieceClause, saysNobody, wordsAt } from './piece.ts';
import { RANGE_RULES } from './range-rules.ts';
import { readPeople } from './reader.ts';
import { REASONS, rewordingFor, uncertain } from './reasons.ts';
import { AS_WISHED_RULES } from './remarked-hinted.ts';
import { REQUIRED_ABROAD } from './required-abroad.ts';
import { REQUIRED_RULES } from './required-rules.ts';
import { SAID_RULES } from './said-rules.ts';
import { SCHEMED_RULES } from './schemed-rules.ts';
import { SEEN_AS_RULES } from './seen-as-rules.ts';
import { SENT_ABROAD } from './sent-abroad.ts';
import { STATED_RULES } from './stated-rules.ts';
import { SUITED_RULES } from './suited-rules.ts';
import { TOLD_RULES } from './told-rules.ts';
import { TRIED_RULES } from './tried-rules.ts';
import { TURNED_RULES } from './turned-rules.ts';
import type { Review, Rule, Subject } from './types.ts';
import { VEILED_RULES } from './veiled-rules.ts';
import { WISHED_RULES } from './wished-rules.ts';
import { CHOSEN } from './words.ts';

const RULES: readonly Rule[] = [
  ...AGE_RULES,
  ...AGED_RULES,
  ...SEX_RULES,
  ...FAMILY_RULES,
  ...ORIENTATION_RULES,
  ...ORIGIN_RULES,
  ...LANGUAGE_RULES,
  ...FAITH_RULES,
  ...HEALTH_RULES,
  ...STATUS_RULES,
  ...HOLDER_RULES,
  ...CHOSEN_RULES,
  ...INDIRECT_RULES,
  ...BELONGING_RULES,
  ...ASKED_RULES,
  ...ASKED_ON_ABROAD,
  ...TOLD_RULES,
  ...SAID_RULES,
  ...CODED_RULES,
  ...WISHED_RULES,
  ...TURNED_RULES,
  ...SUITED_RULES,
  ...MEASURED_RULES,
  ...PASSING_RULES,
  ...IMPLIED_RULES,
  ...CAUSED_RULES,
  ...DISCLOSED_RULES,
  ...DESPITE_RULES,
  ...SEEN_AS_RULES,
  ...STATED_RULES,
  ...REQUIRED_RULES,
  ...REQUIRED_ABROAD,
  ...NO_CHILDREN_ABROAD,
  ...SENT_ABROAD,
  ...DUE_ABROAD,
  ...HINTED_RULES,
  ...PAPER_RULES,
  ...VEILED_RULES,
  ...CALLED_OTHERWISE_RULES,
  ...CIRCUMSTANCE_RULES,
  ...TRIED_RULES,
  ...LIKENED_RULES,
  ...LIVED_RULES,
  ...SCHEMED_RULES,
  ...RANGE_RULES,
  ...DIET_RULES,
  ...AS_WISHED_RULES,
  ...PERMITTED_RULES,
  ...OTHER_LANGUAGES,
].map((rule) => ({
  ...rule,
  pattern: lowered(rule.pattern, 'g'),
  ...(rule.needs === undefined ? {} : { needs: lowered(rule.needs) }),
  ...(rule.unless === undefined ? {} : { unless: lowered(rule.unless) }),
}));

// Somebody who is put forward is a he or a she: only what a client wants says more.
const WANTED =
  /\b(?:list|shortlist\w*|slate|send|sending|only|prefer\w*|wants?|wanted|asked (?:me )?for|rather not)\b/;

// What they wish for themselves is none of it.
const OWN_WISH =
  /\b(?:s?he|they|(?:the )?(?:candidate|applicant))(?:'d| would| also| really)* (?:much |really |only )?(?:rather|prefers?|wants?|likes?)(?: not)?\b/g;

/** What the rules find in a sentence, and where they are not certain the reading of it by its parts. */
export function byRules(piece: Piece, clause: PieceClause, { subject }: Review): Found[] {
  const { masked } = clause;
  if (masked === null) return [];
  const trial = tried(masked);
  // Many rules need the same thing of a sentence: it is looked for once.
  const said = new Map<string, boolean>();
  const says = (needed: RegExp): boolean => {
    const known = said.get(needed.source) ?? needed.test(masked);
    said.set(needed.source, known);
    return known;
  };
  const isWanted = (): boolean => WANTED.test(masked.replace(OWN_WISH, ''));
  const ruled = RULES.flatMap((rule): Found[] => {
    // A text about a person may also say whom a client wants: what that says is held.
    const isOfRole = rule.subject === 'role' && subject === 'person';
    if (rule.subject === 'person' && subject === 'role') return [];
    if (isOfRole && (rule.alone === true || (rule.about === 'sex' && !isWanted()))) return [];
    if (rule.needs !== undefined && !says(rule.needs)) return [];
    if (!mayMatch(rule.pattern, trial)) return [];
    const matches = matchesOf(rule.pattern, masked);
    if (matches.length === 0 || rule.unless?.test(masked)) return [];
    const verdict = isOfRole ? 'held' : (rule.verdict ?? 'blocked');
    // "The guys like a laugh": who is there, where nobody is chosen.
    const isDoubted = rule.loose === true && rule.verdict === 'held' && !CHOSEN.test(masked);
    return matches.map(({ 0: said, index }) => ({
      clause: clause.lower,
      byRule: true as const,
      loose: rule.loose === true && saysNobody(masked, verdict === 'blocked'),
      finding: {
        verdict,
        about: rule.about,
        ...wordsAt(piece, clause.start + index, said),
        reason: rule.reason ?? (isDoubted ? uncertain(REASONS[rule.about]) : REASONS[rule.about]),
        rewording: rule.rewording ?? rewordingFor(rule.about, subject),
      },
    }));
  });
  // What the rules know is known; what they pass is read by its parts.
  const found = ruled.some(({ finding }) => finding.verdict === 'blocked')
    ? ruled
    : [...ruled, ...byParts(piece, clause, masked, subject)];
  // The title before a name is no illness.
  return found.filter(({ finding }) => !/^Ms\.?$/u.test(finding.words));
}

function byParts(piece: Piece, clause: PieceClause, masked: string, subject: Subject): Found[] {
  return readPeople(clause.text, masked, subject).map(({ about, start, end, certain }) => ({
    clause: clause.lower,
    byRule: true as const,
    loose: saysNobody(masked, certain),
    finding: {
      verdict: certain ? 'blocked' : 'held',
      about,
      ...wordsAt(piece, clause.start + start, clause.text.slice(start, end)),
      reason: certain ? REASONS[about] : uncertain(REASONS[about]),
      rewording: rewordingFor(about, subject),
    },
  }));
}
