import { KINDS, type Kind, type ToldRound } from './interview-kinds.ts';
import { COUNT, minutesIn, NUMBERS } from './process-counts.ts';
import { AT_HOUSE, IN_PLACE, inOrder, NOT_HELD } from './process-pieces.ts';
import { NO_MORE, withoutDoneThere } from './process-sentences.ts';
import { AFTER_ABROAD, type Part, partsIn } from './step-parts.ts';
import {
  ABROAD,
  AT_TABLE,
  BY_PHONE,
  BY_VIDEO,
  COMES,
  ORDERS,
  PART_OF_DAY,
  SETTLES,
  speaksOfApplicants,
  TALKS,
  TESTS,
} from './step-words.ts';
import { isInvited } from './steps-of-one.ts';

/**
 * How people are met where a client says it in passing: "Quick yarn on the blower, then half a day on the tools, then we talk money". Each
 * part of such a sentence is read by what it has of a telephone, a screen, a table, a visit, a part of a day or a test; what settles it is
 * no step. It is believed where several such parts stand in an order and speak of people who are met.
 */
export interface Passing {
  rounds: ToldRound[];
  /** The part of which nobody knows what is done there; null where all was understood. */
  unread: string | null;
}

/** Longer ones tell of more than how people are met. */
const MOST_WORDS = 48;
const LONGEST = 500;
const SHORTEST = 10;
const MOST_ROUNDS = 5;

type Sort = Kind | 'settles' | null;

/** What a part of the sentence is: how people are met there, that all is settled there, or nothing that is known. */
function sortOf(said: string): Sort {
  const isSettled = SETTLES.test(said);
  const isDay = PART_OF_DAY.test(said);
  if (ANSWERS.test(said)) return 'settles';
  if (TESTS.test(said) && !isDay && !TALKS.test(said)) return 'technical';
  if (BY_VIDEO.test(said)) return 'video';
  if (BY_PHONE.test(said) && !isDay) return 'phone';
  if (TESTS.test(said) && !isDay) return 'technical';
  if (isDay || COMES.test(said)) return 'in_person';
  if (AT_TABLE.test(said)) return isSettled ? 'settles' : 'in_person';
  // A place says that people meet there.
  if (TALKS.test(said)) return isSettled ? 'settles' : isAtHouse(said) ? 'in_person' : 'interview';
  if (isSettled || CONDITION.test(said)) return 'settles';
  return null;
}

const isAtHouse = (said: string): boolean =>
  AT_HOUSE.test(said) ||
  ABROAD.test(said) ||
  IN_PLACE.test(said) ||
  KINDS.some(([kind, by]) => kind === 'in_person' && by.test(said));

/** "The answer comes the same day". */
export const ANSWERS =
  /^(?:(?:the|an?|your|our|die|das|ein|la|une|una|het|een) )?(?:answer|offer|decision|feedback|result|contract|antwort|zusage|réponse|respuesta|risposta|resposta|antwoord|svar)(?!\p{L})/iu;

