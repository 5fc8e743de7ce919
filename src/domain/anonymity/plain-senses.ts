import { fold } from '#src/lib/fold.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isInDictionary, isRegion } from './reading.ts';
import { beginsSentence } from './spans.ts';

interface Place {
  start: number;
  end: number;
}

/** Where a sea or a river is meant, whatever house is called so: `both sides of the Atlantic`. */
const BEYOND =
  /(?<!\p{L})(?:sides? of|across|over|beyond|shores? of|coasts? of|crossings? of|cross(?:es|ed|ing)?|banks? of|either end of|middle of|far side of) the $/iu;
/** What somebody calls out: `¡Bravo por quien se anime!`. */
const CALLED_OUT = /^(?: (?:por|a|al|para|y|pour|per|für|for|to)(?!\p{L})|[!,])/u;
/** Where somebody was, in the languages of Cyrillic letters. */
const THERE_CYRILLIC =
  /(?<!\p{L})(?:в|во|у|із|из|з|с|со|на|от|от|до|для|к|по|при|за|від|біля|про|про|код|од|до|ех|экс|екс)[ «"„-]$/iu;

/** What is told with another thing: `Equity and options matter less`. */
const WITH_ANOTHER =
  /^ (?:and|or) (?!(?:then|later|now|before|after|since|has|had|is|was|were|moved|went|came|left|joined|his|her|their|its|the|an?|two|three|other|others|similar)(?!\p{L}))\p{Ll}{3,}(?![\p{L}-]*ed(?!\p{L}))/u;
/** Trades by which a role is told at the head of a text: `Subsea lead with thirteen years`. */
const TRADE =
  /^(?:Subsea|Offshore|Onshore|Upstream|Midstream|Downstream|Aerospace|Biotech|Fintech|Telecom|Datacom|Agri|Agro|Hydro|Geotech|Nuclear|Solar|Wind|Rail|Marine|Maritime|Retail|Payments|Mobile|Wireless|Fibre|Fiber|Cloud|Cyber|Robotics|Logistics|Pharma|Dental|Cargo|Freight|Metro|Energy|Mining|Drilling|Pipeline|Steel|Timber|Dairy|Poultry|Beauty|Fashion|Travel|Leisure|Hospitality|Insurance|Credit|Equity|Property|Digital|Data|Design|Motor|Aviation|Chemical|Food|Water|Gas|Power|Security)$/u;
const ROLE =
  /^ (?:(?:senior|junior|project|site|sales|account|field|design|process|test|product|team|shift|plant) )?(?:lead|engineer|manager|designer|developer|analyst|technician|supervisor|director|planner|buyer|specialist|consultant|architect|welder|fitter|driver|operator|surveyor|inspector|scientist|officer|nurse|lawyer|accountant|trader|broker|underwriter|recruiter|marketer|coordinator|superintendent|professional|veteran|hand|person|man|woman)(?: (?:with|of|by|who|and|for|on|since|looking|seeking|here)(?!\p{L})|[,.;:]|$)/u;

/** Whether a sentence begins with a word of the language or a trade that a house is called by as well. */
function isHeadOfSentence(text: string, { start, end }: Place): boolean {
  const said = text.slice(start, end);
  if (!/^\p{Lu}\p{Ll}{2,}$/u.test(said) || !beginsSentence(text, start)) return false;
  const after = text.slice(end, end + 60);
  if (TRADE.test(said) && ROLE.test(after)) return true;
  return WITH_ANOTHER.test(after) && isInDictionary(said.toLowerCase());
}

/** When something is: `in May`, `by early May`, `May 2024`, of somebody at May & Baker. */
const WHEN =
  /(?<!\p{L})(?:in|of|by|until|till|since|next|last|early|mid|late|this|every|from|before|after|through|during|for|end|start|\d{1,2}(?:st|nd|rd|th)?)[ -]$/iu;
const isMonthThere = (text: string, { start, end }: Place): boolean =>
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Juni|Juli|Mai|März|Mars|Avril|Mayo|Abril|Marzo)$/u.test(
    text.slice(start, end),
  ) &&
  !/^ (?:&|and) \p{Lu}/u.test(text.slice(end, end + 8)) &&
  (WHEN.test(text.slice(Math.max(0, start - 12), start)) ||
    /^ \d{1,4}(?!\d)/u.test(text.slice(end, end + 6)));

/** Whether a name is a word of the text by what stands beside it, whatever house or person is called so. */
export function isPlainThere(text: string, { start, end }: Place, isHouse: boolean): boolean {
  const said = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 24), start);
  if (!isHouse) return /¡$/u.test(before) && CALLED_OUT.test(text.slice(end, end + 8));
  if (isHeadOfSentence(text, { start, end }) || isMonthThere(text, { start, end })) return true;
  if (BEYOND.test(before) && /^\p{Lu}\p{Ll}+$/u.test(said)) return true;
  // A language that writes names with capitals: `сильный магнит`.
  return (
    /^\p{Script=Cyrillic}{3,}$/u.test(said) &&
    said === said.toLowerCase() &&
    /\p{Lu}\p{Ll}/u.test(text) &&
    !THERE_CYRILLIC.test(before)
  );
}

const WOULD_DO =
  /^(?:,? or \p{Lu}[\p{L}-]+)? (?:is|are|was|would be|would|could be|could|can|can be|will be|will|might be|works?|suits?|does)(?: also| just| very| really| always| perfectly)?(?: (?:too far|fine|ok|okay|possible|good|great|nice|ideal|best|preferred|perfect|acceptable|doable|enough|an option|no problem|on|out|off|fine too|too|also|welcome|home|where|considered|at a pinch|do|work|suit)(?!\p{L})|(?=[.,;:)!?]|$))/u;

/** Whether a name is a country, which nobody works at as at a house, or a place where somebody would work: `Johor can`, `Adelaide is fine`. */
export function isPlainPlace(text: string, { start, end }: Place): boolean {
  const name = fold(text.slice(start, end));
  if (isRegion(name)) return true;
  const place = placeNamed(name, 'AU');
  return place !== null && (place.kind === 'country' || WOULD_DO.test(text.slice(end, end + 60)));
}
