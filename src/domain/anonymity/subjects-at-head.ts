import { matchesOf } from '#src/lib/matches.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { roles } from '../lexicon/terms.ts';
import { wordsOf } from '../lexicon/text.ts';
import { isKnownGiven, isNameAndWord, isRareGiven } from '../names/given-names.ts';
import { isGivenName } from '../names/index.ts';
import { readerOf } from '../speech/readers.ts';
import { calledAtHeadIn } from './called-at-head.ts';
import { isMonth } from './dates-in-words.ts';
import { isFunctionWordThere } from './function-words.ts';
import { housesThatHadIn } from './houses-that-had.ts';
import type { Known } from './known.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { beginsSentence } from './spans.ts';

// Behind a quote somebody's words begin: `'Inga is never cross.'`
const HEAD = String.raw`(?<![\p{L}\p{M}\p{N}-]|[\p{L}\p{N}.,!?][’'])(\p{Lu}\p{Ll}{2,11})`;
const WHOSE = String.raw`(?:says?|said|reckons?|reckoned|thinks|thought|confirms|confirmed|swears|swore|told|tells|remembers|remembered|rates|rated|wrote|called|rang|emailed|knows|wants|vouche[sd]|vouched|agrees|agreed|asks|asked|would|mentioned|described|describes|has worked|worked with)`;
/** A given name that is a word as well, with where its bearer is: `Heather on the tills says`. */
const PLACED = new RegExp(
  `${HEAD}(?= (?:in|on|at|from|over in|over at|up at|down at|of) (?:(?:the|our|their|his|her|my) )?(?:[\\p{L}&-]+ ){1,4}${WHOSE}(?!\\p{L}))`,
  'gu',
);
/** The same in a row of them, and with verbs that fewer things do: `Ruby, Amber and Jade`, `Olive rang`. */
const IN_ROW = new RegExp(`${HEAD}(?=(?:, | and | & )(\\p{Lu}\\p{Ll}{2,11})(?!\\p{L}))`, 'gu');
const ACTED = new RegExp(
  `${HEAD}(?= (?:rang|met|sent|knew|saw|heard|wrote|swore|drove|felt (?:that|it|he|she|they|his|her|their)|thought (?:he|she|they|his|her|their)|wondered (?:if|whether|how|why)|liked (?:him|her|them|his|their)|(?:will|can|would|could|to) (?:meet|call|ring|send|give|show|collect|take|let|be there|drive|interview|cover|sign)|is (?:in|off|away|back) (?:on|till|until|from|today|next))(?!\\p{L}))`,
  'gu',
);
/** What only somebody does. */
const OF_SOMEBODY = new RegExp(
  `${HEAD}(?= (?:reckon(?:s|ed)|swears by|swore by|vouche[sd]|raves about|raved about|rates (?:him|her|them)|remembers (?:him|her|them)|trained (?:him|her|them) up|speaks highly|spoke highly)(?!\\p{L}))`,
  'gu',
);
/** What only somebody is or would be, told with a time or what it is for: `Summer would be free this week`, `Coco is happy to travel`. */
const IS_FREE = new RegExp(
  `${HEAD}(?= (?:(?:would|will|could|might|may) (?:also |now |only )?be (?:free|around|reachable|up) (?:this|next|from|after|before|right after|until|in (?:a|the|two)|to (?:talk|meet|start|chat|speak|interview)|for (?:a|an) (?:chat|call|talk|interview|meeting))|(?:is|was|would be|will be) (?:also |now |quite |very |really )?(?:happy|keen|eager|willing|glad|delighted|reluctant|shy|nervous|curious|allergic|fluent|engaged to|married) (?:to|about|in|of|with|for))(?!\\p{L}))`,
  'gu',
);
/** What is free or open then and nobody. */
const NO_ONE =
  /^(?:parking|lunch|breakfast|dinner|entry|travel|delivery|housing|tuition|relocation|either|mornings?|afternoons?|evenings?|nights?|weekends?|weekdays?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|people|nobody|somebody|everyone|teams?|clients?|both|it|that|this|which|who|she|he|they|you|we|there|candidates?|management|hours|rooms?|slots?|desks?|time|calendar|diary|\p{L}+(?:ing|ion|ment|ity|ance|ence|ness))$/u;
