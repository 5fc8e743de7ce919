import { isLeftOut, sentencesOf } from '../jobs/index.ts';
import { COURTESY } from './courtesy.ts';
import { keptFrom, withoutKept } from './kept-from.ts';
import { likesSomebody } from './likes-somebody.ts';
import { speaksOfSomebody } from './of-somebody.ts';
import { HINTS } from './one-there.ts';
import { tellsVacancy } from './private-lines.ts';

/** Words by which somebody says whom they would have or not, also in passing. */
const WISHES =
  /(?<!\p{L})(?:prefier\p{L}*|que (?:ya |já )?(?:tenga|tenha)|che abbia|qu[’']elle ait|want\p{L}*|need\p{L}*|prefer\p{L}*|rather|better|instead|again|avoid|never|no|not|none|nobody|no ?one|only|must|should|would|could|can|cannot|will|someone|somebody|anyone|anybody|any|looking|please|pls|plz|send|screen|skip|leave out|ideal\p{L}*|fit|fits|suit\p{L}*|gel|candidates?|applicants?|cvs?|profiles?|young\p{L}*|old\p{L}*|bitte|kein\p{L}*|nicht|nie|will|woll\p{L}*|such\p{L}*|möglichst|lieber|besser|nur|diesmal|jemand\p{L}*|niemand\p{L}*|soll\p{L}*|ohne|bewerb\p{L}*|kandidat\p{L}*|cette fois|évit\p{L}*|pas|plus|jamais|sans|préf\p{L}*|veu\p{L}*|voul\p{L}*|voudr\p{L}*|souhait\p{L}*|cherch\p{L}*|plutôt|seulement|quelqu[’']un|candidat\p{L}*|esta vez|nada|nadie|nunca|sin|mejor|quier\p{L}*|querem\p{L}*|busc\p{L}*|solo|sólo|evit\p{L}*|alguien|questa volta|meglio|niente|nessun\p{L}*|mai|senza|cerc\p{L}*|vogl\p{L}*|vorr\p{L}*|qualcun\p{L}*|non|deze keer|liever|geen|niet|nooit|zonder|graag|zoek\p{L}*|alleen|iemand|kandida\p{L}*|não|sem|nenhum\p{L}*|nunca|melhor|quer\p{L}*|só|alguém)(?!\p{L})/iu;

/** People of a kind, and what has been enough of them: what is told of them is told of whoever comes. */
const OF_MANY =
  /(?<!\p{L})(?:boys|girls?|lads|ladies|men|women|mums?|mothers|moms|dads|kids|guys|blokes|chicks|keep|kept|stick|stay|enough|this time|next time|tired|fed up|sick of|had it|types?|sorts?|kind of|lot|mädels?|jungs|frauen|männer|mütter|damen|herren|leute|femmes|hommes|filles|garçons|mères|gens|dames|mujeres|hombres|chicas?|chicos|madres|señoras|donne|uomini|ragazz[ei]|mamme|signore|vrouwen|mannen|meiden|moeders|jongens|mulheres|homens|mães|meninas|moças?)(?!\p{L})/iu;

