import { fold } from '#src/lib/fold.ts';

/** Somebody in an instruction of whom it is not sure who is meant. */
export interface Unsure {
  pronoun: string;
  /** The word behind it; empty at the end of a clause. */
  next: string;
  /** Whether nobody else is named whom it may mean: it says nothing right of anybody as it stands. */
  isAlone: boolean;
}

const TELL =
  /^(?:(?:please|kindly|also|just) )*(?:ask|tell|thank|remind|inform|invite|let|write to|e-?mail|check with|find out from|say to|explain to|congratulate|warn|follow up with|check in with) (.+)$/isu;
const PRONOUN =
  /(?<![\p{L}'’])(she|hers?|herself|he|him|his|himself|they|them|theirs?|themselves)(?:['’](?:s|d|ll|re|ve))?(?!\p{L})(?:\s+([\p{L}'’-]+))?/giu;
const SHE = /^(?:she|hers?|herself)$/u;
const HE = /^(?:he|him|his|himself)$/u;

/** People by their place in a house; a client is a house as well, and is no sign of a single person. */
const OFFICE =
  /(?<!\p{L})(?:the|our|my|your|his|her|their|an?|another)\s+(?:[\p{L}-]+\s+){0,2}(?:manager|director|boss|head|lead|leader|partner|owner|chief|founder|supervisor|interviewer|referee|colleague|recruiter|consultant|candidate|applicant|chair|secretary|doctor|foreman|matron|wife|husband|daughter|son|mother|father|sister|brother|man|woman|guy|lady|girl|boy)s?(?!\p{L}|\s+(?:role|position|job|post|vacancy|opening))|(?<!\p{L})(?:somebody|someone|anybody|anyone|ceo|cto|cfo|coo|hr)(?!\p{L})/iu;
const CALENDAR =
  /^(?:(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?s?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|christmas|easter|english|german|french|spanish|italian|dutch|portuguese|monday|teams|zoom|google|meet|skype|whatsapp|linkedin|outlook|word|excel)$/u;
const STARTER =
  /^(?:the|our|we|i|you|your|there|it|its|this|that|these|those|they|he|she|his|her|their|if|when|please|unfortunately|also|and|but|a|an|in|on|at|for|with|from|no|yes|thanks|thank|sorry|mr|mrs|ms|miss|mx|dr|prof)$/u;
/** What is behind one of these is a place. */
const WHERE = /(?:^|\s)(?:in|at|near|via|around|through|on|into|of)\s+(?:the\s+)?$/iu;

const CLAUSE = /[,;:]|\s(?:and|but|that|because|so|when|if|before|after|who|which|as|while|until)\s/iu;
/** What others do to what the reader made or is. */
const JUDGED =
  /(?:liked?s?|loved?s?|enjoyed|impressed (?:by|with)|read|seen|saw|reviewed|received|rated|approved(?: of)?|forwarded|chosen?|shortlisted|interested in|keen on|happy with|pleased with|wants?|meet|call|ring|invite|phone|e-?mail|see|hire|interview|contact)\s*$/iu;
const GOES_ON =
  /^(?:for|to|at|on|in|into|about|with|without|if|whether|that|when|while|and|but|or|by|from|via|over|after|before|until|since|during|as|so|because|than|a|an|the|this|next|last|again|today|tonight|tomorrow|yesterday|soon|now|then|there|here|once|directly|personally|back|up|out)$/iu;

/**
 * The pronouns of a part of an instruction of which it is not sure whether they mean the reader. They do where the part names nobody
 * else, where another does something to them in one clause (“Gary wants to see him”), and of what is theirs where another thinks of it
 * (“Philippa liked her CV”).
 * @param reader the names of who gets the mail
 * @param known names of houses, places and jobs, which are nobody
 */
export function unsureIn(part: string, reader: readonly string[], known: readonly string[]): Unsure[] {
  const { object, content } = addressed(part, reader);
  const isOffice = OFFICE.test(content);
  const others = othersIn(content, reader, known);
  return [...content.matchAll(PRONOUN)].flatMap(({ 0: all, 1: said = '', 2: next = '', index }) => {
    const pronoun = said.toLowerCase();
    const isAlone = others.length === 0 && !isOffice;
    const unsure = [
      {
        pronoun: all
          .slice(0, all.length - next.length)
          .trim()
          .toLowerCase(),
        next,
        isAlone,
      },
    ];
    const [isShe, isHe] = [SHE.test(pronoun), HE.test(pronoun)];
    if (!isShe && !isHe) return object === 'they' ? unsure : [];
    if ((object === 'she' && isHe) || (object === 'he' && isShe)) return unsure;
    if (isAlone) return object === null && isMixed(content) ? unsure : [];
    const before = content.slice(0, index);
    const clause = before.split(CLAUSE).at(-1)?.trim() ?? '';
    const isObject = pronoun === 'him' || (pronoun === 'her' && (next === '' || GOES_ON.test(next)));
    const isOwned = !isObject && (pronoun === 'his' || pronoun === 'her');
    const isDone =
      others.length < 2 && beginsWith(clause, others) && (isObject || (isOwned && JUDGED.test(clause)));
    return isDone ? [] : unsure;
  });
}

const isMixed = (content: string): boolean =>
  /(?<!\p{L})(?:she|hers?)(?!\p{L})/iu.test(content) && /(?<!\p{L})(?:he|him|his)(?!\p{L})/iu.test(content);

/** Whether a clause begins with whoever else is named, so that they do what it says. */
function beginsWith(clause: string, others: readonly string[]): boolean {
  const bare = clause.replace(/^that\s+/iu, '');
  if (others.some((name) => bare.startsWith(name))) return true;
  const office = OFFICE.exec(bare);
  return others.length === 0 && office?.index === 0;
}

/** Whom a part of an instruction is to be said to, and what. */
function addressed(
  part: string,
  reader: readonly string[],
): { object: 'she' | 'he' | 'they' | 'name' | null; content: string } {
  const rest = TELL.exec(part)?.[1];
  if (rest === undefined) return { object: null, content: part };
  const pronoun = /^(her|him|them)(?=\s)/iu.exec(rest)?.[1];
  if (pronoun !== undefined) {
    const object = { her: 'she', him: 'he', them: 'they' } as const;
    return {
      object: object[pronoun.toLowerCase() as 'her' | 'him' | 'them'],
      content: rest.slice(pronoun.length),
    };
  }
  const name = reader.find((one) => one !== '' && fold(rest).startsWith(`${fold(one)} `));
  return name === undefined
    ? { object: null, content: rest }
    : { object: 'name', content: rest.slice(name.length) };
}

/** Words that may name somebody else. */
function othersIn(content: string, reader: readonly string[], known: readonly string[]): string[] {
  const nobody = new Set([...reader, ...known].flatMap((name) => fold(name).split(/[^\p{L}\p{N}]+/u)));
  const found = [...content.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}-]*/gu)].filter(
    ({ 0: word, index }) => {
      const small = fold(word);
      if (nobody.has(small) || CALENDAR.test(small) || STARTER.test(small)) return false;
      if (word.length < 5 && word === word.toUpperCase()) return false;
      return !WHERE.test(content.slice(Math.max(0, index - 20), index));
    },
  );
  const names: string[] = [];
  let end = -2;
  for (const { 0: word, index } of found) {
    // A given name and a surname are one.
    if (index !== end + 1 || names.length === 0) names.push(word);
    end = index + word.length;
  }
  return names;
}
