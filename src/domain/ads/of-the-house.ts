import { languageOf } from '#src/lib/language.ts';
import { unexplainedIn } from '../anonymity/index.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isEnglish } from '../speech/index.ts';

const YEAR = String.raw`(?:1[789]|20)\d\d`;

/**
 * What a house says of itself that tells which one it is, though it names nobody: since when it is there and who began it, what it is
 * first or only in, what it won, whom it belongs to, and by what people know it.
 */
const TELLS_HOUSE: readonly RegExp[] = [
  /(?<!\p{L})(?:family|privately|locally)[- ](?:owned|run)(?: \p{L}+)?,? (?:for |over |going on )*\d{2,3} ?(?:years|yrs)(?!\p{L})/iu,
  new RegExp(
    String.raw`(?<!\p{L})(?:since|founded|established|est\.?|incorporated|opened|formed|set up|started|operating|trading|family[- ](?:owned|run)|dating back|history|heritage)(?!\p{L})[^.;]{0,40}(?<!\d)${YEAR}(?!\d)|(?<!\p{L})(?:founded|started|set up|established|owned) by (?!the (?:state|government|council))|(?<!\p{L})(?:for|over|nearly|almost) (?:(?:more than|over|the past|nearly|almost|the last) )*(?:a century|(?:[3-9]\d|1\d\d) years)(?!\p{L})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:seit|gegründet|entstanden)(?!\p{L})[^.;]{0,25}(?<!\d)${YEAR}(?!\d)|(?<!\p{L})(?:welt)?marktführer\p{L}*|(?<!\p{L})hidden champion|(?<!\p{L})(?:depuis|fondée?|créée?|née?)(?!\p{L})[^.;]{0,25}(?<!\d)${YEAR}(?!\d)|(?<!\p{L})(?:leader (?:mondial|européen|français|national|du marché|sur)|n(?:uméro|°) ?1|médaillée?s?|primée?s?|récompensée?s?)(?!\p{L})|(?<!\p{L})(?:desde|fundad[oa]|cread[oa])(?!\p{L})[^.;]{0,25}(?<!\d)${YEAR}(?!\d)|(?<!\p{L})(?:líder(?:es)? (?:mundial|en|del)|premiad[oa]s?)(?!\p{L})|(?<!\p{L})(?:ausgezeichnet (?:als|mit)|testsieger)(?!\p{L})`,
    'iu',
  ),
  /(?<!\p{L})(?:we(?:['’]re| are)|our client is|is|are|as|become|became|being) (?:one of )?(?:the|a|an|[\p{L}]+['’]s) (?:only|first|largest|biggest|oldest|longest[- ]\p{L}+|leading|number one|no\. ?1|second[- ]largest|fastest[- ]growing|most [\p{L}-]+) (?:[\p{L}&'’-]+ ){0,3}(?:firms?|compan(?:y|ies)|makers?|suppliers?|providers?|practices?|schools?|clubs?|brewery|producers?|manufacturers?|operators?|retailers?|hospitals?|charit(?:y|ies)|specialists?|dealers?|clinics?|hotels?|restaurants?|chains?|groups?|agenc(?:y|ies)|platforms?|brands?|names?|universit(?:y|ies)|councils?|banks?|insurers?)(?!\p{L})|(?<!\p{L})(?:only|largest|biggest|oldest|leading) (?:independent |private |family[- ]owned |specialist |accredited )?[\p{L}-]+ (?:firm|company|maker|supplier|provider|practice|school|club|brewery|producer|manufacturer|operator|retailer|hospital|charity) (?:in|on|of|across)(?!\p{L})/iu,
  // "Glasgow's first dog-friendly bar", and a slogan of a few words with its sign.
  /(?<!\p{L})\p{Lu}[\p{L}-]+['’]s (?:very )?(?:only|first|largest|biggest|oldest|leading|best|favou?rite|original|newest|longest[- ]\p{L}+|number one)(?!\p{L})/u,
  /(?<!\p{L})(?:winners? of|finalists? (?:in|for|at)|(?:we|our client|it|they|who|has|have|recently|proudly) (?:have |has |just |recently )?won|awarded|(?:named|voted|ranked|crowned) (?:as )?(?:the |one of |best |top |no\b|number |\d)|(?:rated|graded|judged) [“"'‘]?(?:outstanding|good|excellent|exceptional)|magnet (?:hospital|status|recogni\p{L}+|designat\p{L}+)|great place to work|sunday times|fortune \d+|inc\.? 5000|asx[- ]listed|nasdaq[- ]listed|listed on|ftse|michelin)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:is|are|as|now|proudly) )?(?:a (?:proud )?)?(?:part|member|subsidiary|division|arm) of (?:the |a |our client(?:[’']s)?)(?:[^.;,]{0,40} )?(?:group|family|network|chain|trust|federation|holding)(?!\p{L})|(?<!\p{L})(?:network|family|chain|(?<!(?:tutor|year|age|class|small|work|peer|reading|toddler|mixed|play|study|focus|key) )group) of (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?!\p{L})|(?<!\p{L})one of (?:our |the |its )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:sites|homes|schools|offices|stores|branches|clinics|locations|practices|plants|hotels)(?!\p{L})/iu,
  /(?<!\p{L})(?:[Yy]ou(?:['’]ll| will| may| might| probably)* (?:already )?know us|(?:[Bb]est )?[Kk]nown (?:for|as|to)|[Ff]amous for|household name|[Hh]ome of the|[Tt]he people behind|(?:trusted|used|loved|relied on) by (?:over |more than )?(?:\p{Lu}|\d|thousands|millions|half)|(?:[Cc]lients?|[Cc]ustomers?|[Pp]artners?) (?:include|such as|like) \p{Lu}|(?:[Oo]ur|[Tt]he) (?:name|brand|logo) (?:is|on|means))/u,
  /(?<!\p{L})(?:[Bb]rands?|[Rr]ange|[Pp]roduct|[Ll]abels?|[Mm]arken?|[Mm]arques?|[Gg]ammes?|[Mm]arcas?|[Gg]ama|[Ll]ogiciel|[Pp]rodukte?|[Pp]roduits?|[Pp]roductos?)(?:,| called| named| is| are)? ?[“"„«‘']\s?\p{Lu}|(?<!\p{L})(?:[Uu]nsere[rn]?|[Nn]otre|[Nn]os|[Nn]uestra|[Nn]uestro|[Oo]ur) (?:own )?(?:Marken?|brands?|marques?|gammes?|marcas?|gama|range) \p{Lu}/u,
];

/** A name of the language's own making behind which somebody else stands for whom the house works, or who is after its people. */
const PARTY_BEFORE =
  /(?<!\p{L})(?:for|off|against|from|to|para|de|pour|chez|contra|que|like|(?:owned|run|led|backed|funded|acquired|bought|built) by) (?:the |el |la |le |les |los |las )?$/iu;
const OWN_SITE =
  /(?<!\p{L})(?:our|its|nuestr[oa]s?|notre|nos|unser\p{L}*|nostr[oaie]|onze?|noss[oa]s?|vår\p{L}*) (?:\p{L}+ ){1,2}(?:de|d[’']|du|des|in|à|en|di|a|em|te|von|i) ?$/iu;
const SEEKS_ABROAD =
  /^(?:buscamos|necesitamos|busco|nous (?:re)?cherchons|on cherche|cerchiamo|cerco|precisamos|procuramos|wij zoeken|we zoeken|söker|vi söker)(?!\p{L})/iu;
const WHERE = /(?<!\p{L})(?:para|en|em|à|a|per|in|voor|te|i) $/iu;
const PARTY_AFTER =
  /^(?:['’]s)? (?:is|are|was|were|has|have|had|will|folks|guys|lot|launch|project|contract|deal|account|job|bid|tender|nos|est|sont|va|es|son)(?!\p{L})/u;

/** "They plan the day by Aistear". */
const OF_THE_WORK =
  /^(?:you|they|he|she|she or he|he or she|who|the (?:role|person|candidate|holder))(?:['’]\p{L}+)?(?!\p{L})/iu;

/** Whether a sentence names somebody beside the house, whom nothing explains: whose project it is, who takes its people. */
function namesParty(sentence: string): boolean {
  // What somebody is to do names what it is done with.
  if (languageOf(sentence) === 'de' || OF_THE_WORK.test(sentence)) return false;
  return unexplainedIn(sentence, [], () => false).some(({ start, end }) => {
    const words = sentence.slice(start, end);
    if (!/^\p{Lu}\p{Ll}/u.test(words) || placeNamed(words, 'AU') !== null) return false;
    if (words.split(/[^\p{L}]+/u).every((word) => isEnglish(word.toLowerCase()))) return false;
    const before = sentence.slice(Math.max(0, start - 40), start);
    // "Nuestra clínica de Castellón", "Buscamos recepcionista para Alcudia": where it is.
    if (OWN_SITE.test(before) || (SEEKS_ABROAD.test(sentence) && WHERE.test(before))) return false;
    return (start > 0 && PARTY_BEFORE.test(before)) || PARTY_AFTER.test(sentence.slice(end));
  });
}

const SLOGAN =
  /^(?!.*(?<!\p{L})(?:you|your|apply|join|we|no|free)(?!\p{L}))(?:[\p{L}'’-]+,? ){1,5}[\p{L}'’-]+!$/iu;

/** Whether a statement tells which house it is, by its history, its rank, its group or what people know it by. */
export const tellsHouse = (statement: string): boolean =>
  TELLS_HOUSE.some((pattern) => pattern.test(statement));

/** Whether a sentence that says nothing of what is done, asked or offered may tell whose it is. */
export const mayTellHouse = (sentence: string): boolean =>
  tellsHouse(sentence) || SLOGAN.test(sentence.trim()) || namesParty(sentence);

/** "Dispensing, MDS trays, ordering from Uniphar": a list of what is done without the one thing of it that names somebody else; any other as it is. */
export function withoutPartyInList(sentence: string): string {
  const pieces = sentence.split(/,\s+/u);
  const open = pieces.filter((piece) => !mayTellHouse(piece));
  const rest = open.join(', ');
  return pieces.length > 3 && open.length === pieces.length - 1 && !mayTellHouse(rest)
    ? rest.replace(/(?<![.!?])$/u, '.')
    : sentence;
}
