import { tagged } from '../speech/index.ts';
import { isOccupation } from './short-words.ts';

// How `her` is meant is told from the verb before it and from what comes after: `gave her Friday off`, `gave her notice`.

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** What follows a pronoun that stands for somebody, and no thing of theirs. */
const AFTER_OBJECT = set(
  `to for and or but in on at by with from as of that when while if because since until after before into onto over under about through
  during without within against between who which is was were are has had will would can could should may might again back up down
  off out too also very not twice once thrice often always today yesterday tomorrow soon later early both all every each even only just
  there here a an the this these those some another apart forward aside ahead away along together everywhere anywhere instead than`,
);
/** Verbs that give something to somebody. */
const GIVES =
  /(?<!\p{L})(?:giv(?:e|es|ing|en)|gave|earn(?:s|ed)?|lend|lent|grant(?:s|ed)?|allow(?:s|ed)?|cost|costs|owe[sd]?|promised?|award(?:s|ed)?) $/iu;
/** The verbs behind which two things stand, whom and what. */
const GIVEN =
  /(?<!\p{L})(?:giv(?:e|es|ing|en)|gave|costs?|costing|teach(?:es|ing)?|taught|shows?|showed|shown|showing|sends?|sent|sending|tells?|told|telling|offer(?:s|ed|ing)?|bring(?:s|ing)?|brought|buys?|bought|buying|lends?|lent|lending|pay(?:s|ing)?|paid|saves?|saved|saving|wins?|won|winning|makes?|made|making|grant(?:s|ed|ing)?|allow(?:s|ed|ing)?|promis(?:e[sd]?|ing)|owe[sd]?|earn(?:s|ed|ing)?) $/iu;
/** Who does it, where it is she herself and nobody else comes between. */
const SHE_DOES =
  /(?<!\p{L})she(?!\p{L})((?:(?!(?<!\p{L})(?:who|which|that|whose|where|because|when|while|if|as|since|until|before|after|but)(?!\p{L}))[^.;:!?\n,])*)$/iu;
const isHers = (before: string): boolean => {
  const between = SHE_DOES.exec(before)?.[1];
  // `She says the board gave her`: somebody else does it.
  return (
    between !== undefined &&
    !/(?<!\p{L})(?:says?|said|thinks?|hopes?|felt|feels?|he|it|nobody|everyone|people|\p{Lu}\p{Ll}+)(?!\p{L})/u.test(
      between,
    )
  );
};
/** Several people by what they do, to whom something is given. */
const isSomeOf = (word: string): boolean =>
  PEOPLE.test(word) || (/[^s]s$/u.test(word) && isOccupation(word.replace(/s$/u, '')));
