import { tagged } from '../speech/index.ts';
import { isBesideWork } from './beside-work.ts';
import { isOneAtWork } from './one-at-work.ts';
import { type Term, termAt } from './terms.ts';
import type { Attribute, Subject } from './types.ts';

/** Words of a sentence that name or describe people by an attribute, and whether it says outright who is taken or left. */
export interface Said {
  about: Attribute;
  start: number;
  end: number;
  /** Whether it is certain; else a person has to look. */
  certain: boolean;
}

interface Word {
  /** In small letters. */
  text: string;
  pos: string;
  start: number;
  end: number;
  /** Taken out as certainly lawful. */
  gone: boolean;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

// Those who may be hired, however they are called.
const HIRED =
  /^(?:candidates?|applicants?|persons?|people|individuals?|employees?|hires?|recruits?|starters?|staff|workers?|colleagues?|someone|somebody|anyone|anybody|everyone|nobody|none|ones?|those|who|whose|types?|folks?|persona|newcomers?|joiners?|receptionists?|secretar(?:y|ies)|nann(?:y|ies)|maids?|crew|chefs?|lot|bunch|cooks?|guards?|nurses?|clerks?|hosts?|models?|grads?|graduates?|names?|cvs?|resumes?|applications?|profiles?|face|faces|crowd|brigade|fellows?|baristas?|students?|mothers?|fathers?)$/;
const WORKER =
  /^(?!(?:number|order|under|other|gender|ever|over|offer|career|manner|matter|water|paper|power|center|computer|letter|calendar|consumer|customer|partner|voter|user|server|member|younger|older|offender|december|october|november|september|border|layer|quarter|corner|summer|winter|weather|shelter|cancer|either|rather|whether|after|never|however|better|longer|shorter|former|later|per|for|or|prior|major|minor|senior|junior|sector|factor|floor|door|indoor|outdoor|ant|plant|want|grant|important|relevant|significant|instant|constant|restaurant|list|mist|exist|least|most|first|interior|exterior|labor|color|favor|behavior|error|mirror|motor|color|wear|order|folder|header|newsletter|winter|bar|car|near|year|clear|dear|fear|hear|tear|bear|ear|gear|air|hair|fair|pair|chair|repair|affair)s?$)\p{L}{2,}(?:er|or|ist|ant|ian)s?$/u;
// Verbs and turns of phrase by which somebody is chosen.
const CHOOSES = words(
  'hire hires hiring want wants wanted wanting need needs needed prefer prefers preferred preferring seek seeks seeking sought recruit recruits recruiting employ employs employing appoint appoints take takes taking consider considers considered considering avoid avoids avoiding exclude excludes excluded excluding reject rejects rejecting skip skips skipping suit suits suited accept accepts accepting favour favours favor favors pick picks shortlist shortlists interview send find get bring put bin ditch drop ignore drown weed screen filter attract expect mean means like love be is are being was were remain',
);
const CHOSEN =
  /\b(?:only|prefer\w*|ideal\w*|wanted|must|should|need not|needn't|suit\w*|not for|no|not|never|none|nobody|without|avoid\w*|exclud\w*|reject\w*|skip\w*|applicants?|candidates?|appl(?:y|ies)|hir(?:e|es|ing)|looking for|after|seeking|perfect|best|sorry|please|rather|required|need|needs|want|wants|too|likely|unlikely|bother|first|free of|over|under)\b/;
// Everybody is asked, or told what is done for them.
const INVITES =
  /\b(?:welcom\w+|encourag\w+|(?:love|keen|like|want) to hear|adjustments?|accommodations?|every(?:one|body)?|any(?:one|body)? (?:else|who|with)|equally|alike|regardless|whatever|irrespective|all (?:ages|genders|faiths|backgrounds)|(?:do|does) not (?:ask|matter|discriminate))\b/;
const SHUTS =
  /\b(?:only|no|nobody|none|never|prefer\w*|must not|cannot|can't|won't|skip\w*|avoid\w*|reject\w*|exclud\w*|unless|except|too|rather|should not|do not|don't)\b/;
// What customers like is no ground.
const BY_TASTE =
  /\b(?:clients?|guests?|customers?|patients?|members|regulars|diners) (?:\w+ )?(?:like|prefer|want|expect|insist|ask|respond better|feel better|are used)\b/;
// Those whom the work is for.
const CLIENTELE =
  /^(?:clients?|customers?|patients?|residents?|readers?|viewers?|guests?|shoppers?|students?|pupils?|learners?|participants?|tenants?|users?|members|audience|clientele|visitors?|passengers?|families|donors?|witnesses|victims?|communit(?:y|ies)|charity|charities|products?|services?|programmes?|programs?|centre|center|clinics?|wards?|shop|store|brand|collection|range|department|school|house|homes?|team|company|business|firm|we|our)$/;
const WORKS =
  /^(?:support|help|teach|assist|serve|coach|mentor|guide|advise|treat|nurse|visit|care|represent|house|train|interview|write|design|market|sell|lead|manage|build|run)$/;
// What is done in a tradition, whoever does it.
const CRAFT =
  /^(?:chefs?|cooks?|teachers?|tutors?|translators?|interpreters?|speakers?|linguists?|dancers?|organists?|waxers?|barbers?|writers?|editors?|copywriters?|journalists?|proofreaders?|transcribers?|captioners?)$/;

// Prepositions after these nouns say whom a role is for, not whom the work is for.
const ROLE =
  /^(?:role|job|work|position|post|opening|opportunity|place|spot|perfect|ideal|suitable|suited|great|good|best|right|fit|match|gig|looking|look|lookout|search|searching|hunt|hunting|preference|bias|hope|hoping|room|chance|aimed|made|tailor-made|reserved|open|only|not|no|fine|easy|hard|tough|wanted|asking|ask|holding|out|off|bonus|plus|advantage|extra|points)$/;
const PREPOSITIONS = words(
  'with for to of about against among amongst around from by alongside on at into between toward towards in like regarding during before after until through',
);
const NEGATIVE = words('no not never without nor none non zero neither');

/** The words of a sentence with where they stand; what was masked stays as gone. */
function wordsOf(clause: string, masked: string): Word[] {
  const all: Word[] = [];
  let at = 0;
  for (const { text, pos } of tagged(clause)) {
    const start = clause.indexOf(text, at);
    if (start < 0) continue;
    at = start + text.length;
    if (text === '-') continue;
    const gone = masked[start] === '\u00b7';
    const lower = text.toLowerCase();
    // The tagger takes some nouns for people for what they do.
    all.push({ text: lower, pos: pos === 'VERB' && HIRED.test(lower) ? 'NOUN' : pos, start, end: at, gone });
  }
  return all;
}

const OF_SOMEBODY =
  /^(?:treatments?|history|records?|problems?|issues?|diagnos[ie]s|conditions?|claims?|status|surgery|background|situation|age|plans?)$/;

const isNoun = ({ pos }: Word): boolean => pos === 'NOUN' || pos === 'PROPN';
const isPeople = ({ text }: Word): boolean =>
  HIRED.test(text) || WORKER.test(text) || termAt([text], 0)?.term.part === 'who';
const inNounPhrase = ({ pos, text }: Word): boolean =>
  /^(?:NOUN|PROPN|ADJ|DET|NUM|PRON)$/.test(pos) ||
  text === '-' ||
  text === 'and' ||
  text === 'or' ||
  text === ',';

// What somebody has by what they are: a term beside it says who they are.
const PERSONAL =
  /^(?:(?:sur)?names?|accents?|appearance|presentation|backgrounds?|heritage|descent|upbringing|roots|complexion|features|parentage|ancestry|values|voice|build|physique|figure|relatives|family|families|spouse|wife|wives|husbands?|parents?)$/;

/** The noun that a term belongs to on its right: `null` where it stands alone. */
function headAfter(all: readonly Word[], end: number): Word | null {
  let head: Word | null = null;
  const last = all[end - 1];
  if (last !== undefined && PREPOSITIONS.has(last.text)) return null;
  // What follows several people is what they do: "Pommies whinge".
  if (last !== undefined && /(?:[^s]s|men)$/.test(last.text) && !/^'/.test(all[end]?.text ?? '')) {
    const after = all[end];
    if (after !== undefined && !isPeople(after)) return /^(?:'s?)$/.test(after.text) ? after : null;
  }
  for (let at = end; at < all.length; at += 1) {
    const word = all[at];
    if (word === undefined || word.gone) break;
    if (word.text === "'s" || word.text === "'") continue;
    if (isNoun(word) || HIRED.test(word.text)) head = word;
    else if (word.pos !== 'ADJ') break;
  }
  // "Cancer treatment", "pregnancy status": still a fact of somebody.
  return head !== null && OF_SOMEBODY.test(head.text) ? null : head;
}

/** What governs a noun phrase on its left. */
interface Governor {
  kind: 'verb' | 'preposition' | 'none';
  word: Word | undefined;
  /** What the preposition belongs to. */
  of: Word | undefined;
}

function governorOf(all: readonly Word[], start: number): Governor {
  let at = start - 1;
  while (at >= 0) {
    const word = all[at];
    if (word === undefined) break;
    if (word.gone) {
      at -= 1;
      continue;
    }
    // The tagger takes some of these for nouns without what follows.
    if (WORKS.test(word.text) && /^(?:will|to|you|we|and|,)?$/.test(all[at - 1]?.text ?? ''))
      return { kind: 'verb', word, of: undefined };
    const modifies = word.pos === 'VERB' && word.text.endsWith('ing') && start - at <= 2;
    if ((word.pos === 'VERB' && !modifies) || word.pos === 'AUX')
      return { kind: 'verb', word, of: undefined };
    if (PREPOSITIONS.has(word.text)) {
      let of = at - 1;
      while (of >= 0 && /^(?:ADV|DET|PUNCT|CCONJ)$/.test(all[of]?.pos ?? '')) of -= 1;
      return { kind: 'preposition', word, of: all[of] };
    }
    if (!modifies && !inNounPhrase(word) && word.pos !== 'ADV' && word.pos !== 'PART') break;
    at -= 1;
  }
  return { kind: 'none', word: undefined, of: undefined };
}

const MY = words('his her their');
const HAS = words(
  'has have having had got with wears wear wearing uses use using needs takes sees despite without no',
);

// What somebody was called at work says what they did.
const TITLE = /^(?:fore|trades|sales|handy|work|crafts|draughts|chair|camera|crew)m[ae]n$/;

const LIVES =
  /^(?:suffer(?:s|ed|ing)?|liv(?:es|ed|ing)|struggl(?:es|ed|ing)|cop(?:es|ed|ing)|battl(?:es|ed|ing)|going|goes|went|recovering|dealing)$/;

// What people do with those whom their work is for, and with what they make or study.
const LIFE =
  /^(?:is|was|are|were|be|been|being|am|'s|'re|remains?|became|has|have|had|having|got|gets|wears?|wore|needs?|needed|takes?|took|uses?|used|keeps?|kept|lost|beat|survived|overcame|fought|fights|battled|raised|raising|raises|juggles?|juggling|lives?|lived|observes?|celebrates?|practi[sc]es?|follows?|converted|fled|migrated|emigrated|born|grew|turned|turns|votes?|voted|suffers?|suffered|supports?|going|goes|went|hides?|manages|copes|expects?|plans?|wants?|hopes?|tries|trying|looks?|sounds?|comes|came|identifies|married|joined)$/;

const followed = (all: readonly Word[], end: number): string => {
  const next = all[end]?.text ?? '';
  return next === 'in' ? '' : next;
};

/** Whether a term stands for what somebody works on or with. */
function isAtWork(all: readonly Word[], start: number, { kind, word, of }: Governor): boolean {
  if (/^'s?$/.test(all[start - 1]?.text ?? '') && CLIENTELE.test(all[start - 2]?.text ?? '')) return true;
  if (kind === 'none') return all.slice(0, start).some(({ pos, text }) => pos === 'VERB' && !LIFE.test(text));
  if (kind === 'verb') return word === undefined || !LIFE.test(word.text);
  if (of === undefined || /^(?:converted|married|engaged)$/.test(of.text)) return false;
  if (/^(?:with|from|after|despite|through|since|as|without)$/.test(word?.text ?? ''))
    return !LIFE.test(of.text) && !/^(?:he|she|they|candidate|who)$/.test(of.text);
  return true;
}

function isOfThing(term: Term, all: readonly Word[], end: number): boolean {
  const head = headAfter(all, end);
  return head !== null && (term.part === 'state' || !isPeople(head));
}

// What those who put people forward do with whom a client does not want.
const SIFTS =
  /^(?:kept|left|leave|took|taken|crossed|struck|filter(?:ed|ing)?|sift(?:ed|ing)?|skip(?:ped)?|swap(?:ped)?|drop(?:ped)?|pull(?:ed)?|sent|send|sending|shortlist(?:ed)?|listed|moved|passed|exclud(?:e|ed)|weeded|screened|put)$/;

/** Whether a sentence says before a word whom somebody put forward or left out. */
function isSifted(all: readonly Word[], before: number): boolean {
  const first = all.slice(0, before).map(({ text }) => text);
  const verb = first.findIndex((text) => SIFTS.test(text));
  return verb >= 0 && first.slice(0, verb).some((text) => /^(?:i|we|'ve|don't|n't|not|please)$/.test(text));
}

/** Whether a term is said of somebody who is put forward. */
function saidOfPerson(term: Term, all: readonly Word[], start: number, end: number): boolean {
  const before = all[start - 1];
  if (TITLE.test(all[start]?.text ?? '')) return false;
  if (!term.loose && isSifted(all, start) && !isOfThing(term, all, end)) return true;
  const governor = governorOf(all, start);
  if (!term.loose && !isAtWork(all, start, governor) && !isOfThing(term, all, end)) return true;
  // "Good for an Indian".
  const isOne = term.part !== 'state' && /^an?$/.test(before?.text ?? '') && headAfter(all, end) === null;
  if (isOne && /^(?:for|as|like)$/.test(governor.word?.text ?? '')) return true;
  const own = all.slice(Math.max(0, start - 3), start).some(({ text }) => MY.has(text));
  const head = headAfter(all, end);
  if (term.part === 'state') {
    if (head !== null && !isPeople(head)) return false;
    const has = governor.word !== undefined && HAS.has(governor.word.text);
    if (!term.loose && all.slice(0, start).some(({ text }) => LIVES.test(text))) return true;
    return (own || has) && !(governor.kind === 'preposition' && governor.word?.text !== 'with' && !own);
  }
  if (head !== null && !isPeople(head) && term.part !== 'who') return false;
  if (term.part === 'who' && head !== null && !isPeople(head)) return false;
  const is =
    governor.kind === 'verb' && /^(?:is|was|are|be|being|'s|am|remains)$/.test(governor.word?.text ?? '');
  const apposed =
    governor.kind === 'none' && (before === undefined || /^(?:DET|ADJ|PUNCT|ADV|NUM)$/.test(before.pos));
  if (own && term.part === 'who') return true;
  // "Fit for the team", "straight with clients": something else is meant.
  if (term.loose && apposed) {
    const texts = all.map(({ text }) => text);
    if (isBesideWork(texts, start, end, head === null ? null : { text: head.text, isPeople: isPeople(head) }))
      return true;
  }
  if (term.loose) return is && head === null && !own && !PREPOSITIONS.has(followed(all, end));
  return is || apposed || (governor.kind === 'preposition' && governor.word?.text === 'as');
}

/** Whether a term is said of those who may be hired; undefined where it is not. */
function saidOfRole(
  term: Term,
  all: readonly Word[],
  start: number,
  end: number,
  lower: string,
): 'certain' | 'unsure' | undefined {
  const head = headAfter(all, end);
  const names = head !== null && !term.loose && term.part !== 'state' && PERSONAL.test(head.text);
  if (head !== null && !names && (!isPeople(head) || term.part === 'state' || CRAFT.test(head.text)))
    return undefined;
  if (INVITES.test(lower) && !SHUTS.test(lower)) return undefined;
  const governor = governorOf(all, start);
  const { word, of } = governor;
  const chosen = CHOSEN.test(lower);
  const negated = all.slice(Math.max(0, start - 5), start).some(({ text }) => NEGATIVE.has(text));
  if (governor.kind === 'preposition' && word !== undefined && !negated) {
    if (of !== undefined && isServed(all, of)) return undefined;
    const forRole = of === undefined || (word.text === 'for' && (ROLE.test(of.text) || CHOOSES.has(of.text)));
    const describes =
      of !== undefined &&
      ((/^(?:with|of|from|on|in|like|over|under|without)$/.test(word.text) && HIRED.test(of.text)) ||
        (term.part === 'state' && aboutHired(all, start)) ||
        BY_TASTE.test(lower));
    if (!forRole && !describes) return undefined;
    if (term.loose && head === null && !describes) return undefined;
    return chosen ? 'certain' : 'unsure';
  }
  if (governor.kind === 'verb' && word !== undefined && !negated) {
    if (isOfClientele(all, word)) return undefined;
    if (HAS.has(word.text)) return isOfHired(all, word) || aboutHired(all, start) ? 'unsure' : undefined;
    if (!CHOOSES.has(word.text)) {
      if (term.loose && !(term.part === 'state' && MY.has(all[start - 1]?.text ?? ''))) return undefined;
      return (isOfHired(all, word) || aboutHired(all, start)) && !isWork(all, word) ? 'unsure' : undefined;
    }
  }
  const own = MY.has(all[start - 1]?.text ?? '') || all[start - 1]?.text === 'whose';
  if (term.part === 'state' && own && aboutHired(all, start)) return 'unsure';
  if (term.loose && head === null && !isPredicate(all, start)) return undefined;
  // What is told of those who run the house picks nobody.
  if (
    term.part === 'state' &&
    all.slice(0, start).some(({ text }) => /^(?:founders?|owners?|chair|ceo)$/.test(text))
  )
    return undefined;
  const listed = start === 0 && all[end - 1]?.text !== 'leave' && !/^(?:VERB|AUX)$/.test(all[end]?.pos ?? '');
  if (term.part === 'state' && !negated && !chosen && !listed && !aboutHired(all, start)) return undefined;
  return chosen || negated ? (term.loose ? 'unsure' : 'certain') : 'unsure';
}

// "Orthotics for people with …": those for whom a thing is made.
function isServed(all: readonly Word[], people: Word): boolean {
  const at = all.indexOf(people);
  const thing = all[at - 2];
  return (
    /^(?:people|children|adults|those|persons)$/.test(people.text) &&
    all[at - 1]?.text === 'for' &&
    thing !== undefined &&
    isNoun(thing) &&
    !ROLE.test(thing.text)
  );
}

const subjectOf = (all: readonly Word[], verb: Word): Word | undefined =>
  all.slice(0, all.indexOf(verb)).findLast((word) => isNoun(word) || word.pos === 'PRON');

function isOfClientele(all: readonly Word[], verb: Word): boolean {
  const subject = subjectOf(all, verb);
  return (
    subject !== undefined && /^(?:is|are|was|were|be|being)$/.test(verb.text) && CLIENTELE.test(subject.text)
  );
}

// How a line begins that lists what somebody must be or have, without saying who.
const ASKS =
  /^(?:has|have|having|is|be|does|do|can|votes?|keeps?|lives?|wears?|takes?|taken|goes|attends?|belongs?|comes|looks?|owns?|must|should|not|no|never|without|nothing|good|perfect|excellent|free)$/;

/** Whether those who may be hired are spoken of before a word. */
function aboutHired(all: readonly Word[], before: number): boolean {
  const first = all.slice(0, before);
  if (ASKS.test(all[0]?.text ?? '') && !first.some(({ text }) => /^(?:you|we|our)$/.test(text))) return true;
  return (
    first.some(
      ({ text }, at) =>
        (/^(?:people|persons|hires?|folks?|types?)$/.test(text) &&
          /^(?:who|whose|with|that|on|from)$/.test(first[at + 1]?.text ?? '')) ||
        /^(?:candidates?|applicants?|someone|somebody|anyone|anybody|nobody|none|ones?|those|they|he|she|him|her|them)$/.test(
          text,
        ),
    ) &&
    !first.some(
      (word) =>
        (CLIENTELE.test(word.text) && word.text !== 'we') ||
        /^(?:you|support\w*|help\w*|teach\w*|car(?:e|ing)|serv\w+)$/.test(word.text),
    )
  );
}

function isOfHired(all: readonly Word[], verb: Word): boolean {
  return all.slice(0, all.indexOf(verb)).some(({ text }) => HIRED.test(text) || PEOPLE_BEFORE.test(text));
}

// "You will support migrants", "Teach blind children": the work itself.
function isWork(all: readonly Word[], verb: Word): boolean {
  const at = all.indexOf(verb);
  // "Somebody who remembers …": what they are, not what they will do.
  if (/^(?:who|that)$/.test(all[at - 1]?.text ?? '') && HIRED.test(all[at - 2]?.text ?? '')) return false;
  return (
    (at === 0 && verb.pos === 'VERB') ||
    all.slice(0, at).some(({ text }) => /^(?:you|we|to|will|our|that|which|who|and)$/.test(text))
  );
}

const PEOPLE_BEFORE = /^(?:you|he|she|they|who|candidates?|applicants?|hire|person|someone|somebody|anyone)$/;

function isPredicate(all: readonly Word[], start: number): boolean {
  const before = all.slice(0, start);
  const verb = before.findLastIndex(({ text }) => /^(?:is|are|be|was|were|'re|'s|being)$/.test(text));
  return (
    verb >= 0 &&
    start - verb <= 3 &&
    !before.slice(verb).some(({ pos }) => pos === 'PUNCT') &&
    before.slice(0, verb).some(({ text }) => PEOPLE_BEFORE.test(text))
  );
}

/**
 * Reads who a sentence says is taken, left or described: a term of an attribute, what it belongs to and what governs it.
 * A term that names a thing, or those whom the work is for, is none; where that is not certain, it is unsure.
 * @param clause as it was written; `masked` the same in lower case, with what is certainly lawful taken out
 */
export function readPeople(clause: string, masked: string, subject: Subject): Said[] {
  if (!mayNamePeople(masked)) return [];
  const all = wordsOf(clause, masked);
  const said: Said[] = [];
  const texts = all.map(({ text }) => text);
  for (let at = 0; at < all.length; at += 1) {
    const found = termAt(texts, at);
    const first = all[at];
    const last = all[at + (found?.length ?? 1) - 1];
    if (found === undefined || first === undefined || last === undefined || first.gone) continue;
    const { term, length } = found;
    const end = at + length;
    const verdict =
      subject === 'person'
        ? saidOfPerson(term, all, at, end)
          ? 'unsure'
          : undefined
        : saidOfRole(term, all, at, end, masked);
    if (verdict !== undefined)
      said.push({ about: term.about, start: first.start, end: last.end, certain: verdict === 'certain' });
    at = end - 1;
  }
  // What else is said of them is found beside it.
  const alone = said.length === 1 ? all.findIndex(({ start }) => start === said[0]?.start) : -1;
  if (subject === 'person' && isOneAtWork(texts, alone)) return [];
  return said;
}

/** Whether a sentence in lower case holds a term at all. */
export function mayNamePeople(lower: string): boolean {
  const texts = lower.match(/[\p{L}\p{N}'-]+/gu) ?? [];
  return texts.some((_, at) => termAt(texts, at) !== undefined);
}
