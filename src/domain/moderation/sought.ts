import { isEnglish } from '../speech/index.ts';
import { isForEverybody } from './everybody.ts';
import { readShort } from './short-lines.ts';
import {
  BE,
  DATED,
  GONE,
  isAsked,
  isClear,
  isLife,
  isOccupation,
  isPerson,
  isThing,
  SOUGHT,
  SUBJECT,
  type Word,
  wordsOf,
} from './sought-words.ts';
import { turnedAway } from './turned-away.ts';
import { turnedAwayAbroad } from './turned-away-abroad.ts';
import { calledByWork, isIn, isOfTrade, known } from './work-words.ts';

interface Phrase {
  modifiers: Word[];
  head: Word | undefined;
  /** The place of the word after it. */
  next: number;
  determined: boolean;
}

/** The noun phrase that begins at a word. */
function phraseAt(all: readonly Word[], from: number): Phrase {
  let at = from;
  let determined = false;
  while (all[at]?.pos === 'DET' || OWN.test(all[at]?.text ?? '')) {
    determined = true;
    at += 1;
  }
  const run: Word[] = [];
  for (; at < all.length; at += 1) {
    const word = all[at];
    if (word === undefined) break;
    const between =
      /^(?:,|and|or)$/.test(word.text) &&
      run.length > 0 &&
      /^(?:ADJ|NOUN|PROPN)$/.test(all[at + 1]?.pos ?? '');
    if (between || word.pos === 'ADV') continue;
    const inside =
      /^(?:ADJ|NOUN|PROPN|NUM)$/.test(word.pos) ||
      (word.pos === 'VERB' && /ing$/.test(word.text)) ||
      (word.pos === 'VERB' && /ed$/.test(word.text) && run.length === 0) ||
      (SOUGHT.test(word.text) && word.text !== 'those');
    if (!inside) break;
    run.push(word);
    // "People handling": something that is done.
    if (SOUGHT.test(word.text) && !/^(?:handling|moving|management|skills)$/.test(all[at + 1]?.text ?? '')) {
      at += 1;
      break;
    }
  }
  const head = run.findLastIndex(
    (word) =>
      /^(?:NOUN|PROPN)$/.test(word.pos) ||
      SOUGHT.test(word.text) ||
      isIn(known().occupations, word.text) ||
      (word.pos === 'VERB' && run.length > 1 && word.text.endsWith('ing')),
  );
  return { modifiers: run.slice(0, Math.max(0, head)), head: run[head], next: at, determined };
}

/** What of a noun phrase and of what follows it tells how somebody is, not what they do. */
function inPhrase(all: readonly Word[], phrase: Phrase): Word | undefined {
  const { head, modifiers, next } = phrase;
  if (head === undefined) return undefined;
  if (SOUGHT.test(head.text)) {
    const how = modifiers.find((word) => /^(?:ADJ|VERB|PROPN)$/.test(word.pos) && !isClear(word));
    return how ?? typeOf(head, modifiers.at(-1)) ?? after(all, next);
  }
  // "Child protection officer", "health professional": what the work is about.
  if (isOccupation(head))
    return modifiers.find((word) => word.pos === 'ADJ' && isLife(word)) ?? after(all, next);
  return isPerson(head) ? head : undefined;
}

/** The word that says of which type somebody should be, where it is none of work: "a gogo type". */
function typeOf(head: Word, last: Word | undefined): Word | undefined {
  if (!/^types?$/.test(head.text) || last?.pos !== 'NOUN' || isClear(last)) return undefined;
  return isOccupation(last) || isIn(known().having, last.text) || isOfTrade(last.text) ? undefined : last;
}

const OWN = /^(?:his|her|their|your)$/;
const PLACES_OF_WORK =
  /^(?:firms?|agenc(?:y|ies)|compan(?:y|ies)|practices?|brands?|consultanc(?:y|ies)|banks?|environments?|start-?ups?|sectors?|industr(?:y|ies)|trades?|backgrounds?|disciplines?|fields?|universit(?:y|ies)|teams?|competitors?|business(?:es)?|side|world|labs?|retail|hospitality|manufacturing|insurance|banking|construction|logistics|government|consulting|scratch|anywhere|home|any|within|outside|across|start|day|month|week|monday|other|similar)$/;

