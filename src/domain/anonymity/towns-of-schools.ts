import { isInDictionary } from './reading.ts';
import { beginsSentence } from './spans.ts';

interface Place {
  start: number;
  end: number;
}

/** Towns one after the other, behind what a town stands behind: `in Leeds, York or Hull`. */
const TOWN_BEFORE =
  /(?<!\p{L})(?:in|near|around|outside|within|into|across|between|towards?|to|(?<!out )of|on|for|throughout|beyond|above|below|round|past|by|north|south|east|west|central|greater|inner|outer|upper|lower|old|downtown|suburban|rural|not|only|prefers?|likes|loves|knows|considers?|accepts?|wants?|excludes?|open to) (?:the |all of |most of |about )?(?:\p{Lu}[\p{L}’'-]+(?:, (?:and |or )?| and | or | & | ?\/ ?))*$/iu;
/** What says of a line that a town stands in it. */
const LABEL =
  /(?<!\p{L})(?:locations?|loc|based?|lives?|living|home|city|town|office|offices|region|area|address|residence|places?|sites?|relocat\p{L}*|commut\p{L}*|travel|preferred|preferences?|prefers|where|available|from)(?: \(?\p{L}+\)?)? ?[:–—-] ?(?:\p{Lu}[\p{L}’'-]+(?:, (?:and |or )?| and | or | & | ?\/ ?))*$/iu;
/** What a town has or is, behind it. */
const TOWN_AFTER =
  /^(?:[’']s (?!own(?!\p{L}))|[ -](?:area|region|based|born|bred|native|office|offices|centre|center|city|town|suburbs?|side|road|street|station|airport|port|harbour|docks?|bound|commuters?|depot|plant|site|branch|yard|team|hub|market|clients?|customers|traffic|time|only|again|now|preferred|welcome|works?|too|if|local|resident|hospital|clinic)(?!\p{L})| (?:is|are|was|would|could|can|will|might|may|suits?|does|has|had|remains?)(?!\p{L})|(?:, | or | \/ ?|\/)(?:\p{Lu}|\d|[£€$]|hybrid|remote|on[ -]?site|open|available|flexible|home|immediate|notice|at present|currently|nowhere|not|anywhere|or|willing|happy|looking|seeks?|wants?|prefers?)| ?\()/u;
/** How a sentence goes on behind a place that it begins with and that somebody was at. */
const WENT_ON =
  /^(?:[.;:!?]|,? (?:and|then|before|after|since|throughout|for|from|by|first|with|through|on|until|via|plus|followed|nights|evenings|part[ -]time)(?!\p{L})|, \p{Ll}| [–—-] )/u;

/**
 * Whether the town of a recorded school may be the school where it stands in an English text: nothing around it says that the town is meant.
 * At the head of a sentence only what goes on as after somebody's school (`Bath and Rolls`, `Exeter for law`) tells so.
 */
export function mayBeSchoolOfTown(text: string, { start, end }: Place): boolean {
  const before = text.slice(Math.max(0, start - 80), start);
  const after = text.slice(end, end + 40);
  const last = /(\p{Lu}\p{L}*) $/u.exec(before);
  const isWord =
    last !== null && beginsSentence(before, last.index) && isInDictionary((last[1] ?? '').toLowerCase());
  if ((last !== null && !isWord) || /^[ -]\p{Lu}/u.test(after)) return false;
  if (TOWN_AFTER.test(after) || LABEL.test(before)) return false;
  if (beginsSentence(text, start)) return WENT_ON.test(after);
  return !TOWN_BEFORE.test(before);
}

/** How a sentence without a verb goes on behind a school in the languages that are read: `Laval en actuariat`, `Gent, dan Kortrijk`. */
const WENT_ON_ABROAD =
  /^(?:,? (?:puis|ensuite|dann|danach|anschließend|luego|después|poi|depois|daarna|dan|sedan|potem|a potem|und|et|y|e|en)(?!\p{L})| (?:para|pour|für|per|voor|för|for) (?!\p{L}{0,3}mar)\p{L}{4,}|,? (?:en|in|em|de) (?!(?:CDI|CDD|remoto|home|días|dias)(?!\p{L}))\p{L}{4,}|, (?!(?:hybrid|remote|télétravail|teletrabajo|remoto|unbefristet|Vollzeit|Teilzeit|sofort|disponible|disponível|beschikbaar|ab|dès|desde|a partir|vanaf)(?!\p{L}))\p{Ll}{4,})/u;

/** Whether the town of a recorded school may be the school at the head of a sentence of another language than English. */
export const isSchoolOfTownAbroad = (text: string, { start, end }: Place): boolean =>
  beginsSentence(text, start) && WENT_ON_ABROAD.test(text.slice(end, end + 40));
