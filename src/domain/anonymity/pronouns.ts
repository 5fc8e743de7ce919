import { matchesOf } from '#src/lib/matches.ts';
import { tagged } from '../speech/index.ts';
import { inEnglishOf } from './pronouns-by-language.ts';
import { frenchPronounsIn } from './pronouns-french.ts';
import { ofOthers } from './pronouns-of-others.ts';
import { capitalised, type Edit } from './spans.ts';
import { herIn } from './whose.ts';

const SUBJECT =
  /(?<![\p{L}\p{N}'’-])(?:\(s\)he|s\/he|he\s?\/\s?she|she\s?\/\s?he|he or she|she or he|he|she)(?:['’](s|ll|d))?(?![\p{L}\p{N}])(?!-)(\s+(?:(?:also|now|then|always|often|sometimes|still|never|himself|herself|\p{Ll}+ly)\s+)?)?(\p{L}+(?:['’]t)?)?/giu;
const OBJECT =
  /(?<![\p{L}\p{N}'’-])(?:his\s?\/\s?hers?|hers?\s?\/\s?his|him\s?\/\s?her|her\s?\/\s?him|his or her|her or his|him or her|himself|herself|hers|him|his|her)(?![\p{L}\p{N}'’])(?!-)(?=(?:(\s+)(\p{L}+))?)/giu;

const IRREGULAR: Record<string, string> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  goes: 'go',
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
};
const ADJECTIVES =
  /^(?:based|located|qualified|certified|experienced|committed|focused|motivated|skilled|trained|interested|employed|registered|licensed|organised|organized|prepared|needed|considered|known|driven)$/iu;
// Words in s after a pronoun that are no verbs in the third person.
const NO_VERB =
  /^(?:always|perhaps|this|thus|as|its|us|yes|towards|afterwards|besides|sometimes|discuss|pass|access|focus|process|possess|address|express|assess)$/;
/** What stands behind a pronoun of things that are somebody's, where nothing of theirs comes next: `the best is his and mine`. */
const AFTER_OWN =
  /^(?:to|for|and|or|but|in|on|at|by|with|from|as|of|that|when|while|if|because|since|until|after|before|than|is|was|were|are|has|had|will|would|alone|too|also|now)$/u;
// Before a pronoun where a sentence asks or turns round: `Does she drive`, `Not only is he quick`.
const TURNED =
  /(?=(?:is|was|has|does)(?:n['’]t)?\s+s?he(?![\p{L}'’]))(?<=(?:^|[.!?:;,\n]["'”’)]?\s*|(?<!\p{L})(?:not only|nor|neither|never|rarely|seldom|only then|how|why|when|where|what|so|and|or|but)\s+))(is|was|has|does|isn['’]t|wasn['’]t|hasn['’]t|doesn['’]t)(?=\s)/giu;
const OFTEN = String.raw`(?:also|then|now|still|sometimes|often|always|never|even|(?!(?:family|assembly|supply|reply|ally|anomaly|monopoly|butterfly|bully|belly|jelly|rally|doily|lily|homily|folly)(?!\p{L}))\p{Ll}+ly)`;

/** Gendered pronouns in a text of whom it is about: each becomes a form of they, with the verb after it. */
export function pronounsIn(text: string): Edit[] {
  const isOther = ofOthers(text);
  const english = [...turned(text), ...subjects(text, isOther), ...objects(text, isOther)];
  return [...inEnglishOf(text, english), ...frenchPronounsIn(text)];
}

function turned(text: string): Edit[] {
  return matchesOf(TURNED, text).map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
    reason: 'pronoun',
    with: cased(said, plural(said.toLowerCase())),
  }));
}

type IsOther = ReturnType<typeof ofOthers>;

function subjects(text: string, isOther: IsOther): Edit[] {
  return matchesOf(SUBJECT, text).flatMap((match) => {
    const [said, short, gap = '', word = ''] = match;
    const pronoun = /^[\p{L}()\s/]*?(?=['’]|\s+\p{L}|$)/u.exec(said)?.[0] ?? said;
    if (isAcronym(pronoun, word) || isOther(match.index, pronoun.trim())) return [];
    const bare = said.slice(0, said.length - gap.length - word.length);
    // `She's used to Intelliflo` is, `she's used SAP` has.
    const isUsedTo = word === 'used' && /^ to(?!\p{L})/u.test(text.slice(match.index + said.length));
    const { ending, used } = spoken(short?.toLowerCase(), gap, word, isUsedTo);
    const start = match.index;
    const end = start + bare.length + used;
    return [
      { start, end, reason: 'pronoun' as const, with: cased(bare, `they${ending}`) },
      // `Faith, as she puts it, comes last`: a remark, behind which the sentence goes on.
      ...(/(?<!\p{L})as $/iu.test(text.slice(Math.max(0, start - 4), start)) ? [] : joinedVerbs(text, end)),
    ];
  });
}

// Forms that are verbs alone, also where commas join them; and those that are nouns as well, by what follows.
const VERBS_ALONE =
  "hasn't|isn't|wasn't|doesn't|has|is|was|does|knows|keeps|reads|teaches|writes|speaks|brings|builds|holds|negotiates|coordinates|communicates|facilitates|motivates|integrates|evaluates|investigates|translates|operates|maintains|explains|creates|produces|provides|prepares|publishes|improves|understands|organises|organizes|optimises|optimizes|gives|gets|goes|says|sees|sends|spends|tells|asks|meets|joins|applies|carries|serves|enjoys|learns|sings|thinks|solves|chooses|follows|listens|travels|becomes|begins";
const VERBS_OR_NOUNS =
  'plans|audits|tests|checks|signs|sets|ships|tracks|reviews|hosts|answers|files|drafts|tunes|cuts|starts|helps|shows|measures|documents|trades|coaches|directs|sketches|models';
const JOINED_ALONE = new RegExp(
  String.raw`(?:,|(?<!\p{L})(?:and|but|or))\s+(?:${OFTEN}\s+)?(${VERBS_ALONE})(?![\p{L}-])`,
  'gu',
);
const JOINED_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:and|but|or)\s+(?:${OFTEN}\s+)?(${VERBS_OR_NOUNS})(?=\s+(?:the|an?|his|her|their|every|each|both|most|new|small|short|one|two|three|four|\d+|\p{Ll}{4,}[^s]s)(?!\p{L}))`,
  'gu',
);
const JOINED =
  /\b(?:and|but|or)\s+(?:also\s+|then\s+|now\s+|\p{Ll}+ly\s+)?(has|is|was|does|brings|builds|coaches|delivers|designs|develops|drives|heads|holds|keeps|knows|leads|likes|lives|looks|loves|makes|manages|mentors|owns|oversees|prefers|reports|runs|sells|speaks|supports|takes|teaches|trains|uses|wants|wins|works|writes)\b/gu;

/** The verbs that share a pronoun with the one after it: `she leads teams and has built two`. */
function joinedVerbs(text: string, from: number): Edit[] {
  // A stop within an address or a number ends nothing.
  const sentence = /^(?:[^.!?;\n]|\.(?=\S))*/u.exec(text.slice(from))?.[0] ?? '';
  // Where somebody else is spoken of, a verb is theirs: `who reads`, `her manager is`.
  const own =
    /^(?:(?!(?<!\p{L})(?:who|which|that|where|while|because|if|when|as)(?!\p{L})|, (?:the|an?|his|her|their|its) ).)*/su.exec(
      sentence,
    )?.[0] ?? '';
  const joined = [
    ...matchesOf(JOINED, sentence),
    ...matchesOf(JOINED_ALONE, own),
    ...matchesOf(JOINED_BEFORE, own),
    // Behind the next pronoun verbs are looked for once more from there, which keeps the whole as long as the text.
    ...verbsIn(own.slice(0, 600).split(NEXT)[0] ?? ''),
  ];
  return joined.map(({ 0: said, 1: verb = '', index }) => {
    const end = from + index + said.length;
    return { start: end - verb.length, end, reason: 'pronoun', with: plural(verb) };
  });
}

// A word in s behind an and, and what shows that it is no noun: `signs off`.
const MAY_JOIN =
  /(?:,|(?<!\p{L})(?:and|but|or))\s+(?:(?:also|then|now|still|sometimes|often|always|never|even|(?!(?:family|assembly|supply|reply|ally)(?!\p{L}))\p{Ll}+ly)\s+)?((?!(?:his|hers|its|theirs|yes|this|thus)(?!\p{L}))\p{Ll}{2,}[^\W\ds]s)(?![\p{L}-])/gu;
const NEXT = /(?<!\p{L})(?:s?he|they)(?!\p{L})/iu;
const VERB_BEHIND = /^ (?:off|out|up|down)(?!\p{L})/u;

/** Joined verbs that no list has, as the tagger or the word behind them tells: `and reconciles every month`. */
function verbsIn(sentence: string): RegExpExecArray[] {
  const found = matchesOf(MAY_JOIN, sentence);
  if (found.length === 0) return [];
  // The tagger is asked of what is spoken of, in order, as the same word may be a noun before.
  const tags = tagged(`They ${sentence}`);
  let at = 0;
  return found.filter(({ 0: said, 1: word = '', index }) => {
    if (VERB_BEHIND.test(sentence.slice(index + said.length))) return true;
    const place = tags.findIndex(
      ({ text, pos }, i) =>
        i > at &&
        text === word &&
        pos === 'VERB' &&
        /^(?:and|but|or|,|\p{L}+ly|also|then|now|still|sometimes|often|always|never|even)$/u.test(
          tags[i - 1]?.text ?? '',
        ),
    );
    if (place < 0) return false;
    at = place;
    return true;
  });
}

/** How a sentence goes on after `they`, and how much of what followed the pronoun is in it. */
function spoken(
  short: string | undefined,
  gap: string,
  word: string,
  isUsedTo: boolean,
): { ending: string; used: number } {
  if (short === 'll' || short === 'd') return { ending: `’${short}`.replace('’', "'"), used: 0 };
  // "She's based" is, "she's led" has.
  if (short === 's' && (ADJECTIVES.test(word) || isUsedTo)) return { ending: "'re", used: 0 };
  if (short === 's')
    return {
      ending:
        /(?:ed|en|led|built|been|held|run|won|heard|had|gone|made|sold|told|taught|kept|left|met|paid|put|sent|spent|stood|got|brought|bought|thought|caught|found|begun|come|become|said|seen|shown|known|grown|flown|worn|drawn)$/u.test(
          word,
        )
          ? "'ve"
          : "'re",
      used: 0,
    };
  const verb = plural(word);
  return verb === word
    ? { ending: '', used: 0 }
    : { ending: gap.replace(/(?:him|her)self/u, 'themselves') + verb, used: gap.length + word.length };
}

function plural(word: string): string {
  const small = word.toLowerCase();
  const irregular = IRREGULAR[small.replace('’', "'")];
  if (irregular !== undefined) return word === word.toUpperCase() ? irregular.toUpperCase() : irregular;
  if (!/[^s]s$/u.test(word) || NO_VERB.test(word) || word.length < 4 || word !== small) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ss|sh|ch|x|zz|o)es$/u.test(word)) return word.slice(0, -2);
  if (/uses$/u.test(word) && /(?:foc|cauc)uses$/u.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function objects(text: string, isOther: IsOther): Edit[] {
  return matchesOf(OBJECT, text).flatMap((match) => {
    const [pronoun, , word = ''] = match;
    if (isAcronym(pronoun, word) || isOther(match.index, pronoun)) return [];
    return [
      {
        start: match.index,
        end: match.index + pronoun.length,
        reason: 'pronoun',
        // `call her TC`: whom somebody calls so, and not whose it is.
        with: cased(
          pronoun,
          CALLS.test(text.slice(Math.max(0, match.index - 12), match.index)) && /^\p{Lu}/u.test(word)
            ? 'them'
            : theirs(pronoun.toLowerCase(), word.toLowerCase(), text, match.index),
        ),
      },
    ];
  });
}

const CALLS = /(?<!\p{L})(?:calls?|called|nicknamed|dubbed|named) $/iu;

function theirs(pronoun: string, next: string, text: string, at: number): string {
  if (pronoun.endsWith('self')) return 'themselves';
  if (pronoun.startsWith('him')) return 'them';
  if (pronoun === 'hers') return 'theirs';
  if (pronoun === 'her') return herIn(text.slice(Math.max(0, at - 60), at), text.slice(at + 3, at + 90));
  if (pronoun.startsWith('his'))
    return pronoun.includes(' ') || (next !== '' && !AFTER_OWN.test(next)) ? 'their' : 'theirs';
  return next === '' || AFTER_OWN.test(next) ? 'them' : 'their';
}

// HE is higher education, HIS a hospital's system: capitals alone are a pronoun only among capitals.
function isAcronym(pronoun: string, next: string): boolean {
  if (!/^\p{Lu}{2,}$/u.test(pronoun)) return false;
  return !/^\p{Lu}{2,}$/u.test(next);
}

function cased(pronoun: string, they: string): string {
  const letters = pronoun.replace(/[^\p{L}]/gu, '');
  if (letters.length > 1 && letters === letters.toUpperCase()) return they.toUpperCase();
  return /^[^\p{L}]*\p{Lu}/u.test(pronoun) ? capitalised(they) : they;
}
