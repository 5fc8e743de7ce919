import { matchesOf } from '#src/lib/matches.ts';
import type { UncertainOccurrence } from './known.ts';

/** What a house is, in the languages that are read. */
const HOUSE =
  'company|bank|shop|store|supermarket|super|airline|brewery|firm|group|app|chain|giant|people|mob|lot|vans?|trucks?|sign|logo|Bank|Kette|Konzern|Riese[n]?|Supermarkt|Firma|Laden|Gruppe|banque|enseigne|groupe|opérateur|marque|maison|banco|cadena|empresa|tienda|grupo|banca|catena|insegna|azienda|gruppo|rede|loja|\\p{L}*(?:bolaget|banken|kedjan|butiken|företaget|kjeden|butikken|selskapet|kæden|banken)|winkel|keten|bedrijf|concern';
const COLOUR =
  'red|blue|green|orange|yellow|pink|purple|golden|rote[nrm]?|blaue[nrm]?|grüne[nrm]?|gelbe[nrm]?|orange[nrm]?|lila|magenta|rosa|rouge|bleue?|verte?|jaune|rojo|roja|azul|verde|amarill[oa]|naranja|rosso|rossa|blu|gialla?o?|arancione|vermelh[oa]|amarel[oa]|laranja|rode|blauwe|groene|gele|oranje|roze|röda|rosa|blå|gröna|gula|grønne|gule|røde';
const ARTICLE =
  "the|de[rmn]?|die|das|zum|zur|beim|le|la|l['’]|du|au|el|los|las|del|al|il|lo|dal|dalla|nella|alla|o|a|do|da|no|na|het|det|den";
/** Kinds of which a country or a town has one: `for the parcel company`. */
const ALONE =
  'parcel|postal|post|railway|phone|telephone|power|gas|water|electricity|ferry|tram|metro|bus|sugar|steel|beer|tobacco|lottery';

const EPITHETS: readonly RegExp[] = [
  // "the green bank", "de gele super", "det rosa betalbolaget", "la banque verte"
  new RegExp(
    String.raw`(?<!\p{L})(?:${ARTICLE}) (?:(?:big|little|old|große[nrm]?|kleine[nrm]?|grote|stora|store) )?(?:${COLOUR}) (?:${HOUSE})(?!\p{L})`,
    'gu',
  ),
  new RegExp(String.raw`(?<!\p{L})(?:${ARTICLE}) ?(?:${HOUSE}) (?:${COLOUR})s?(?!\p{L})`, 'gu'),
  // "zur Gruppe mit dem Falken", "the bank with the horse", "la banque à l'écureuil"
  new RegExp(
    String.raw`(?<!\p{L})(?:${ARTICLE}) ?(?:${HOUSE}) (?:mit de[mnr]|with the|à l['’]|au|aux|del|de la|dalla?|col|con el|con la|met de|met het|med den|med det) ?[\p{L}-]{3,}`,
    'gu',
  ),
  // "took a job at the parcel company"
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:at|for|from|with|by|left|joined|to) )the (?:${ALONE}) company(?!\p{L})`,
    'gu',
  ),
  // "the independent up the hill", "a comp across town"
  /(?<!\p{L})(?:the|an?) (?:[\p{Ll}-]+ )?(?:independent|comp|grammar|academy|school|college|hospital|surgery|practice|bank|brewery|mill|factory|plant|supermarket|pub|hotel|competitor|rival) (?:up|down|over|across|on|round|around|opposite) (?:the (?:hill|road|street|river|corner|square|valley|harbour)|town)(?!\p{L})/gu,
];

/** What a house is called in place of its name, by which those who know the town or the trade tell it: `the green bank`. */
export const epithetsIn = (text: string): UncertainOccurrence[] =>
  EPITHETS.flatMap((pattern) =>
    matchesOf(pattern, text).map(({ 0: said, index }) => ({
      start: index,
      end: index + said.length,
      reason: 'employer' as const,
      why: 'tells a house by what is known of it, without its name',
    })),
  );