/** Where a sentence begins with what they owe: `Owes her patience to a big family`. */
const OWES_OWN = /(?:^|[.!?;:\n]["'”’)]?)\s*Owe[sd] $/u;
/** Where somebody is taken, and what goes on behind it: `took her offshore for a year`. */
const TAKEN_TO =
  /^(?:offshore|onshore|overseas|abroad|ashore|aboard|upstairs|downstairs|indoors|outdoors|inside|outside|upriver|inland|north|south|east|west|home)(?:[.,;:!?)]|$|\n| (?:for|in|on|at|by|with|from|to|after|before|since|until|when|where|last|again|twice|once|every|this|next|early|late|soon|straight|out|her|his|the|of|as)(?!\p{L}))/u;
const TAKES =
  /(?<!\p{L})(?:take|takes|took|taken|taking|bring|brings|brought|send|sends|sent|sending|move|moves|moved|moving|post|posted|fly|flew|flown|drive|drove|carr(?:y|ied)|led|lead|leads|lured|drew|pulled|kept|keeps) $/iu;
/** What somebody gives of their own. */
const OWN = set(
  `notice best all cv resume word name details consent permission number opinion view views time team staff students class classes
  colleagues clients people juniors children attention employer boss manager blessing approval reasons feedback evidence age address
  trust resignation account version side story first last full own phone email bonus salary living keep degree licence ticket place way reputation`,
);
/** Behind these `her best` is how well it does so, and nothing of hers. */
const PLEASES =
  /(?<!\p{L})(?:suit|fit|please|serve|like|know|love|describe|interest|reach|help|work(?:s|ed)? for)(?:s|ed|d|t)? $/iu;
const last40 = (before: string): string => before.slice(-40);
const PAYS = /(?<!\p{L})(?:pay|pays|paid|offer(?:s|ed)?|quoted?) $/iu;
const TEACHES = /(?<!\p{L})(?:teach(?:es)?|taught) $/iu;
const PEOPLE =
  /^(?:team|staff|students?|class(?:es)?|colleagues?|clients?|people|juniors?|children|child|pupils?|son|daughters?|sons|apprentices?|trainees?|peers|courses?|subjects?|lessons?)$/u;
/** Verbs behind which somebody does something: `let her run the project`. */
const LETS = /(?<!\p{L})(?:let|lets|letting) $/iu;
const SEES =
  /(?<!\p{L})(?:saw|see|sees|seen|watch(?:ed|es)?|hear|heard|make|makes|made|help|helps|helped|have|had|has) $/iu;
/** Verbs behind which somebody becomes or is something: `keeps her busy`, `made her CFO`. */
const RENDERS =
  /(?<!\p{L})(?:make|makes|made|making|find|finds|found|keep|keeps|kept|keeping|consider(?:s|ed)?|call(?:s|ed)?|want(?:s|ed)?|get|gets|got|leave|leaves|left|hold|holds|prefer(?:s|red)?|deem(?:s|ed)?|put|puts|set|sets) $/iu;
const APPOINTS =
  /(?<!\p{L})(?:make|makes|made|making|appoint(?:s|ed)?|elect(?:s|ed)?|name[sd]?|voted|crowned|promoted|called) $/iu;
const RANK =
  /^(?:\p{Lu}{2,5}|head|director|manager|lead|leader|partner|president|chair|chairman|chairwoman|chairperson|supervisor|treasurer|captain|deputy|team|vice|chief|senior|principal|employee|redundant|permanent)$/u;
const RANKED =
  /^ (?:\p{Ll}[\p{Ll}-]+ ){1,3}(?:manager|director|head|lead|leader|supervisor|partner|officer|engineer|buyer|planner|foreman|controller|coordinator|president|chef|nurse|matron|editor)(?= (?:at|in|for|of|within|when|after|before|by|last|this|aged|on)(?!\p{L})|[.,;:!?)]|$)/u;
const RANK_GOES_ON =
  /^(?: (?:leader|lead|manager|director|president|of|for|in|within|at|on|by|after|when|and|last|this|to)(?!\p{L})|[.,;:!?)]|$|\n)/u;
/** A verb, and no preposition, stands before. */
const VERB_BEFORE =
  /(?<!\p{L})(?!(?:in|on|at|of|for|with|from|to|by|during|since|until|and|or|but|as|than|about|after|before|into|over|spent|spend|spends|enjoyed|finished|began|started|left) )\p{L}+ $/iu;
const WHEN =
  /^(?:(?:last|next|this|every) (?:week|month|year|night|spring|summer|autumn|winter|quarter|time|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|two|three|four|five|six|\d+|(?:full|part)[ -]time)(?![\p{L}\d])/u;
const ENDS =
  /^(?:[.,;:!?)]|$|\n| (?:and|or|but|to|for|in|on|at|by|with|from|as|of|that|when|while|if|because|since|until|after|before|under|about|through|during|without|within|than|so)(?!\p{L}))/u;
const PARTS_OF_TIME = /^ (?:off|months?|weeks?|days?|hours?|years?|and|to|on|at)(?!\p{L})/u;

/**
 * What stands for `her`: `their` where something of hers comes next, `them` where she herself is meant.
 * @param before what stands before the pronoun
 * @param after what stands behind it, from the space on
 */