/** "Wer mag", "if that's good": on what a step depends, and no step. */
const CONDITION =
  /^(?:if|when|once|who(?:ever)?|those who|provided|wer|wenn|falls|passt es|qui|si|s[’']il|se|chi|quien|quem|als|wie|om|hvis|dersom|den som)(?!\p{L})/iu;

/** "with us so everybody gets a say": why it is done so. */
const PURPOSE =
  /,? (?:so(?: that)? (?:they|we|you|i|both|every(?:one|body)|the|he|she)|to (?:see|make sure|check) (?:if|whether|that|how)|damit|pour que|para que|perché|zodat|så att|so dass)(?!\p{L}).*$/iu;
/** "What to expect: …", "Hiring steps: …": a label before it. */
const LABEL =
  /^\W*interviews?,\s+|^[^:;,]{0,40}(?:process|process(?:us|o)|proceso|procedure|steps?|stages?|selection|hiring|hire|interview\p{L}*|method|how (?:we|it|i)|usual|expect|ablauf|auswahl|verfahren|déroul\p{L}*|iter|selezione|werkwijze|sollicitatie\p{L}*|proces|rekrytering\p{L}*|what happens)[^:;,]{0,30}?(?::|=|\s[-–]+\s)\s*|^\W*(?:\d|two|three|zwei|drei|deux|trois|dos|tres|due|tre|twee|drie|två|dois) (?:rounds?|stages?|steps?|interviews?|runden|gespräche|étapes|entre(?:tien|vue)s|rondas|fases|etapas|colloqui|rondes|steg)[^:]{0,20}:\s*/iu;

/** "Further to our coffee", "Lovely to meet you": whom its writer met, and what was said then. */
export const TALK_BEFORE =
  /^\W*(?:further to|following (?:on|our|up|my)|thanks|thank you|cheers for|i refer|(?:it was )?(?:lovely|great|good|nice|pleasure) (?:to|meeting|seeing|speaking|talking|chatting)|as (?:per|discussed|promised|agreed)|per our|after our|wie (?:besprochen|telefonisch)|nach unserem|suite à|comme convenu|tras nuestra|come da|a seguito|naar aanleiding)(?!\p{L})/iu;
/** "Hallo Mia, danke für das Gespräch heute": thanks for a talk that was, in which nothing comes after it. */
const THANKED =
  /^\W*(?:(?:hallo|hi|hey|hello|dear|liebe[rs]?|guten (?:tag|morgen)|moin|bonjour|salut|ch[eè]re?|hola|buen[oa]s (?:d[ií]as|tardes)|ciao|buongiorno|gentile|hoi|beste|dag|hej|hei|olá|bom dia|boa tarde|cześć|dzień dobry|moi)(?: [\p{L}.-]+){0,3}[,!.–-]?\s+)?(?:(?:vielen|herzlichen|besten|lieben|many|mille|muchas|tante|molte|muito|hartelijk|heel erg|stort|tusen|mange|paljon|bardzo|nochmals?|merci|noch) ){0,2}(?:thanks|thank you|dank(?:e|eschön)?|bedankt|dank je|merci|gracias|grazie|obrigad[oa]|tack|takk?|kiitos|dziękuję|dzięki)(?!\p{L})[^.;:!?]{0,60}?(?:gespräch|telefonat|anruf|termin|austausch|treffen|entretien|entrevue|appel|échange|rendez-vous|entrevista|llamada|charla|reunión|colloquio|chiamata|telefonata|chiacchierata|incontro|gesprek|telefoontje|belletje|samtal|möte|møde|møte|conversa|chamada|reunião|puhelu|tapaami|keskustelu|rozmow|spotkani|call|chat|talk|meeting|conversation|interview)\p{L}*(?!\p{L})/iu;
const GOES_FURTHER =
  /(?<!\p{L})(?:then|first|next|after that|dann|danach|zuerst|anschließend|puis|ensuite|d['’]abord|luego|después|primero|poi|dopo di che|prima|dan|daarna|eerst|sedan|därefter|først|derefter|deretter|depois|primeiro|sitten|ensin|potem|następnie|najpierw)(?!\p{L})|:/iu;

/** Whether a sentence thanks for a talk that was, which is no step of those to come. */
export const thanksForTalk = (sentence: string): boolean =>
  THANKED.test(sentence) && !GOES_FURTHER.test(sentence);

/** ", no online stage any more". */
const NO_STAGE =
  /,? (?:no|kein\p{L}*|pas de|sin|senza|geen|sem|ingen) (?:\p{L}+ )?(?:stages?|rounds?|screens?|tests?|zooms?|panels?)(?!\p{L})[^,.;]*/giu;

/** "We had a good chat with the bank then they came to see the books": what happened. */
const TOLD_PAST =
  /(?<!\p{L})(?:had|came|went|walked|gone|left|quit|said|told|phoned|rang|got|was|were|hatte\p{L}*|kam(?:en)?|ging(?:en)?|war(?:en)?)(?!\p{L})/iu;

/** The work itself: what somebody does there who has the job. */
const OF_WORK =
  /(?<!\p{L})(?:(?<!is |meet |by |with )you(?:['’]ll| will)?|your|customers?|clients?|patients?|suppliers?|vendors?|tenants|parents|carers|families|contractors|drivers|stakeholders|residents|visitors|guests?(?<!as our guest)|weekly|daily|monthly|quarterly|every|bookings?|serv(?:e|es|ing|ir)|accueil|préparation|für gäste|responsib\p{L}*|duties|experience|salary|hours per|per (?:hour|day|week|month|hour)|week(?:s)? on|roster|shifts (?:are|of)|kund(?:en|innen)|mandanten|lieferanten|täglich|wöchentlich|aufgaben|clientèle|fournisseurs|quotidien\p{L}*|clientes|proveedores|diari[ao]\p{L}*|clienti|fornitori|klanten|leveranciers|dagelijks|kunder(?:na)?|leverantörer|fornecedores)(?!\p{L})|[€£$]\s?\d|\d\s?(?:€|kr|eur)/iu;

const NOUN_FIRST =
  /^\W*(?:(?:\d|hire ?vue|zoom|teams|video|call|phone|gespräch|vorstellung|interview|probe\p{L}*|an?|the|one|two|half|some|quick|short|paid|bit|lunch|coffee|dinner|breakfast|pizza|ein\p{L}*|eine|kurz\p{L}*|un|une|el|la|il|lo|um|uma|een|en|et|ett|medi[oa]|mezz[oa]|demi\p{L}*)(?!\p{L}))/iu;

/** How people are met by a sentence that says it in passing; null where it is not plain that it tells this. */
export function passingSteps(sentence: string): Passing | null {
  if (sentence.length > LONGEST || sentence.length < SHORTEST || TALK_BEFORE.test(sentence)) return null;
  const plain = sentence
    .trim()
    .replaceAll(/\s*(?:→|->|=>|(?<= )>(?= ))\s*/gu, ', then ')
    .replace(/^(?:[-*•–]|\(?\d{1,2}[.)])\s+/u, '')
    .replaceAll(/\s*\([^()]*\)/gu, '')
    .replaceAll(NOT_HELD, '')
    .replace(NO_MORE, '')
    .replace(NO_STAGE, '');
  const bare = inOrder(withoutDoneThere(plain).replace(PURPOSE, '')).replace(AFTER_ABROAD, '$1, dann $2');
  const label = LABEL.exec(bare)?.[0] ?? '';
  const said = bare.slice(label.length);
  if (said.split(/\s+/u).length > MOST_WORDS || TOLD_PAST.test(said)) return null;
  if (OF_WORK.test(said) && !isInvited(said)) return null;
  const parts = joined(
    partsIn(said).map((part) => ({ ...part, sort: sortOf(part.said) ?? placeAlone(part) })),
  );
  const steps = parts.filter(({ sort }) => sort !== null && sort !== 'settles');
  if (
    !isOfMeeting(said, parts, {
      steps: steps.length,
      isLabelled: label !== '',
      isInstead: sentence.replaceAll(NOT_HELD, '') !== sentence,
    })
  )
    return null;
  return roundsOfParts(parts);
}

type Sorted = Part & { sort: Sort };

/** "Then office with our MD", "luego planta con el director": what comes next is a place. */
const placeAlone = ({ said, joint }: Part): Sort =>
  joint === 'then' && (PLACE_FIRST.test(said) || isAtHouse(said)) ? 'in_person' : null;
const PLACE_FIRST =
  /^(?:(?:is|are|will be) )?(?:at|in|on|@|auf|im|op) (?!the (?:phone|line)|zoom|teams)\p{L}|^(?:the |our )?(?:office|site|plant|yard|depot|workshop|kitchen|school|clinic|factory|shop|hq|planta|nave|obra|oficinas?|taller|tienda|sede|usine|atelier|bureau|werk|büro|betrieb|kantoor|zaak|kontoret|stabilimento|ufficio|officina|fábrica)(?!\p{L})/iu;

/** The parts without what only goes on with the one before: "the Head and a governor", "come over, bone me out a shoulder". */
function joined(parts: readonly Sorted[]): Sorted[] {
  const whole: Sorted[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    const goesOn =
      part.joint === 'and' ||
      (part.joint === 'comma' &&
        (last?.sort === 'in_person' && speaksOfApplicants(part.said)
          ? true
          : part.said.split(/\s+/u).length < MOST_OF_ASIDE));
    if (last !== undefined && part.sort === null && goesOn) continue;
    // "Then plant manager and me in person".
    if (last?.sort === null && last.joint === 'then' && part.joint === 'and')
      whole[whole.length - 1] = { ...part, said: `${last.said} ${part.said}`, joint: 'then' };
    // "A culture call, also online": by what means.
    else if (last !== undefined && isMeansOf(part, last))
      whole[whole.length - 1] = { ...last, sort: part.sort };
    else whole.push(part);
  }
  return whole;
}
/** "An interview, in practice", "a panel, video 45 min", "a culture call, also online": what follows says how the one before meets. */
const isMeansOf = ({ sort, joint, said }: Sorted, last: Sorted): boolean =>
  joint === 'comma' &&
  (sort === 'video' || sort === 'in_person') &&
  (BY_MEANS.test(said) ||
    (last.sort === 'interview' &&
      !COUNT.test(last.said) &&
      said.split(/\s+/u).length < 5 &&
      (sort === 'video' || isAtHouse(said))));

/** ", payée bien sûr". */
const MOST_OF_ASIDE = 4;
const BY_MEANS = /^(?:also|again|both|auch|aussi|también|anche|ook|också) \p{L}+(?: \p{L}+)?[.!]?$/iu;

/** Whether the parts of a sentence leave no doubt that it tells how people are met. */
function isOfMeeting(
  said: string,
  parts: readonly Sorted[],
  { steps, isLabelled, isInstead }: { steps: number; isLabelled: boolean; isInstead: boolean },
): boolean {
  const sorts = new Set(parts.map(({ sort }) => sort));
  const isRemote = sorts.has('phone') || sorts.has('video');
  const isMet = isRemote || isMeeting(said);
  const isThere = sorts.has('in_person') || sorts.has('technical');
  const isKnown = parts.every(({ sort }) => sort !== null);
  if (isLabelled) return steps > 0 && (steps > 1 ? isMet || isThere : isKnown || isMet);
  if (parts[0]?.sort === 'in_person' && !isRemote && isInvited(said)) return true;
  // "No interview, just a call with Claire": what is held in its place.
  if (steps === 1 && isKnown && isRemote && isInstead) return true;
  if (steps < 2) return false;
  const isOfPeople = speaksOfApplicants(said);
  if (ORDERS.test(said) || parts.some(({ joint }) => joint === 'then'))
    return (isMet && (isOfPeople || (isKnown && isShort(parts)))) || (isKnown && isOfPeople);
  return isKnown && isThere && isOfPeople && isMet && (isRemote || WITH_HOST.test(said));
}

/** "Interview at our office, …": a few words, and nobody who does them. */
const isShort = ([first]: readonly Sorted[]): boolean =>
  first !== undefined &&
  (NOUN_FIRST.test(first.said) || (first.said.split(/\s+/u).length < 6 && first.sort !== null));

const step = (kind: Kind, said: string): ToldRound => ({
  kind,
  name: null,
  who: null,
  minutes: minutesIn(said),
});

/** The rounds of the parts in their order; what is done at one meeting is one round. */
function roundsOfParts(parts: readonly Sorted[]): Passing | null {
  const rounds: ToldRound[] = [];
  let unread: string | null = null;
  let before: Sorted | null = null;
  for (const part of parts) {
    const { sort, joint, said } = part;
    if (sort === 'settles') continue;
    if (sort === null) {
      if (joint === 'then') unread ??= said.slice(0, 120);
      continue;
    }
    const last = rounds.at(-1);
    const isThere = last?.kind === 'in_person';
    // "Come down and walk the floor", "come over, bone me out a shoulder": one meeting; "coffee with me, half a morning with them": two.
    const isNoun = before !== null && NOUN_FIRST.test(before.said) && NOUN_FIRST.test(said);
    // "Il passe me voir et on fait une demi-journée d'essai": somebody is met, and then tried.
    const isTried = before !== null && isMeeting(before.said) && PART_OF_DAY.test(said);
    const goesOn =
      isThere &&
      !isTried &&
      ((joint === 'and' && !(isNoun && PART_OF_DAY.test(said))) || (joint === 'comma' && !isNoun)) &&
      sort !== 'phone' &&
      sort !== 'video';
    const isSame =
      joint !== 'then' &&
      last !== undefined &&
      (sort === last.kind || (sort === 'interview' && last.kind !== 'technical'));
    before = part;
    // "Panel and lab tour": one meeting.
    if (last?.kind === 'interview' && sort === 'in_person' && joint === 'and' && !PART_OF_DAY.test(said)) {
      rounds[rounds.length - 1] = { ...last, kind: sort };
      continue;
    }
    if (goesOn || (isSame && !isNoun && !isTried)) continue;
    const found = COUNT.exec(said)?.[1]?.toLowerCase() ?? '';
    const count = Number(NUMBERS[found] ?? (found === '' ? 1 : found));
    // Who is met behind a call, or where people already are, is met there.
    const kind =
      sort === 'interview' && rounds.some(({ kind: of }) => of !== 'interview') ? metAt(said, rounds) : sort;
    rounds.push(...Array.from({ length: count }, () => step(kind, said)));
  }
  // "Two interviews, one by Teams and one at our offices": counted first, and then named.
  const open = rounds.findIndex(({ kind }) => kind !== 'interview');
  if (open > 1 && rounds.length === 2 * open) rounds.splice(0, open);
  return rounds.length < 1 || rounds.length > MOST_ROUNDS ? null : { rounds, unread };
}

/** With whom of the house, or that somebody is asked to it. */
const WITH_HOST =
  /(?<!\p{L})(?:(?:with|w\/?|by|meet|see|feed|mit|avec|con|med|com|met|bei|chez) (?:me|us|myself|mir|uns|moi|nous|mig|oss|meg|mij|ons)|conmigo|comigo|candidates?|laden|invite|on prend|(?:il|elle|er|he|she|they) (?:fait|vient|passe|comes?|does?|spends?))(?!\p{L})/iu;

const SEES = /(?<!\p{L})(?:(?:see|meet) (?:me|us)|me voir|nous voir)(?!\p{L})/iu;
const isMeeting = (said: string): boolean => TALKS.test(said) || AT_TABLE.test(said) || SEES.test(said);

const MEETS =
  /(?<!\p{L})(?:meets?|see|sits? down|triff\p{L}*|treff\p{L}*|rencontr\p{L}*|conoc\p{L}*|incontr\p{L}*|conosc\p{L}*|ontmoet\p{L}*|träff\p{L}*|møt\p{L}*|s[’']assoit)(?!\p{L})/iu;

const metAt = (said: string, rounds: readonly ToldRound[]): Kind =>
  MEETS.test(said) || rounds.some(({ kind }) => kind === 'in_person') ? 'in_person' : 'interview';
