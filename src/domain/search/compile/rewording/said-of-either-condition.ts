import { roles, skills } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';
import { daysIn } from '../terms/periods.ts';
import { inTurn, outsideQuotes, type Ways } from './in-turn.ts';

const ANYBODY = String.raw`(?:(?:any|some)(?:one|body)|those|people|folks?|candidates|others|ones)`;
const AFAR = String.raw`(?:(?:from|living|based|located|(?:who|that)\s+(?:are|is|live|lives))\s+)*(?:elsewhere|any\s?where(?:\s+else)?|some\s?where\s+else|else|outside\s+(?:there|those))`;
const WOULD_MOVE = String.raw`(?:who|that)\b[^,;.()]{2,50}?(?:relocat|\bmov|\bshift|\buproot)`;
const WORLD = String.raw`(?:in|on|around|across|over)\s+(?:the\s+)?(?:whole\s+|entire\s+)?(?:world|planet|earth|globe)`;
const SAID = String.raw`(?:(?:have|has)\s+)?(?:say|says|said|tell\s+us|tells\s+us|told\s+us|state[sd]?|confirm(?:s|ed)?)(?:\s+that)?\s+(?:they|he|she)`;

const CONTACTED = String.raw`(?:rung|rang|called|phoned|contacted|spoken|emailed|e-mailed|mailed|messaged|texted|met|reached|chased|approached|heard\s+from|in\s+touch)(?:\s+(?:to|with|by))?(?:\s+(?:us|me|them|anyone|anybody|our\s+team))?`;
const PERIOD = String.raw`(?:(?:in|within|for|during|over|since)\s+[\p{L}\p{N}\s-]{2,40}?|lately|recently|of\s+late|(?:this|last)\s+(?:week|month|quarter|year))`;
const END = String.raw`(?=\s*(?:$|[,;.(!?)]|\s[-–—]\s|\b(?:who|with|in|based|living|and|but)\s))`;

const WORK = String.raw`(?:temp(?:orary|s)?|contract(?:ing|ors?)?|freelance(?:rs?)?|perm(?:anent)?|remote(?:ly)?|fully\s+remote|hybrid|wfh)(?![\p{L}-])`;

/** A second way of being among those asked for, in the plain words of an "or". */
const WAYS: Ways = [
  // "Any of chefs, bakers or butchers, contract or remote": the list of trades ends before how they work.
  [
    new RegExp(
      String.raw`(?<=\b(?:any|one)\s+of:?\s+(?!${WORK})[^.;()–—]{3,100}?)\s*,\s+(?=${WORK})(?<![;][^.]*)`,
      'iu',
    ),
    '; ',
  ],
  // "In Leeds, plus anyone elsewhere in the world who says they'd relocate".
  [
    new RegExp(
      String.raw`(?:\s*,\s*(?:please|pls|thanks))?(?:\s*[,;]?\s+(?:plus|and|as\s+well\s+as|along\s+with|or)|\s*[,;](?=\s+also))\s+(?:also\s+|else\s+)?${ANYBODY}(?=\s+${AFAR}\b[^,;.()]{0,40}?\s${WOULD_MOVE})`,
      'giu',
    ),
    ' or anyone',
  ],
  [new RegExp(String.raw`(?<=\b${ANYBODY}\s+${AFAR})\s+${WORLD}(?=\s+${WOULD_MOVE})`, 'giu'), ''],
  [
    new RegExp(
      String.raw`(?<=\b${ANYBODY}\s+${AFAR}\b[^,;.()]{0,40}?\s(?:who|that))\s+${SAID}(?:['’]d\s+|\s+(?=would|are|is|will))`,
      'giu',
    ),
    ' would ',
  ],
  [/\bwould\s+(?=(?:would|are|is|will)\s)/giu, ''],
  // "In Bristol, plus those in Ireland who'd relocate".
  [
    new RegExp(
      String.raw`(?:\s*[,;]?\s+(?:plus|and|as\s+well\s+as|along\s+with)|\s*[,;](?=\s+also))\s+(?:also\s+)?${ANYBODY}\s+(?:(?:living|based|located|who\s+(?:are|live))\s+)?(in\s+(?:the\s+)?[\p{L}][\p{L}\s-]{2,30}?)\s+(?:who|that)(?:\s+${SAID})?\s*(?:['’]d|would|will|are\s+(?:willing|happy|open|ready|prepared)\s+to)\s+(?:(?:be\s+)?(?:willing|happy|open|ready|prepared)\s+to\s+|consider\s+)?(?:relocate|move|relocating|moving)(?![\p{L}]|\s+(?:to|into|for)\s)`,
      'giu',
    ),
    ', or $1 and open to relocation',
  ],
  // "Not called or emailed in the last 3 months".
  [
    new RegExp(
      String.raw`((?:\bnot|\bnever|n['’]t)\s+(?:been\s+)?${CONTACTED})\s*,?\s+(?:or|nor|and)\s+(?:been\s+)?${CONTACTED}\s+(?=${PERIOD}(?!\p{L}))`,
      'giu',
    ),
    '$1 ',
  ],
  // "Never rung, or not in the last 6 months": never is not in that time either.
  [
    new RegExp(
      String.raw`\bnever\s+(?:yet\s+|ever\s+)?(?:been\s+)?(${CONTACTED})\s*,?\s+or\s+(?:(?:else|otherwise|at\s+least|just|simply|who|that|we|they|i|you)\s+)*(?:(?:have|has|had|was|were)(?:n['’]t|\s+not)|not)\s+(?:been\s+)?(?:${CONTACTED}\s+)?(${PERIOD})${END}`,
      'giu',
    ),
    'not $1 $2',
  ],
];

/** "6 months (180 days)". */
const TOLD_TWICE =
  /(?<![\p{L}\p{N}])(\d{1,3}|\p{L}+)\s+(days?|weeks?|months?|quarters?|years?)\s*\(\s*(?:i\.?e\.?,?\s+|=\s*|about\s+|that\s+is\s+)?(\d{1,4})\s+(days?|weeks?|months?)\s*\)/giu;

const PEOPLE_OF =
  /(?<=^\s*|[.;:!?]\s+|\b(?:all|any|find|me|us|need|want|for|more|good|strong|our|get)\s+)(\p{Lu}[\p{L}+#.]*)\s+(?:people|ppl|folks?)(?=\s+(?:in|at|who|with|from|based|living|near|around|on|outside)\b|\s*(?:$|[,.;!?)]))/gu;

/** A query in which what is said to do as well is joined by an "or", and people of a skill that is an everyday word, too, have it. */
export const withEitherCondition = (query: string): string =>
  outsideQuotes(inTurn(query, WAYS), (part) =>
    part
      .replace(TOLD_TWICE, (said: string, count: string, unit: string, exact: string, ofExact: string) => {
        const [one, other] = [daysIn(count, unit), daysIn(exact, ofExact)];
        const isSame = one !== null && other !== null && Math.abs(one - other) <= one / 10;
        return isSame ? `${exact} ${ofExact}` : said;
      })
      .replace(PEOPLE_OF, (said: string, name: string) => {
        const words = plainWords(name);
        const isEveryday = skills().book.at(words, 0)?.doubtful === true;
        return isEveryday && roles().book.whole(`${name} people`) === undefined
          ? `people with ${name}`
          : said;
      }),
  );