/** What only somebody has: `Smiler's references were both good`. */
const HAS = new RegExp(
  `${HEAD}(?=[’']s (?:references?|refs?|CV|r[eé]sum[eé]|notice|phone|mum|dad|wife|husband|missus|kids|boss|gaffer|mates?|birthday|trial|interview|availability|tickets?) (?:is|are|was|were|will|would|has|have|runs?|ends?|went|came|said|says|rang|checks? out|checked out)(?!\\p{L}))`,
  'gu',
);
/** What the name runs into, which no word does that is none: `Mick'd have him back`, `Grant'll sort it`, `Holly isn't sure`. */
const RUN_ON = new RegExp(
  `${HEAD}(?=[’'](?:d|ll)(?!\\p{L})| (?:(?:is|was|did|does|has|had|could|would|should|ca|wo)n[’']t|never (?:\\p{Ll}+ed|met|saw|had|heard|said|got|gave|took|lost|knew|let|put|rang|came|left)|couldn[’']?t|did (?:nights|days|earlies|lates|shifts?|the)|knew|kept (?:the|him|her|them)|is (?:happy|keen|fine|pleased|one of|sure|the (?:one|best))|was (?:happy|keen|pleased|one of|the (?:one|best)|his|her|their|my|our))(?!\\p{L}))`,
  'gu',
);
/** What no place does, though somebody is called like one: `Dale couldn't fault him`. */
const PRAISED = new RegExp(
  `${HEAD}(?= (?:(?:could|would|can|did|wo|does)n[’']t (?:fault|praise|hear|say|speak|stop|let (?:him|her|them)|recommend|part|believe|thank|wait|lose (?:him|her|them)|remember|know)|(?:couldn[’']?t|could not|cannot|could hardly) (?:fault|praise|speak|recommend|say)|can vouch|will vouch|thinks the world)(?!\\p{L}))`,
  'gu',
);
/** Who is told what they are: `Reed, the charge hand, wants him back`, `Rusty, his old mate, said`. */
const APPOSED = new RegExp(
  `${HEAD}(?=, (?:the|his|her|their|my|our|an?|who) (?:[\\p{L}’'-]+ ){0,3}[\\p{L}’'-]+, [\\p{Ll}’']+(?: |[.,]))`,
  'gu',
);
/** A given name that is hardly a word, and does something to something: `Toby sprays MINIs`. */
const DOES = new RegExp(
  `${HEAD}(?= \\p{Ll}{2,}s (?:the|an?|all|most|every|both|her|his|their|our|on|in|at|with|for|up|out|\\p{Lu}\\p{L}|\\d|\\p{Ll}+s?(?=[ ,.;])))`,
  'gu',
);
/** Words that begin notes without their subject, though somebody is called so: `Will never be late`. */
const NO_SUBJECT =
  /^(?:Will|May|Can|Might|Must|Hope|Faith|Joy|Grace|Patience|Sunday|Chance|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Twenty|Thirty|Forty|Fifty)$/u;

/** Whom many notes tell of without a name: `Applicant's notice is a month`. */
const OF_ANY =
  /^(?:applicant|candidate|learner|jobseeker|placement|starter|leaver|temp|hirer|employer|tenant|patient|resident|pupil|yesterday|today|tomorrow|sponsor|supervisor|signatory|referrer|here|there|that|what|who)$/;

