import type { Experience } from '../candidates/schema.ts';
import { CUT_SHORT } from '../lexicon/abbreviations.ts';
import { plainWords } from '../lexicon/text.ts';
import { bearsOn, isAchieved, RESULT, resultOf } from './achieved.ts';
import { reviewOfPerson } from './as-sent.ts';
import { isDeed, tenseOf } from './deeds.ts';
import { isForAgency, isOwnVoice } from './own-voice.ts';
import { textOfThem, toldOfThem } from './third-person.ts';

const MAX_SENTENCES = 3;
const MAX_LENGTH = 300;
/** Words in common with a brief, from which on a sentence bears on it. */
const COMMON = 2;
const SHORTEST_WORD = 3;

const TOGETHER = /\b(?:[Ww]e|[Oo]urs?|us)\b/;
const WISH =
  /\b(?:looking (?:for|to)|want(?:s|ed)? to|hop(?:e|es|ing) (?:to|for)|wish(?:es)? to|leav(?:e|es|ing) (?:because|due|for|the)|left (?:because|due|over)|reasons? for|seeking|would (?:like|prefer|love)|prefers? (?:not|to)|open to|interested in|ready for|do(?:es)? not want|please|salary|notice period|available (?:from|in|on|to))\b/i;

/** The same in other languages, in notes without a subject. */
const WISH_AT_HEAD =
  /^\W*(?:Suche (?!nach |von |und |der |des |in |im |&)\p{L}|(?:Zoek|Cherche|Busco|Cerco|Procuro|Söker|Søger|Søker|Etsin|Szukam|Möchte|Souhaite|Wil|Vill) \p{Ll})/u;
