import { matchesOf } from '#src/lib/matches.ts';
import { NOUNS } from './caused-rules.ts';
import { TONGUES } from './questions-abroad.ts';
import { REASONS } from './reasons.ts';
import type { Attribute, Finding } from './types.ts';
import { wholeWords } from './whole-words.ts';

// The subject of a mail stands in lists, on locked screens and in notices, where others read it: what somebody is has no place there, though
// they asked for it themselves. In the mail it may be answered.

interface Naming {
  about: Attribute;
  pattern: RegExp;
}

const ANSWERS =
  '(?:re|fwd?|aw|wg|tr|about|regarding|on|concerning|zu|wegen|betreff|concernant|sobre|over|su)[: ]+';

/** Health is named nowhere in it; what else somebody is may be of the work, in more words than these. */
const namings = (about: Attribute, your: string, nouns: string): Naming[] => [
  { about, pattern: new RegExp(`^\\W*(?:${ANSWERS})*${your} (?:${nouns})\\W*$`, 'giu') },
  ...(about === 'disability_or_health'
    ? [
        {
          about,
          pattern: wholeWords(
            `${your} (?:${nouns})(?! (?:\\p{L}+ )?(?:insurance|team|clinic|shifts?|roles?|course|training|experience|and safety|versicherung|kurs))`,
          ),
        },
      ]
    : []),
];

const NAMINGS: readonly Naming[] = [
  ...NOUNS.flatMap(({ about, en, de, fr }) => [
    ...namings(about, 'your', en),
    ...namings(about, '(?:ihre?[nrsm]?|deine?[nrsm]?)', de),
    ...namings(about, '(?:votre|vos|ton|ta|tes)', fr),
  ]),
  ...TONGUES.flatMap(({ your, nouns }) =>
    (Object.entries(nouns) as [Attribute, string][]).flatMap(([about, words]) => namings(about, your, words)),
  ),
];

/** What the subject of a mail names of whoever gets it. */
export function inSubject(
  texts: readonly (readonly [field: string, text: string | null | undefined])[],
): Finding[] {
  return texts.flatMap(([field, text]) => {
    if (field !== 'subject' || text == null) return [];
    const found = NAMINGS.flatMap(({ about, pattern }) =>
      matchesOf(pattern, text).map(
        ({ 0: words, index }): Finding => ({
          verdict: 'held',
          about,
          field,
          words: words.trim(),
          start: index,
          end: index + words.length,
          reason: REASONS[about],
          rewording: 'Say it in the mail and not in its subject, which others may see',
        }),
      ),
    );
    return found.slice(0, 1);
  });
}