/** What follows a person: with whom or what, from where, of which kind. */
function after(all: readonly Word[], at: number): Word | undefined {
  const word = all[at];
  if (word === undefined) return undefined;
  const { head, modifiers } = phraseAt(all, at + 1);
  switch (word.text) {
    case 'with':
    case 'without':
      if (head === undefined) return undefined;
      return (
        [...modifiers.filter(({ pos }) => pos !== 'NOUN'), head].find(isLife) ??
        (isAsked(head) || isThing(head, modifiers) ? undefined : head)
      );
    case 'of':
      // "A Head of Science": a post, and what it is over.
      if (IS_OVER.test(all[at - 1]?.text ?? '')) return undefined;
      return head === undefined || isAsked(head) ? undefined : head;
    case 'from':
      return [head, ...modifiers].some(
        (one) => one !== undefined && (PLACES_OF_WORK.test(one.text) || DATED.test(one.text)),
      )
        ? undefined
        : head;
    case 'in':
      return OWN.test(all[at + 1]?.text ?? '') ? head : undefined;
    default:
      return adjectives(all, at);
  }
}

/** The first of some adjectives in a row that is none of how people work. */
function adjectives(all: readonly Word[], from: number): Word | undefined {
  for (let at = from; at < all.length; at += 1) {
    const word = all[at];
    if (word === undefined) break;
    if (word.pos === 'ADV' || /^(?:,|and|or|not|but|both)$/.test(word.text)) continue;
    if (isLife(word)) return word;
    const isNounNext = /^(?:NOUN|PROPN)$/.test(all[at + 1]?.pos ?? '');
    if (word.pos === 'ADJ' && !isClear(word)) return isNounNext ? undefined : word;
    if (!isClear(word) || !/^(?:,|and|or|but)$/.test(all[at + 1]?.text ?? '')) break;
  }
  return undefined;
}

const IS_OVER =
  /^(?:heads?|directors?|chiefs?|managers?|presidents?|vps?|deans?|chairs?|deput(?:y|ies)|leads?|professors?|principals?|masters?|secretar(?:y|ies)|faculty|department)$/;

// What a sentence says that somebody is at work.
const IS_AT_WORK =
  /^(?:parts?|members?|points?|contacts?|links?|bridges?|owners?|assets?|fit|match|plus|must|key|core|centre|center|heart|backbone|glue|engine|eyes|ears|voice|face|first|one|same|way|pair|safe|force|whiz|hand|ambassador|champion)$/;

const AWAY_AT = /^(?:away|out|off|up|down|back|far|clear)$/;

/** What is said after "you are", "somebody who is", "must be". */
function inPredicate(all: readonly Word[], from: number): Word | undefined {
  let at = from;
  while (/^(?:ADV|PART)$/.test(all[at]?.pos ?? '')) at += 1;
  const first = all[at];
  // "Away from the phone": where somebody is.
  if (first === undefined || AWAY_AT.test(all[at - 1]?.text ?? '')) return undefined;
  if (/^(?:of|from)$/.test(first.text)) return after(all, at);
  if (first.pos === 'DET') {
    const phrase = phraseAt(all, at);
    const { head } = phrase;
    const known = head === undefined || SOUGHT.test(head.text) || isAsked(head) || IS_AT_WORK.test(head.text);
    return inPhrase(all, phrase) ?? (known || all[from - 2]?.text !== 'you' ? undefined : head);
  }
  return adjectives(all, at);
}

const CHOOSE =
  /^(?:for|like|likes|love|loves|expect|expects|want|wants|wanted|need|needs|seek|seeks|seeking|hire|hires|hiring|prefer|prefers|preferred|suit|suits|find|send|get|bring)$/;
const LABEL =
  /^(?:[\p{L}-]+ ){0,2}(?:specification|criteri(?:a|on)|essential|desirable|must[- ]have|nice[- ]to[- ]have|requirements?|profile|wanted|ideal)\b[^:]{0,12}:\s*/iu;
// A line of its own that heads what is asked for.
const HEADING =
  /^\W*(?:essentials?|desirables?|preferred|required|mandatory|advantageous|ideal|useful|helpful|optional|beneficial|must[- ]haves?|nice[- ]to[- ]haves?|requirements?|nice|good to have)\W*$/iu;