/** "He has not been told", "no lo he denunciado", "komt niet terug": what did not come about turns nobody down. */
const NO_WISH =
  /(?<!\p{L})(?:(?:over|under|in|about|contest\p{L}*|reading of|left out of|of) (?:the|his|her|their|dad['’]s|mum['’]s|an?) will(?=[\s,.;!]+(?:and|but|or|so|with|after|which|is|was)(?!\p{L})|[.,;!]|$)|no names?(?: (?:mate|pal|please|pls|ok))?(?=\s*[,.;!]|$)|(?:does|do|did)(?:n['’]?t| not) want (?:an? |any )?(?:fuss|party|send-?off|trouble|drama|scene|gossip|talk)|(?:is|are|was|were|and|but|['’]s|['’]re|all|gets?|getting|feels?|looks?|became) (?:all )?rather (?!than\b|(?:have|not|you|we|he|she|they|it|hire|take|see|an?|some)\b)\p{L}+|will be (?:asked|told|leaving|retiring|going|made|let go)|will (?:leave|retire|finish|go)|tired of (?:it|this|that)|(?:nicht|nichts|niemandem?)(?: \p{L}+){0,2} (?:erwähnen|sagen|nennen|ansprechen|weitersagen|schreiben|verraten)|(?:must|should|can|may|shall|is to) ?(?:not|n['’]t) (?:go|get|come|leave|be (?:shared|repeated|mentioned|told|known|passed))[^.;,()]*|(?:please |pls )?(?:do not|do ?n['’]t|never) (?:mention|tell|say|bring (?:it|this|that)? ?up|raise|share|repeat)|(?:has|have|had|is|are|was|were|did|does|do)(?:n['’]?t| not)(?: yet)?(?: been)?|doesn['’]t know|kommt (?:\p{L}+ ){0,3}nicht (?:mehr )?(?:wieder|zurück)|(?:hat|haben|ist|sind|war|wei(?:ß|ss)|wissen) (?:\p{L}+ ){0,3}(?:noch )?(?:nicht|nichts)|n[’'](?:a|ont|est|en) (?:\p{L}+ )?(?:pas|plus|rien)|ne (?:sait|savent|revien\p{L}+) (?:\p{L}+ )?(?:pas|plus|rien)|no (?:lo|la|le|les|se|me|nos)? ?(?:he|ha|hemos|han|sabe\p{L}*)|non (?:lo |la |l[’'])?(?:ho|ha|hanno|è|sa|sanno)|(?:is|heeft|was|komt|weet|weten) (?:\p{L}+ ){0,5}(?:niet|niets)(?: terug)?|dass (?:wir|ich) (?:\p{L}+ )?such\p{L}*|(?:that|why) (?:we|i)(?:['’]re| are|['’]m) (?:already |now )?(?:looking|hiring|recruiting|advertising|searching)|qu(?:e |[’'])(?:on|nous) (?:cherch|recrut)\p{L}*|que (?:estamos )?busc\p{L}*|che (?:stiamo )?cerc\p{L}*|dat (?:we|wij) (?:\p{L}+ )?zoek\p{L}*|não (?:foi|sabe|voltou|volta|contei|falei))(?!\p{L})/giu;

const CREW =
  '(?:boys|lads|girls|guys|men|women|ladies|kids|ragazz[ie]|uomini|donne|jungs|mädels|männer|frauen|leute|gars|filles|chicos|chicas|meninos|meninas|jongens|meiden|mannen)';
/** "Ancora non lo sanno i ragazzi", "the lads don't know yet": those who are there, and have not heard of it. */
const HAS_NOT_HEARD = new RegExp(
  String.raw`(?<!\p{L})(?:(?:ancora )?non (?:ancora )?(?:lo |la |ne )?sanno (?:ancora )?(?:nulla |niente )?(?:i|le|gli) ${CREW}|(?:i|le|gli|the|our|my|die|de|les|los|las|os|as|mes|mis|meine|unsere|onze|nos) ${CREW} (?:(?:ancora )?non (?:ancora )?(?:lo |la |ne )?sanno(?: (?:ancora|nulla|niente))*|(?:do ?n[’']?t|do not|did ?n[’']?t) (?:yet )?know(?: (?:yet|about it|of it|anything))*|(?:have|has)(?: not|n[’']t) (?:been told|heard)|know nothing|must ?n[’']?(?:o?t)? hear(?: of| about)?(?: it)?|wissen (?:es |davon |noch |von )*nichts?|ne (?:le )?savent (?:encore )?(?:pas|rien)|no (?:lo )?saben|weten (?:er |nog |het |van )*niets?|não sabem)|no lo saben (?:todavía |aún )?l[oa]s ${CREW})(?!\p{L})`,
  'giu',
);

const wishes = (said: string): boolean => WISHES.test(said) || likesSomebody(said);

/**
 * Whether a place of a brief stands in a sentence that no ad holds, as it tells the recruiter what goes on in the house, and that wishes for
 * nobody: what is only doubted there is of who is there, and says nothing of who is wanted.
 * @param isNamed whether somebody there must be named, of whom it is told
 */
export function isNewsOfHouse(description: string, at: number, isNamed = false): boolean {
  const { said } = sentenceAt(description, at);
  if (said === '' || isBareDemand(description, at)) return false;
  const bare = said.replace(/[.!?…]+$/u, '');
  const behindHead = bare.replace(/^[^:.]{3,80}:\s+/u, '');
  const isAside =
    isLeftOut(description, bare) || (behindHead.length > 20 && isLeftOut(description, behindHead));
  // "Was in keine Anzeige gehört: …" says of what follows for whom it is.
  const told = isAside ? said.replace(/^[^:.]{3,80}:\s+/u, '') : said;
  if (wishes(told.replace(NO_WISH, '')) || OF_MANY.test(told.replace(HAS_NOT_HEARD, '')) || HINTS.test(told))
    return false;
  if (isNamed) return speaksOfSomebody(said);
  return tellsVacancy(said) || speaksOfSomebody(said) || isAside;
}

