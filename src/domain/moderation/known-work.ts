import { linesOf } from '../lexicon/data-file.ts';
import { certifications, industries, roles, skills, titleRoleBook } from '../lexicon/terms.ts';
import { wordsOf } from '../lexicon/text.ts';
import { isGiven } from '../names/index.ts';
import type { Found } from './piece.ts';
import { PERSONAL_DESCRIPTION } from './types.ts';
import { calledByWork, isIn, known } from './work-words.ts';

// What a rule finds within the name of a role, a skill, a paper or a program, or in somebody's name, is said of nobody.

let listed: ReadonlySet<string> | undefined;

/** Names of programs, standards and bodies of a trade, each as it is written. */
function names(): ReadonlySet<string> {
  listed ??= new Set(
    ['tools.txt', 'standards.txt', 'trade-terms.txt', 'bodies.txt'].flatMap((file) =>
      linesOf(file).flatMap((line) => line.split(', ').map((name) => name.replace(/^\?/u, ''))),
    ),
  );
  return listed;
}

interface Stretch {
  start: number;
  end: number;
}

/** How many words a name that is looked for in the lists of programs has at most. */
const LONGEST = 4;

/** Where a sentence names a role, a skill, a paper or a field of business by more than one word, or by what is no word. */
function namesOfWork(clause: string): Stretch[] {
  const words = wordsOf(clause);
  const texts = words.map(({ text }) => text);
  const books = [roles().book, titleRoleBook(), skills().book, certifications().book, industries().book];
  const isHeading = !/\p{Ll}/u.test(clause);
  return words.flatMap(({ start, end }, at): Stretch[] => {
    const length = Math.max(0, ...books.map((book) => book.at(texts, at)?.length ?? 0));
    const last = words[at + length - 1];
    const said = clause.slice(start, end);
    const found: Stretch[] = [];
    const isCalled = length === 1 || isDone(said.toLowerCase());
    if (last !== undefined && length > 1) found.push({ start, end: last.end });
    // "Health: no conditions" asks of somebody's health, and names no field.
    const isLabel = clause.charAt(end) === ':' && (roles().book.at(texts, at)?.length ?? 0) === 0;
    if (isCalled && !isLabel && (isTitle(clause, { start, end }) || AS_ONE.test(clause.slice(0, start))))
      found.push({ start, end });
    // "RN", "LAME": letters that stand for something, where not all is written so.
    if (length === 1 && /^\p{Lu}{2,6}s?$/u.test(said) && (!isHeading || words.length < 3))
      found.push({ start, end });
    for (let more = 1; more <= LONGEST; more += 1) {
      const to = words[at + more - 1]?.end;
      if (to === undefined) break;
      const isWritten = more > 1 || /^(?:\p{Lu}[\p{Lu}\p{N}]+|.+\p{Lu}.*)$/u.test(said) || at > 0;
      if (isWritten && !isHeading && /\p{Lu}/u.test(said) && names().has(clause.slice(start, to)))
        found.push({ start, end: to });
    }
    return found;
  });
}

const isDone = (word: string): boolean =>
  isIn(known().occupations, word) &&
  !isIn(known().persons, word) &&
  !/^(?:bachelor|beginner|boy|girl|maid)s?$/u.test(word);