export function herIn(before: string, after: string): 'their' | 'them' {
  const next = /^\s+([\p{L}\d]+(?:[-’'][\p{L}\d]+)*)/u.exec(after);
  if (next === null) return 'them';
  const [whole, word = ''] = next;
  const small = word.toLowerCase();
  const rest = after.slice(whole.length);
  // A sentence begins with whose something is.
  if (/(?:^|[.!?:\n]["'”’)]?)\s*$/u.test(before) && !AFTER_OBJECT.has(small)) return 'their';
  if (AFTER_OBJECT.has(small)) return 'them';
  if (/^(?:best|least)$/u.test(small) && PLEASES.test(last40(before)))
    return ENDS.test(rest) ? 'them' : 'their';
  if (/^(?:more|most|less|better|well)$/u.test(small)) return ENDS.test(rest) ? 'them' : 'their';
  if (/-/u.test(word) && !/^(?:full|part)-time$/iu.test(word)) return 'their';
  const last = before.slice(-40);
  if (VERB_BEFORE.test(last) && WHEN.test(after.trimStart()))
    return isWhen(last, after.trimStart()) ? 'them' : 'their';
  if (/ly$/u.test(small) && ENDS.test(rest) && tagOf(`They act ${small}.`, small) === 'ADV') return 'them';
  // `She gives her apprentices time`: what is given to herself would say so.
  if (GIVEN.test(last) && (isHers(before) || (isSomeOf(small) && !ENDS.test(rest)))) return 'their';
  if (/^\d/u.test(word) && PAYS.test(last)) return 'them';
  if (OWES_OWN.test(before)) return 'their';
  if (TAKES.test(last) && TAKEN_TO.test(after.trimStart())) return 'them';
  if (GIVES.test(last))
    return OWN.has(small) || /^(?:final|new|old|first|last|full|honest)$/u.test(small) ? 'their' : 'them';
  if (TEACHES.test(last)) return PEOPLE.test(small) ? 'their' : 'them';
  if (LETS.test(last))
    return ENDS.test(rest) ||
      /^ (?:an?|the|her|his|it|them|you|us|me|every|each|all|both|no)(?!\p{L})/u.test(rest)
      ? 'them'
      : 'their';
  if (SEES.test(last) && isActing(small, rest)) return 'them';
  if (APPOINTS.test(last) && RANK.test(word) && RANK_GOES_ON.test(rest)) return 'them';
  // `made her cluster manager at 29`
  if (APPOINTS.test(last) && RANKED.test(after)) return 'them';
  if (RENDERS.test(last) && ENDS.test(rest) && tagOf(`They are ${small}.`, small) === 'ADJ') return 'them';
  return 'their';
}

/** A time at which something is done to somebody, and not one that is theirs: `met her last week`, `her three children`. */
function isWhen(last: string, after: string): boolean {
  const said = WHEN.exec(after)?.[0] ?? '';
  const rest = after.slice(said.length);
  if (/^(?:two|three|four|five|six|\d+)$/u.test(said)) return GIVES.test(last) && PARTS_OF_TIME.test(rest);
  if (/time$/u.test(said) || /^(?:last|next|this|every)/u.test(said)) return ENDS.test(rest);
  return ENDS.test(rest) || (GIVES.test(last) && PARTS_OF_TIME.test(rest));
}

/** Whether a word is what somebody does there: `saw her lead a team`. */
const isActing = (word: string, rest: string): boolean =>
  /^ (?:an?|the|every|each|all|both|two|three|our|your)(?!\p{L})/u.test(rest) &&
  tagOf(`They ${word}${rest.slice(0, 40)}`, word) === 'VERB' &&
  tagOf(`They will ${word}${rest.slice(0, 40)}`, word) === 'VERB';

const tagOf = (sentence: string, word: string): string | undefined =>
  tagged(sentence).find(({ text }) => text === word)?.pos;