// "men only", "no women", "strictly under 35s": a demand by its form, whatever is told beside it.
const DEMANDS =
  /^(?:and |but |so )?(?:(?:strictly|definitely|absolutely|please) )?(?:no|only|nur|keine?|pas de|sin|sem|geen|alleen|solo|nessun\p{L}*|inga|ingen)\s\S.{1,30}$|^\S.{1,25}\s(?:only|please|preferred|preferably|nur|seulement|alleen|solo|solamente)$/iu;

/** "Only me and his missus": who alone knows of it. */
const KNOWS_ALONE =
  /^(?:and |but |so )?(?:only|just|nur|seulement|solo|sólo|alleen) (?:me|us|i|we|him|her|he|she|ich|wir|moi|nous|yo|nosotr[oa]s|io|noi|ik|wij|eu|nós)(?:,? (?:and|&|or|und|et|y|e|en|ed) (?:me|us|him|her|(?:the|my|his|her|our|their|mein\p{L}*|sein\p{L}*|ihr\p{L}*|mon|ma|son|sa|mi|su|mio|mia|suo|sua|il|la|mijn|zijn|haar) \p{L}+|\p{Lu}\p{L}+))?(?: (?:knows?|wei(?:ß|ss)|wissen|sait|savons|sabe\p{L}*|sa|sappiamo|weten?))?$/u;

/** Whether the part of a sentence in which a place stands, between its commas, is a demand and nothing else. */
export function isBareDemand(description: string, place: number): boolean {
  const { said, begins } = sentenceAt(description, place);
  const at = place - begins;
  const before =
    said
      .slice(0, at)
      .split(/[,;:–]|\s-\s/u)
      .at(-1) ?? '';
  const [behind = ''] = said.slice(at).split(/[,;:–.!?]|\s-\s/u);
  const part = `${before}${behind}`.trim();
  return DEMANDS.test(part) && !KNOWS_ALONE.test(part);
}

/**
 * Whether a place of a brief names somebody who is there, as who must not hear of it, whom nobody should ring or whose kin they are, in a
 * sentence that wishes for nobody besides.
 */
export function isKeptFrom(description: string, at: number): boolean {
  const { said, begins } = sentenceAt(description, at);
  const places = keptFrom(said);
  const stands = ([start, end]: readonly [number, number]): boolean =>
    at - begins >= start && at - begins < end;
  if (!places.some(stands) && !(places.length > 0 && speaksOfSomebody(said))) return false;
  const rest = withoutKept(said, places);
  return rest !== null && !wishes(rest.replace(NO_WISH, '')) && !OF_MANY.test(rest.replace(NO_WISH, ''));
}

/** The sentence of a text in which a place stands, and where it begins. */
export function sentenceAt(description: string, at: number): { said: string; begins: number } {
  const start = description.lastIndexOf('\n', at - 1) + 1;
  const end = description.indexOf('\n', at);
  const line = description.slice(start, end < 0 ? undefined : end);
  let from = start;
  let found = { said: '', begins: start };
  for (const sentence of sentencesOf(line)) {
    const begins = description.indexOf(sentence.trim(), from);
    if (begins < 0 || begins > at) break;
    found = { said: sentence.trim(), begins };
    from = begins + sentence.trim().length;
  }
  return found;
}

const COURTEOUS = new RegExp(`(?<!\\p{L})${COURTESY}(?!\\p{L})`, 'giu');

/** Whether the sentence in which a place of a brief stands may say whom somebody would have, or not. */
export function mayWish(description: string, at: number): boolean {
  const { said } = sentenceAt(description, at);
  return said === '' || wishesIn(said);
}

/** Whether words of a brief may say whom somebody would have, or not. */
export function wishesIn(said: string): boolean {
  const rest = said.replace(NO_WISH, '').replace(COURTEOUS, '');
  return wishes(rest) || OF_MANY.test(rest);
}