const WISH_ABROAD =
  /(?<!\p{L})(?:départ souhaité|wechselwillig|wechselwunsch|auf der suche nach (?:einer|einem|neuen)|à la recherche d['’]un (?:nouveau|poste|emploi)|en búsqueda de (?:empleo|trabajo)|in cerca di (?:lavoro|occupazione|nuov)|à procura de (?:emprego|trabalho)|op zoek naar (?:een (?:nieuwe|andere)|werk))/iu;

// The line goes on in the next one.
const WRAPPED = /(?<=[\p{L}\p{N},)])[ \t]*\n[ \t]*(?=\p{Ll})/gu;

// "x; y; and z" is one list.
const BETWEEN = new RegExp(
  `(?<=(?<!(?<![\\p{L}\\p{N}])(?:${CUT_SHORT}))[.!?])\\s+|\\n+|;\\s+(?!(?:and|or)\\b)(?![^.!?\\n]*;\\s+(?:and|or)\\b)`,
  'u',
);

/**
 * Whether a text of a record may be shown to a client as it stands: facts, in somebody's own voice only of work, and nothing private.
 * @param field its place in the record, where that says what it is about: `languages.0`
 */
export function mayBeShown(text: string, field = 'summary'): boolean {
  if (
    WISH.test(text) ||
    WISH_ABROAD.test(text) ||
    partsOf(text).some((part) => WISH_AT_HEAD.test(part) || isForAgency(part))
  )
    return false;
  return isClear(text, null, null, field);
}

const partsOf = (text: string): string[] => text.replace(WRAPPED, ' ').split(BETWEEN);

function shownOf(text: string): string[] {
  return partsOf(text)
    .filter((sentence) => !isForAgency(sentence))
    .map((sentence) => headToShow(capital(toldOfThem(sentence.replace(/^[-*•\s]+/, '').trim()))))
    .filter((sentence) => sentence !== '' && sentence.length <= MAX_LENGTH);
}

/** What a sentence hangs on what follows by: `When`, `Nach`. */
const HANGS =
  /^(?:when|while|if|after|before|despite|although|though|because|as|since|until|unless|with|without|in|on|at|for|from|during|through|due|nach|vor|während|weil|wenn|obwohl|trotz|mit|ohne|seit|bei|wegen|quand|après|avant|malgré|pendant|avec|sans|depuis|pour|cuando|tras|después|antes|aunque|con|sin|desde|durante|por|quando|dopo|prima|nonostante|con|senza|dopo|após|depois|apesar|com|sem|na|voor|ondanks|omdat|toen|met|zonder|sinds|efter|innan|före|trots|med|utan|sedan|før|siden|uden|uten)(?!\p{L})/iu;
const LEAST_OF_HEAD = 3;

/** A sentence that may be shown; of another its clauses before the first that may not, where they say something alone; empty without any. */
function headToShow(sentence: string): string {
  if (sentence === '' || mayBeShown(sentence)) return sentence;
  const clauses = sentence.split(/(?<=\S),\s+/u);
  for (let length = clauses.length - 1; length > 0; length -= 1) {
    const head = clauses.slice(0, length).join(', ');
    const isEnough = (head.match(/\p{L}{2,}/gu)?.length ?? 0) >= LEAST_OF_HEAD && !HANGS.test(head);
    if (isEnough && mayBeShown(`${head}.`)) return `${head}.`;
  }
  return '';
}

/**
 * The sentences of a text of which a summary may be made, in nobody's own voice. One that begins with "I" and goes on without is told
 * without it.
 */
export const sentencesToShow = (text: string | null): string[] =>
  text === null ? [] : shownOf(text).filter((sentence) => !isOwnVoice(sentence));

/**
 * A text of a record as a client may read it: whole, or without the sentences that are not for them; null without any. What somebody wrote
 * of themselves in English is told of them.
 */
export function textToShow(text: string | null): string | null {
  if (text === null) return null;
  if (mayBeShown(text)) return textOfThem(text);
  return shownOf(text).join(' ') || null;
}

/** The sentences of a text of a record that `textToShow` leaves out, for whoever sends it. */
export function partsLeftOut(text: string): string[] {
  if (mayBeShown(text)) return [];
  return partsOf(text)
    .map((part) => part.replace(/^[-*•\s]+/, '').trim())
    .flatMap((part) => {
      const [shown] = shownOf(part);
      if (part === '' || shown === part) return [];
      if (shown === undefined) return [part];
      const at = part.indexOf(', ', shown.length - 2);
      return shown.length < part.length && at >= 0 ? [part.slice(at + 2)] : [];
    });
}

/**
 * Whether no word of what a machine wrote of a person needs somebody to look at it before it leaves.
 * @param name the person's; null where the text must not tell it
 */
function isClear(text: string, place: string | null, name: string | null, field = 'summary'): boolean {
  const findings = reviewOfPerson([[field, text]], { subject: 'person', place, people: [name] });
  return findings.every(({ verdict }) => verdict === 'clear');
}

/**
 * What a machine wrote of a person without the lines, and of its lists the entries, that somebody would have to look at first; empty
 * where nothing is left.
 */
export function clearOf(text: string, place: string, name: string | null): string {
  if (isClear(text, place, name)) return text;
  const paragraphs = text.split(/\n{2,}/u).flatMap((paragraph) => {
    const lines = paragraph.split('\n').flatMap((line) => {
      if (isClear(line, place, name)) return [line];
      const [, label = '', rest = ''] = LIST.exec(line) ?? [];
      const left = rest
        .split('; ')
        .filter((entry) => entry !== '' && isClear(`${label}${entry}`, place, name));
      return left.length === 0 ? [] : [`${label}${left.join('; ')}`];
    });
    return lines.length === 0 ? [] : [lines.join('\n')];
  });
  const left = paragraphs.join('\n\n');
  return isClear(left, place, name) ? left : '';
}

/** "- **Recent roles:** one; another" */
const LIST = /^(- \*\*[^*]+\*\* )(.+)$/u;

const endOf = ({ is_current, from, to }: Experience): string => (is_current ? '9999' : (to ?? from ?? ''));

/** Of how many sentences it is looked whether they may be told. */
const MOST_TRIED = 12;
/** How many jobs, newest first, are recent: of older ones, a result counts for less. */
const RECENT_JOBS = 2;

/**
 * What somebody has done, in sentences of their record: what bears on a brief, those with figures first, then what came of their work,
 * the best and newest first. Where nothing of the brief is a result, the last place goes to one. How many people or things they
 * answer for is told where there is room, and then what else they do or did. What is told in the present of a job that ended is not.
 * @param brief what is asked for; empty where nothing is
 * @param mayTell whether a sentence may be told to whom this goes
 */
export function evidenceFor(
  brief: string,
  experience: readonly Experience[],
  mayTell: (sentence: string) => boolean = () => true,
): string[] {
  const asked = wordsOf(brief);
  const isOfBrief = bearsOn(brief);
  const told = experience
    .toSorted((a, b) => endOf(b).localeCompare(endOf(a)))
    .flatMap(({ description, is_current, to }, job) => {
      const isOver = !is_current && to !== null;
      return sentencesToShow(description)
        .filter((sentence) => !TOGETHER.test(sentence) && !(isOver && tenseOf(sentence) === 'now'))
        .map((sentence) => {
          const same = [...wordsOf(sentence)].filter((word) => asked.has(word)).length;
          // A result is found in another language by what it is about.
          const common = same < COMMON && isAchieved(sentence) && isOfBrief(sentence) ? COMMON : same;
          const bearing = common < COMMON ? 0 : common + (/\d/.test(sentence) ? COMMON : 0);
          return { sentence, bearing, result: resultOf(sentence), isOld: job >= RECENT_JOBS };
        });
    });
  const bearing = told.filter((one) => one.bearing > 0).sort((a, b) => b.bearing - a.bearing);
  const results = told
    .filter(({ result }) => result > RESULT.size)
    .sort((a, b) => b.result - Number(b.isOld) - (a.result - Number(a.isOld)));
  const firstOf = (some: readonly { sentence: string }[], most: number): string[] => {
    const found: string[] = [];
    for (const { sentence } of some.slice(0, MOST_TRIED))
      if (found.length < most && !found.includes(sentence) && mayTell(sentence)) found.push(sentence);
    return found;
  };
  const asks = firstOf(bearing, MAX_SENTENCES);
  const best = firstOf(results, MAX_SENTENCES);
  const isResult = (sentence: string): boolean => resultOf(sentence) > RESULT.size;
  const kept = asks.some(isResult) || best.length === 0 ? asks : asks.slice(0, MAX_SENTENCES - 1);
  const shown = [...new Set([...kept, ...best])].slice(0, MAX_SENTENCES);
  const others = told.filter(({ sentence }) => !shown.includes(sentence));
  const sizes = others.filter(({ result }) => result === RESULT.size);
  const deeds = others.filter(({ sentence, result }) => result !== RESULT.size && isDeed(sentence));
  return [...shown, ...firstOf([...sizes, ...deeds], MAX_SENTENCES - shown.length)];
}

const COMMON_WORDS = new Set(
  'the and for are you our has had was not but all any can per its who how new day via with from that this have been were will them their they over into than then also more most team work worked working role years year company business across within including using new lead led manage managed management experience responsible strong'.split(
    ' ',
  ),
);

const wordsOf = (text: string): Set<string> =>
  new Set(
    plainWords(text).filter(
      (word) => (word.length >= SHORTEST_WORD || /^\d\d/.test(word)) && !COMMON_WORDS.has(word),
    ),
  );

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