// "We are looking for a waiter", "as a trucker".
const AS_ONE =
  /(?<!\p{L})(?:for|as|is|are|be|you[’']re|seek\p{L}*|hiring|need|require|want|another|one) (?:an? )?(?:\p{L}+ )?$/iu;

const BEFORE_TITLE =
  /^[\s•*–-]*(?:(?:senior|junior|lead|head|chief|qualified|experienced|trainee|apprentice|temporary|temp|casual|relief|bank|full[- ]?time|part[- ]?time|live[- ]in|night|weekend|assistant|deputy|\d+ ?x?) )*$/iu;
const AFTER_TITLE =
  /^s?(?:\s*$|\s*[,(|/:–—-]|\s+(?:wanted|needed|required|vacanc(?:y|ies)|jobs?|positions?|roles?|posts?|x ?\d|in \p{Lu}|for (?:an?|the|our)(?!\p{L}))(?!\p{L}))/iu;

/** Whether a word is the title of a job: all that a line says, or what stands first in it. */
const isTitle = (clause: string, { start, end }: Stretch): boolean =>
  BEFORE_TITLE.test(clause.slice(0, start)) && AFTER_TITLE.test(clause.slice(end));

// Before whom one calls, writes or speaks to.
const REACHED =
  /(?:(?<!\p{L})(?:call|ring|phone|text|e-?mail|message|whatsapp|contact|ask for|asks for|speak (?:to|with)|talk (?:to|with)|chat (?:to|with)|write to|c\/o|attn:?|reports? to|reporting to|meet|thanks,?|cheers,?|regards,?|yours,?|dear|hi|hello)|(?:contact|manager|supervisor|consultant|recruiter|owner|from|signed|queries|questions|enquiries)(?: to)?:?) $/iu;
const SURNAME_BEHIND = /^ (?:\p{Lu}\.? )?\p{Lu}[\p{L}'’-]+/u;

/** Whether a word with a capital is part of somebody's name there: "ask for Mason", "Helen Roma", "Brody Harris". */
function isOfName(clause: string, said: string, start: number): boolean {
  if (!/^\p{Lu}[\p{L}'’-]*$/u.test(said) || !/\p{Ll}/u.test(said)) return false;
  const before = clause.slice(0, start);
  const after = clause.slice(start + said.length);
  const given = /(?<!\p{L})(\p{Lu}\p{Ll}+) $/u.exec(before)?.[1];
  const isLast =
    /^(?:$|[.,;:!?)]| (?:on|at|in|for|from|to|by|or|and|is|was|will|has|who|can|runs|leads)(?!\p{L})|['’]s)/u.test(
      after,
    );
  if (given !== undefined && isGiven(given.toLowerCase()) && isLast) return true;
  if (!isGiven(said.toLowerCase())) return false;
  return (
    (REACHED.test(before) && (isLast || SURNAME_BEHIND.test(after))) ||
    (/^ \p{Lu}\p{Ll}+(?:,| on| at|$)/u.test(after) && REACHED.test(before))
  );
}

// What names of work say all the same: which sex a title is of, how old people are, whose tongue is asked.
const ALL_THE_SAME = new Set(['sex', 'language', 'nationality', 'work_status', 'pregnancy']);
const AGED = /elder|aged|geriatric|retire|youth|teen|child/iu;

/**
 * Whether what was found in a sentence stands in the name of a role, a skill, a paper or a program, or in that of somebody: "RN",
 * "Special Needs Aide", "a Snowflake developer", "ask for Mason".
 */
export function isNamed(clause: string): (found: Found) => boolean {
  let spans: readonly Stretch[] | undefined;
  return ({ finding: { about, words } }) => {
    if (words.length > clause.length / 1.2 && words.length > 40) return false;
    const at = clause.indexOf(words);
    if (at < 0) return false;
    if (isOfName(clause, words, at)) return true;
    // A matron leads nurses, whoever it is.
    if (/^matrons?$/iu.test(words) && isTitle(clause, { start: at, end: at + words.length })) return true;
    if (ALL_THE_SAME.has(about) || (about === 'age' && !AGED.test(words))) return false;
    if (about === PERSONAL_DESCRIPTION && words.length === clause.length && /\s/u.test(words)) return false;
    spans ??= namesOfWork(clause);
    return spans.some(({ start, end }) => start <= at && at + words.length <= end);
  };
}

/** A sentence in small letters with names of work taken out. */
export const withoutNamesOfWork = (clause: string, lower: string): string =>
  namesOfWork(clause).reduce(
    (said, { start, end }) => said.slice(0, start) + '\u00b7'.repeat(end - start) + said.slice(end),
    lower,
  );

// What sentences say that only tell which job it is: "We are looking for a sales director to join our team in Perth".
const OF_OPENINGS = new Set(
  "we're you'll you're we've we'd you'd there's we are you have i'm i am is be will can would a an the our your us you in at on of for from with to and or as by near across within based around this that who which also currently now today soon again looking look seeking seek hiring hire recruiting recruit searching search need needs needed require requires required want wanted wants after adding add join joining joins work works working report reports reporting become team teams crew company firm business practice office branch site shop store workshop yard depot factory plant warehouse clinic hospital ward surgery school college kitchen restaurant hotel department group organisation organization client clients' client's behalf growing busy expanding established new another one two three four five additional extra experienced qualified skilled permanent temporary contract fixed-term casual full-time part-time full part time role roles position positions job jobs post posts vacancy vacancies opportunity opportunities opening openings available start starting immediately asap urgently manager director head lead supervisor foreman owner monday week month spring summer autumn winter january february march april may june july august september october november december north south east west city centre center area region day night shift shifts days nights weekend weekends".split(
    ' ',
  ),
);
/** So many words of a sentence may be names of places and houses. */
const MOST_NAMES = 4;

// "A stillhouse operator", "two toolroom fitters": a trade by the part of a house that it is done in, which no list has.
const OF_PART_OF_HOUSE =
  /(?<!\p{L})(?:an?|another|two|three|four|our|the|new) ((?:\p{Ll}{3,}(?:house|room|yard|shop|floor|field|mill|bench|deck|line|bay|side) )?)(\p{Ll}+)(?!\p{L})/gu;
// "At the distillery", "in our bottling hall": where the work is.
const AT_HOUSE =
  /(?<!\p{L})(?:at|in) (?:the|our|an?) (\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+)?)(?=\s*(?:[,.]|$)| (?:in|near|at) \p{Lu})/gu;

const isOfLife = (words: string): boolean =>
  words.split(' ').some((word) => isIn(known().persons, word) || isIn(known().life, word));

/** The trades and houses of a sentence that no list names, by how they are made and where they stand. */
function tradesAndHouses(clause: string): Stretch[] {
  const trades = [...clause.matchAll(OF_PART_OF_HOUSE)].filter(
    ({ 1: part = '', 2: trade = '' }) => part !== '' && (isDone(trade) || calledByWork(trade)),
  );
  if (trades.length === 0) return [];
  const houses = [...clause.matchAll(AT_HOUSE)].filter(({ 1: house = '' }) => !isOfLife(house));
  return [...trades, ...houses].map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
}

/** Whether a sentence says which job is open, where and with whom, and nothing else. */
export function saysWorkAlone(clause: string): boolean {
  const spans = [...namesOfWork(clause), ...tradesAndHouses(clause)];
  if (spans.length === 0) return false;
  const rest = [...clause.matchAll(/[\p{L}\p{N}]+(?:[-'’]\p{L}+)*/gu)].filter(
    ({ 0: said, index }) =>
      !spans.some(({ start, end }) => start <= index && index + said.length <= end) &&
      !OF_OPENINGS.has(said.toLowerCase().replaceAll('’', "'")),
  );
  const first = Math.min(...spans.map(({ end }) => end));
  return (
    rest.length <= MOST_NAMES &&
    rest.every(({ 0: said, index }) => index > first && /^\p{Lu}\p{Ll}/u.test(said))
  );
}