const ASKED =
  /^(?:do|does|are|is|have|has|did|would|will|can|could|what|when|where|which|who|why|were|was|how)\b[^:]*\b(?:you|your|yours)\b/iu;
const WORK =
  /\b(?:support\w*|help\w*|teach\w*|taught|car(?:e|ed|ing) for|treat\w* (?:a|the|patients)|explain\w*|work(?:ed|ing)? with|experience|knowledge|handl\w*|manag\w*|led|lead|adjustments?|lift|speak|write|languages?|right to work)\b/iu;
const WEIGHED =
  /\b(?:scor\w+|mark\w*|points|shortlist\w*|filter\w*|reject\w*|exclud\w+|skip\w*|prefer\w*|weigh\w*|must|plus|only|out|none|no|nobody|not|never|essential|required?|needed|candidates?|applicants?|someone|somebody|anyone|whoever|he|she|him|her|his|you(?:'ve)? (?:have|had|are|were|grew|come|look|live|go|vote|pray|keep)|we(?:'d| would)? (?:picture|imagine|sooner|rather|fancy|envisage|like|love|see|look)|(?:people|those|types|gaps) (?:who|that))\b/iu;
const SERVED =
  /\b(?:clients?|patients?|residents?|customers?|students?|pupils?|participants?|families|services?|clinics?|programs?|programmes?|support\w*|help\w*|teach\w*|car(?:e|es|ing)|treat\w*|sell\w*|we offer|paid|regardless|products?|brands?|our|years? of)\b/iu;
const OFFERED =
  /\b(?:parents?' leave|(?:days?|weeks?)'? (?:of )?(?:annual )?(?:holidays?|leave)|birthday off|topped up|act (?:19|20)\d\d|flexible hours|we offer|paid|benefits?|maternity cover|leave (?:cover|policy)|licen[cs]\w+|certificat\w+|checks?|registration|degree)\b/iu;

// Names of the same in German, French and Spanish.
const ABROAD =
  /(?<!\p{L})(?:kinderlos\w*|ungebunden\w*|ledig\w*|familien(?:vater|mutter|stand|mensch)|schwanger\w*|kinderwunsch|konfession|religion(?:szugehörigkeit)?|geburtsdatum|geburtsjahr|bewerbungsfoto|hübsch\w*|gut ?aussehend\w*|(?:attraktiv|gepflegt|ansprechend)\w* (?:erscheinung|äußeres|sekretärin|dame|frau|herr)|anfang (?:zwanzig|dreißig|vierzig)|jung(?:e[rs]?|en)? (?:frau|mann|dame|leute|menschen|mädchen|team)|kopftuch|muttersprachler\w*|ausländer\w*|behinderte\w*|rentner\w*|stammbaum|célibataires?|mariée?s?|enceintes?|sans (?:enfants?|handicap|charges? de famille)|de souche|bonne famille|bleu-blanc-rouge|situation (?:familiale|matrimoniale)|date de naissance|(?:votre|son) (?:âge|religion|physique)|bonne présentation|gars|filles?|mecs?|jeunes? (?:femmes?|hommes?|filles?|mamans?|gens|retraités?)|voilée?s?|musulman\w*|juifs?|juives?|étrangers?|solter[oa]s?|casad[oa]s?|embaraz\w+|hijos|sin cargas|edad|religión|estado civil|buen[ao]? (?:presencia|aspecto|familia)|señorit\w+|chic[oa]s?|extranjer\w+|gitan\w+|minusváli\w+|sin discapacidad|jóvenes|joven|(?:hombres?|mujer(?:es)?) (?:de|entre|solter\w+|casad\w+|joven)|católic\w+|practicante|españoles)(?!\p{L})/iu;

/**
 * Reads whether a sentence says how the person who is sought is (their age, family, body, origin, belief, private life, or any
 * quality that is not known to be one of work) rather than what they do, know or may do. What is known is on the side of the
 * work: occupations, skills, qualifications and professional traits; the rest is for a person to look at.
 * @param clause a sentence as it was written; `masked` the same in small letters, with what is certainly lawful taken out
 * @returns the words, by their places in the clause, and whether they are only a word of somebody's own life where people are
 * weighed; null where it says no such thing
 */
