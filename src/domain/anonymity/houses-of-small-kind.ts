import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isGivenName } from '../names/index.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { isInDictionary } from './reading.ts';

/** What a house is or does, in small letters behind its name. */
const KINDS =
  'asset management|wealth management|fund management|fund managers|property management|facilities management|estate agents?|letting agents|letting agency|building society|port trust|port authority|docks|school|college|academy|university|hospital|infirmary|insurance brokers?|insurance|assurance|investments?|capital|securities|pensions|solicitors|accountants|architects|surveyors|recruitment|bank|credit union|care homes?|care group|nursing homes?|dental(?: practice)?|vets|pharmacy|hospice|housing association|housing trust|haulage|logistics|freight|couriers|transport|buses|trams|airport|ferries|shipping|steelworks|steel|foundry|engineering|fabrications?|precision|plastics|packaging|castings|motors|coachworks|garage|joinery|builders|construction|scaffolding|roofing|plumbing|electrical|water|energy|gas|power|foods?|dairies|dairy|bakery|bakeries|brewery|meats|farms|fisheries|nurseries|catering|hotels?|textiles|mills?|carpets|print|printers|media|software|systems|telecoms?|(?:city |county |borough |district )?council|logistik|spedition|bau|maschinenbau|versicherung(?:en)?|sparkasse|pflegedienst|verkehrsbetriebe|stadtwerke|transports|assurances|banque|seguros|banco|transportes|assicurazioni|banca|trasporti|verzekeringen|transportbedrijf|bouw';
const THEM = '(?:him|her|them|me|us|the candidate)';
/** What only a house does to somebody. */
const DEEDS = [
  `(?:asked|asks|called|invited|invites|had|wants?|wanted|got|brought|took|takes|let|signed|kept|keeps|put|seconded|hired|poached|recruited|employ(?:s|ed)|trained|promoted|sponsor(?:s|ed)|appointed|headhunted|approached|interviewed|interviewing|rejected|courted|tapped|sacked|fired|released|rehired|shortlisted|laid|counter-?offered|underpaid|pays?|paid|moved) ${THEM}(?!\\p{L})`,
  `(?:made|sent|gave|offered|promised) ${THEM} (?:an? |the |his |her |their |\\p{Ll}+ )*(?:offer|contract|notice|job|role|post|place|nights|days|shifts|permanent|perm|position|raise|rise|promotion|counter-?offer|apprenticeship|traineeship)(?!\\p{L})`,
  `(?:turned|turns) ${THEM} down|(?:made|came back with|put in|withdrew|has|have) (?:an |the |a better |a second )?(?:counter-?)?offer(?:ed)?(?!\\p{L})|(?:would|will|might|may|could|can) (?:have|take|hire|match|counter)(?: ${THEM})?(?: back| on)?(?!\\p{L})|(?:offered|offering) ${THEM}(?!\\p{L})|offered (?:their |his |her )?(?:nights|days|more|less|\\d|[£$€])|made ${THEM} redundant`,
  '(?:hat|haben|wollte|wollten|will) (?:ihn|ihr|ihm|sie|ihnen|die Person|der Person)(?: [\\p{L}]+){0,4} (?:angeboten|gemacht|eingeladen|eingestellt|übernommen|gekündigt|entlassen|abgeworben|zurück|haben|behalten|befördert)(?!\\p{L})',
  "(?:l[’']a|lui a|l[’']ont|lui ont) (?:proposé|offert|embauch|recrut|convoqu|rappel|licenci|fait une offre)\\p{L}*",
  "(?:le|la|lo) (?:ofreció|llamó|contrató|despidió|hizo una oferta|entrevistó)|(?:gli|le|lo|la|l[’'])(?: )?ha(?:nno)? (?:offerto|fatto|chiamat|assunt|licenziat)\\p{L}*",
];
const WORD = "\\p{Lu}[\\p{L}\\p{M}’'-]{2,}";
const NAMED = new RegExp(
  `(?<=(?:^|[.;:!?\\n•·–—-]\\s{0,2}|, (?:and |but |so |then )?|(?<!\\p{L})(?:when|because|since|as|if|that|until|while|but|and|before|after|where|once|says?|said|then|also|candidate|they|weil|dass|und|aber) ))(${WORD}(?: (?:& |and )?${WORD}){0,2}) (?:${KINDS})(?= (?:(?:has|have|had|also|then|later|first|once|already|finally|just|twice|even|never|recently|now) ){0,2}(?:${DEEDS.join('|')}))`,
  'gu',
);
/** What tells one house of its kind from others and names none. */
const OF_ANY =
  /^(?:the|a|an|one|two|three|both|all|some|several|many|most|no|any|every|each|other|another|local|regional|national|global|big|small|large|private|public|former|current|his|her|their|our|my|your|its|this|that|these|those|which|what|such|north|south|east|west|northern|southern|eastern|western|central|general|british|english|irish|scottish|welsh|german|french|american|european|eine?|die|der|das|une?|la|le|el|il|een|de)$/u;

/**
 * Houses whose kind stands in small letters behind their name, where a clause says what only a house does: `Aberdeen asset management asked her
 * in`. A town may be the name; a word that says which of many it is is none.
 */
export function housesOfSmallKindIn(text: string): UncertainOccurrence[] {
  return matchesOf(NAMED, text).flatMap(({ 0: whole, 1: said = '', index }) => {
    const words = said.split(' ');
    // `Then Halifax building society`: the first word has its capital from the sentence.
    const named = words.findIndex((word) => isName(word));
    const isSole = named < 0 && SOLE.test(whole) && words.length === 1;
    const from = isSole ? 0 : named;
    if (from < 0 || OF_ANY.test(words.at(-1)?.toLowerCase() ?? '')) return [];
    const start = index + words.slice(0, from).join(' ').length + (from > 0 ? 1 : 0);
    return [
      {
        start,
        end: index + said.length,
        reason: 'employer',
        why: 'does what only a house does, and no record has it',
      },
    ];
  });
}

/** Of what is one house by its kind the word before it is the name, whatever it says elsewhere: `Principality building society`. */
const SOLE = /(?:building society|credit union|housing association|council|port trust|port authority)$/u;

const isName = (word: string): boolean => {
  const small = word.toLowerCase();
  if (OF_ANY.test(small)) return false;
  return !isInDictionary(small) || isGivenName(small) || placeNamed(fold(word), 'AU') !== null;
};
