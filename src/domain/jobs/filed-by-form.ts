import { TERM } from './by-its-form.ts';
import { namesPerk } from './perks.ts';
import type { Section } from './whole-headings.ts';

/**
 * Where a statement under no heading belongs that is neither asked nor done, though it stands among such: when and on what terms the work is
 * done, and what there is for whoever comes.
 */

/** "Fulltime, 4 x 10 uur, start liefst per 1 februari": what begins with how somebody is engaged is neither asked nor wished for. */
const TERMS_FIRST = new RegExp(
  `^(?:fulltime|parttime|${TERM})\\s*[,;/](?![^.]*(?<!\\p{L})(?:experience|erfahrung|expérience|experiencia|esperienza|ervaring|licen[cs]e|rijbewijs|diplom\\p{L}*)(?!\\p{L}))`,
  'iu',
);

/** "Start feb or earlier if poss", "Beginn Anfang März": when the work begins, by its head and a time. */
const STARTS =
  /^(?:(?:target )?start(?:s|ing)?(?: date)?|beginn|eintritt|début|démarrage|inicio|incorporación|inizio|início|oppstart|tiltrædelse)(?: (?:is|in|on|by|from|at|the|am|ab|im|zum|le|en|el|a|per|op|de|du))*:? (?:\d|early|mid|late|end|beginning|start|asap|as soon|soon|whenever|after|any ?time|anfang|mitte|ende|sofort|mi-|fin|dès|asap|principios|finales|fine|metà|begin|eind|jan|feb|fév|fev|m[aä]r|apr|avr|abr|ma[iy]|jun|juin|jul|juil|aug|ao[uû]|ago|sep|set|o[ck]t|ott|nov|d[eé][cz]|dic|ene|gen)(?![.]\d)/iu;

/** "Reading, 2 days home 3 office": where the days of a week are worked. */
const SPLIT_WEEK =
  /^(?:\S+ ){0,3}\d(?:-\d)? (?:days?|tage?|jours?|días?|giorni|dagen|dias) (?:(?:at|from|in|on|the|im|zu|au|en|a|in|op) )*(?:home|office|wfh|on[- ]?site|remote|homeoffice|hause|büro|bureau|télétravail|casa|oficina|ufficio|kantoor|thuis)(?!\p{L})/iu;

/** "Strong excel": in a list, what somebody knows well. */
const KNOWN_WELL =
  /^(?:very )?(?:strong|solid|decent|advanced|confident|sichere[rs]?|fundierte[rs]?|sterke|goede) (?:in |with |at |on |mit |met )?(?!(?:team|hours|pay|money|crew|culture|people|vibe|kit|growth|brand|pipeline|demand|order|market)(?!\p{L}))\p{L}[\p{L}\d+#./&-]*(?: \p{L}[\p{L}\d+#./&-]*){0,2}[.]?$/iu;

/** "On a mutuelle, deux dimanches off": what there is, before the first thing of a list. */
const THERE_IS =
  /^(?:on a|nous avons|il y a|we have|we['’]ve got|there['’]s|wir haben|es gibt|tenemos|hay|abbiamo|c['’]è|we hebben|wij hebben|er is|temos|há|vi har) (?:(?:une?|an?|eine?n?|un[oa]?|een|um|uma|en|ett|et|la|le) )?/iu;
/** What nobody pays for. */
const FOR_NOTHING =
  /(?<!\p{L})(?:off|free|gratuite?s?|offerte?s?|gratis|kostenlos\p{L}*|umsonst|frei|libres?|gratuit[oi]|vrij)(?!\p{L})/iu;

/** Whether a sentence says what there is for whoever comes: a list of which the first thing, and one more, is given. */
function listsWhatThereIs(sentence: string): boolean {
  const list = sentence.replace(THERE_IS, '');
  const [first = '', ...others] = list.split(/,\s+|\s+(?:and|et|und|y|e|en|och|og)\s+/u);
  return (
    list !== sentence &&
    first.split(/\s+/u).length <= 8 &&
    namesPerk(first) &&
    others.some((piece) => namesPerk(piece) || FOR_NOTHING.test(piece))
  );
}

/** "CV deadline 11 Dec, 1st intv w/c 14 Dec": the days on which people are chosen. */
const TIMELINE =
  /(?<!\p{L})(?:(?:1st|2nd|3rd|first|second|third|final) (?:intv?w?s?|ivs?|interviews?|(?:stage|round)(?= (?:w\/c|\d|on|by|in person|teams|zoom)))|(?:cvs?|applications?) (?:deadline|(?:in )?by \d|close)|closing date|bewerbungsschluss|date limite|fecha límite|sluitingsdatum)(?!\p{L})/iu;

/** Whether a line of what is offered says when the work begins. */
export const saysStart = (said: string): boolean => STARTS.test(said);

/** Whether a statement names the days on which people are chosen. */
export const tellsTimeline = (said: string): boolean => TIMELINE.test(said);

/** Where a sentence under no heading belongs by its form; null where that does not tell. */
export function filedByForm(sentence: string, bullet: boolean): Section | null {
  if (TERMS_FIRST.test(sentence) || STARTS.test(sentence)) return 'intro';
  if ((bullet && SPLIT_WEEK.test(sentence)) || listsWhatThereIs(sentence)) return 'offers';
  return bullet && KNOWN_WELL.test(sentence) ? 'requirements' : null;
}