export function readSought(
  clause: string,
  masked: string,
): { start: number; end: number; weighed: boolean } | null {
  if (HEADING.test(clause) || isForEverybody(clause)) return null;
  const label = LABEL.exec(clause)?.[0].length ?? 0;
  const all = wordsOf(clause.slice(label), masked.slice(label));
  const said =
    matched(clause, masked) ??
    readShort(clause) ??
    turnedAway(masked) ??
    turnedAwayAbroad(masked) ??
    inQuestion(masked, all);
  const weighs = said === undefined ? weighed(masked, all) : undefined;
  const found = said ?? weighs ?? inFrames(all, label > 0);
  return found === undefined
    ? null
    : { start: label + found.start, end: label + found.end, weighed: weighs !== undefined };
}

// Turns of phrase that say who somebody is by birth, by stage of life or by likeness to those who are there.
const TURN =
  /\b(?:(?:freedom|free) from (?:school (?:holidays|runs?|terms?|hours)|child ?care|caring|family|domestic)(?: (?:duties|ties|commitments|responsibilities|hours))?(?=\W*$|,| and )|by (?:birth|descent|blood|marriage)|(?:too|enough) (?:young|old)|(?:young|old) enough|(?<!(?:speaks?|spoken|knows?|holds?|have|has|in|with|for|uses?|reads?|drives?|runs?|from|at least) )one of (?:us|(?<!, one of )them|(?:our|their|his|her) own)|(?<!(?:\bwould|'d) )like us|our (?:kind|sort)|(?:western|eastern|anglo|european|asian) (?:mindset|values?|outlook)|good famil(?:y|ies)|(?:first flush|prime|spring|autumn|twilight|evening|dawn) of (?:an?|his|her|their|your|the)? ?(?:working )?(?:career|life)|energy of youth|(?:not|never) be treated|worke?r?s?'? compensation claims?|(?:if|whether) [^.;]*\b(?:she|her|him)\b|cultural(?:ly)? (?:baggage|one of us|homogen\w+))\b/iu;
// Whoever is there already, as the measure of who comes.
const LIKE_THOSE =
  /\b(?:customers|clients|clientele|guests|families|residents|patients|team|office|staff|crew|neighbou?rhood|area|town) (?:is|are) [^.;]{3,60},? so [^.;]*\b(?:fits? in|blends? in|same background|like them|looks? the part|mirrors? (?:that|them)|shares? (?:that|their|the same)|is the same|comes? from the same)\b/iu;
const STATED =
  /^\s*(?:health|children|family|gender|sex|age|religion|race|origin|status|nationality|marital status|civil status|faith|build|looks|appearance|dependants|politics|ethnicity)\s*[:=](?!\s*(?:no need to be|no preference|irrelevant|not (?:asked|required|relevant|needed|considered)|does(?:n['’]t| not) matter|makes no difference|any\W*$|all welcome))/iu;

function matched(clause: string, masked: string): Pick<Word, 'start' | 'end'> | undefined {
  const found = STATED.exec(clause) ?? LIKE_THOSE.exec(clause) ?? TURN.exec(masked) ?? ABROAD.exec(masked);
  return found === null ? undefined : { start: found.index, end: found.index + found[0].length };
}

const OF_SOMEBODY =
  /^(?:status|plans?|background|situation|history|problems?|issues?|conditions?|commitments?|responsibilities|names?|looks?|leave|tests?|claims?|record|preference|values|life|photo|hassles?|troubles?|worr(?:y|ies)|complaints?|niggles?|scares?|dramas?|baggage|ailments?)$/;

const IS_DONE = /^(?:are|'re|as|for|seeks?|seeking|wants?|needs?|hire|hiring|love|like|after|become|be)$/;

/** A word of somebody's own life, but for one that only tells what a thing is about. */
function lifeIn(all: readonly Word[]): Word | undefined {
  return all.find((word, at) => {
    const next = all[at + 1];
    const isOfThing = next !== undefined && /^(?:NOUN|PROPN)$/.test(next.pos) && !OF_SOMEBODY.test(next.text);
    const isTold = /^(?:who|that)$/.test(all[at - 1]?.text ?? '');
    // "You are a therapist" says what somebody does, "has a therapist" does not.
    const isDone = /^(?:an?|our)$/.test(all[at - 1]?.text ?? '') && IS_DONE.test(all[at - 2]?.text ?? '');
    if (isDone && calledByWork(word.text)) return false;
    // "A couple of photos": how many.
    if (/^(?:couple|pair)$/.test(word.text) && next?.text === 'of') return false;
    return (isLife(word) || (word.pos !== GONE && isPerson(word))) && (isTold || !isOfThing);
  });
}

function inQuestion(masked: string, all: readonly Word[]): Word | undefined {
  return ASKED.test(masked) && !WORK.test(masked) ? all.find(isLife) : undefined;
}

function weighed(masked: string, all: readonly Word[]): Word | undefined {
  if (!WEIGHED.test(masked)) return undefined;
  const word = lifeIn(all);
  // Whom the work is for, or what is offered, is said before.
  const before =
    word === undefined ? '' : all.filter(({ start }) => start < word.start).map(({ text }) => text);
  return SERVED.test([before].flat().join(' ')) || OFFERED.test(masked) ? undefined : word;
}

// How a job is, which stands first in many ads.
const OF_JOBS =
  /^(?:hybrid|remote|permanent|temporary|casual|flexible|wet|dry|on-?site|urgent|immediate|loud|noisy|dusty|dirty|clean|warm|bright|greasy|muddy|messy|cold|damp|windy|bright|airy|busy|rural|coastal|fast|gluten-free|vegan|vegetarian|halal|kosher|criminal|brown|salty|sweaty|smelly|sticky)$/;

// "Aural and electronic tuning": both are said of what is done.
const DONE = /(?:ing|tions?|ments?|ics|ography|hygiene|aid|care|works?|lessons?|repairs?|tests?)$/;
function isOfThing({ head, modifiers }: Phrase, first: Word): boolean {
  return (
    head !== undefined &&
    modifiers.includes(first) &&
    !isOccupation(head) &&
    [...modifiers, head].some((word) => word !== first && DONE.test(word.text))
  );
}

function inFrames(all: readonly Word[], listed: boolean): Word | undefined {
  for (const [at, word] of all.entries()) {
    const before = all.slice(Math.max(0, at - 4), at);
    if (BE.test(word.text) && before.some(({ text }) => SUBJECT.test(text))) {
      const found = inPredicate(all, at + 1);
      if (found !== undefined) return found;
    }
    if (
      CHOOSE.test(word.text) &&
      !(word.text === 'for' && !/^(?:look\w*|ideal|perfect|great|search\w*)$/.test(all[at - 1]?.text ?? ''))
    ) {
      const found = inPhrase(all, phraseAt(all, at + 1));
      if (found !== undefined) return found;
    }
  }
  const finite = all.some(
    ({ pos, text }, at) =>
      pos === 'AUX' || (pos === 'VERB' && !/(?:ing|ed)$/.test(text) && all[at - 1]?.text !== 'to'),
  );
  const begins = all.findIndex(({ text }) => !/^(?:no|not|only|ideally|preferably|a|an|the|-|•)$/.test(text));
  const first = all[begins];
  if (first === undefined) return undefined;
  if (/^(?:of|from)$/.test(first.text)) return finite ? undefined : after(all, begins);
  if (first.pos === 'PRON' && !SOUGHT.test(first.text)) return undefined;
  const phrase = phraseAt(all, begins);
  if (phrase.head !== undefined && SOUGHT.test(phrase.head.text)) return inPhrase(all, phrase);
  if (finite && !listed) return undefined;
  // "Youth AOD Counsellor": whom the work is for.
  const goesOn = all[phrase.next]?.pos === GONE && phrase.next < all.length;
  if (phrase.head !== undefined && isPerson(phrase.head)) return goesOn ? undefined : phrase.head;
  if (isOfThing(phrase, first)) return undefined;
  const alone = /^(?:,|and|with|)$/.test(all[begins + 1]?.text ?? '');
  return /^(?:ADJ|PROPN)$/.test(first.pos) &&
    alone &&
    isEnglish(first.text) &&
    !OF_JOBS.test(first.text) &&
    !isClear(first) &&
    !isAsked(first)
    ? first
    : undefined;
}