/** What friends make of a name, of which a sentence says what its bearer is: `Undies is a machine`. */
const FOND = new RegExp(
  `${HEAD}(?= (?:is|was|has|had|does|did|gets|knows|runs|wants|never|always|just|can|will|would|keeps|works|turned up|turns up)(?!\\p{L}))`,
  'gu',
);
/** Whom a label or a deed names: `Referees: Joy (line manager), Grace`, `Referred by May in payroll`. */
const NAMED =
  /(?<=(?<!\p{L})(?:(?:[Rr]eferees?|[Rr]efs|[Cc]ontacts?|[Nn]ext of kin|[Ll]ine manager|[Mm]anagers?|[Bb]oss|[Bb]uddy|[Mm]entors?|[Ii]nterviewers?|[Pp]anel|[Rr]eferrer|[Ss]ource|[Rr]eferences?)(?::| -| –)|(?:[Rr]eferred|[Rr]ecommended|[Ii]ntroduced|[Vv]ouched for|[Ii]nterviewed|[Ss]creened|[Tt]rained up) by|[Ff]riends? (?:with|of)) )(\p{Lu}\p{Ll}{2,11})(?=[ ,.;(]|$)(?! \p{Lu}\p{Ll}| (?:team|department|manager|board|staff|side|of|and (?:the|a|an))(?!\p{L}))/gu;
const ENDING = /^(?:ies|ie|y|ys|s|o|os|a|z|zy|zza|za|ers|er|ster|sy|sie|zer|ball|bo|boy|dog|ski|man)$/;

/** Who says something without being named: nobody in particular, several people, a house. */
const NOBODY =
  /^(?:every(?:one|body)|any(?:one|body)|some(?:one|body)|no(?:one|body)|who(?:ever)?|all|both|one|she|he|they|we|you|mum|mom|dad|wife|husband|partner|boss|gaffer|foreman|management|staff|team|crew|client|customer|family|colleague|neighbour|agency|panel|board|office|site|department|company|school|owner|reference|referee|feedback|rumour|word|law|policy|legal|people|person|head|lead|chief|chair|management|payroll|security|reception|personnel|ops|sales|finance|ward|unit)s?$/;

const isRole = (word: string): boolean =>
  roles().book.at(
    wordsOf(word).map(({ text }) => text),
    0,
  ) !== undefined;

/** Whether a word is what friends make of one of the names: its first letters with an ending of theirs. */
const isFond = (small: string, own: readonly string[]): boolean =>
  own.some(
    (name) =>
      // `Kip never raised his voice` of Kipchumba: cut off, where it is nothing that sentences begin with.
      (name.length > small.length + 1 && name.startsWith(small) && !isOrdinary(small)) ||
      [3, 4, 5].some(
        (length) =>
          name.length > length &&
          small.startsWith(name.slice(0, length)) &&
          ENDING.test(small.slice(length).replace(new RegExp(`^${small[length - 1]}(?=[a-z])`), '')),
      ),
  );

/**
 * Words that an English sentence begins with, where they do or are what only somebody does or is: they say something in the language as
 * well, so that the sentence's beginning explained them.
 * @param known the strings of the person, of which friends make a name
 */
export function subjectsAtHeadIn(text: string, known: readonly Known[]): UncertainOccurrence[] {
  if (readerOf(text) !== 'en') return [];
  const own = [...new Set(known.flatMap(({ own: words }) => [...(words ?? [])]))].filter((word) =>
    /^[a-z]{4,}$/.test(word),
  );
  const found = (pattern: RegExp, is: (word: string) => boolean): { start: number; end: number }[] =>
    matchesOf(pattern, text)
      .map(({ 0: word, index }) => ({ start: index, end: index + word.length, word }))
      .filter(
        ({ word, start }) => beginsSentence(text, start) && !NOBODY.test(word.toLowerCase()) && is(word),
      );
  const isGiven = (word: string): boolean =>
    (isGivenName(word.toLowerCase()) || isKnownGiven(word)) && !isMonth(word);
  const isCalled = (word: string): boolean => isGiven(word) && !isRole(word.toLowerCase());
  const isInRow = (word: string): boolean => isGiven(word) && !isPlaceName(word.toLowerCase());
  const all = [
    ...found(PLACED, isCalled),
    ...found(ACTED, isCalled),
    ...found(RUN_ON, (word) => isInRow(word) && !NO_SUBJECT.test(word)),
    ...found(
      PRAISED,
      (word) => (isGiven(word) || isNameAndWord(word) || isRareGiven(word)) && !NO_SUBJECT.test(word),
    ),
    ...found(
      DOES,
      (word) => isCalled(word) && isInRow(word) && !isOrdinary(word.toLowerCase()) && !NO_SUBJECT.test(word),
    ),
    ...found(APPOSED, (word) => isGiven(word) && !NO_SUBJECT.test(word)),
    ...matchesOf(NAMED, text)
      .map(({ 0: word, index }) => ({ start: index, end: index + word.length, word }))
      .filter(
        ({ word }) =>
          (isGivenName(word.toLowerCase()) || isKnownGiven(word)) && !isPlaceName(word.toLowerCase()),
      ),
    ...found(IN_ROW, isInRow).filter(({ end }) =>
      isInRow(/^(?:, | and | & )(\p{Lu}\p{Ll}+)/u.exec(text.slice(end, end + 20))?.[1] ?? ''),
    ),
    ...found(OF_SOMEBODY, (word) => isInDictionary(word.toLowerCase()) && !isRole(word.toLowerCase())),
    ...found(IS_FREE, (word) => {
      const small = word.toLowerCase();
      return (
        isInDictionary(small) &&
        !isRole(small) &&
        !isMonth(word) &&
        !NO_ONE.test(small) &&
        !OF_ANY.test(small)
      );
    }),
    ...found(HAS, (word) => {
      const small = word.toLowerCase();
      return isInDictionary(small) && !isOrdinary(small) && !isRole(small) && !OF_ANY.test(small);
    }),
    ...found(
      FOND,
      (word) =>
        !own.includes(word.toLowerCase()) && !isRole(word.toLowerCase()) && isFond(word.toLowerCase(), own),
    ),
  ];
  const names = new Set(known.flatMap(({ own: words }) => [...(words ?? [])]));
  const meant = all.filter((one) => !isFunctionWordThere(text, one, names));
  return [
    ...meant.map(({ start, end }) => ({
      start,
      end,
      reason: 'name' as const,
      why: 'does what only somebody does, and may be called so',
    })),
    ...calledAtHeadIn(text, known),
    ...housesThatHadIn(text),
  ];
}
