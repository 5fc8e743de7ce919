import { isFragment, sentencesOf } from '../jobs/index.ts';
import { namesRole } from './tail.ts';

const MAX_LENGTH = 200;

/** What is given, and what is said besides: an ad begins with neither. */
const OFFERS =
  /^(?:on|nous|we|they|wir|se|si|wij|oferecemos|ofrecemos|offriamo|our client|the \p{L}+) ?(?:also )?(?:offr(?:e|ons|ono)|propos(?:e|ons)|offers?|give|bieten|ofrece|bieden|provide)(?!\p{L})|^(?:offered|geboten|ofrecemos|oferecemos|offriamo|aanbod|benefits?|perks?)(?!\p{L})|(?<!\p{L})(?:could|can|might|may) (?:also )?be (?:found|offered|arranged|provided|had|thrown in)(?!\p{L})|,? (?:as well|too|également|aussi|auch|también|ook|anche)[.!]*$/iu;
/** "Our client, a steel stockist.": a house, and nothing that it does. */
const STUB =
  /^(?:our client|unser kunde|notre client|nuestro cliente|il nostro cliente|o nosso cliente|onze klant)(?:,[^,.]{0,80})?[.!]*$/iu;
/** "The hiring manager wants": who asks. */
const ASKS =
  /^(?:the hiring manager|der ansprechpartner|die ansprechpartnerin|le responsable|la persona de contacto|de leidinggevende)(?!\p{L})/iu;
/** "Vollzeit, unbefristet.", "Contrato indefinido, jornada completa.": how somebody is engaged. */
const TERMS_ALONE =
  /^(?:(?:(?:contrato|contrat|contract|contratto|en|in|a|à) )*(?:vollzeit|teilzeit|unbefristet|befristet|full[- ]time|part[- ]time|permanent|contract|indefinido|temporal|jornada (?:completa|parcial)|cdi|cdd|temps (?:plein|partiel)|tempo (?:pieno|parziale|indeterminato|determinato)|vast|fulltime|parttime|voltijds|deeltijds|onbepaalde duur)[\s,./–-]*)+$/iu;

/** "It's the Tampa location", "I am writing on behalf of …", "Suite à notre coup de fil": what goes on from something else, or is said to the recruiter. */
const GOES_ON =
  /^(?:it|that|they|he|she|those|these|and|but|so|also)(?:['’](?:s|re|ll|d))(?!\p{L})|^(?:and|but|so|also|because|they|he|she|i|ich|je|ik|yo|eu|io|jag|this is for|here(?:['’]s| is)|further to|following (?:our|on)|as per|suite à|wie besprochen|zoals|como (?:hablamos|comentamos)|come (?:d[’']accordo|anticipato))(?!\p{L})|(?<!\p{L})(?:which you know|as you know|new paragraph|u+h+|u+m+,|e+r+m+)(?!\p{L})/iu;
/** "Für unser Seniorenheim in Göttingen gesucht.": where somebody is wanted, without who. */
const WITHOUT_WHOM =
  /^(?:für|for|pour|para|per|voor|till|til) [^,.;]{3,60} (?:gesucht|wanted|needed|required|recherchée?|se busca|cercasi|gezocht|sökes|søges)[.!]*$/iu;
/** A sign of a sentence: who reads, who speaks, what is or is done, or for whom. */
const OF_SENTENCE =
  /(?<!\p{L})(?:you|your|we|our|us|is|are|will|can|has|have|for|with|to|join\p{L}*|lead\p{L}*|wanted|needed|required|looking|seeks?|sie|ihre?|du|dein\p{L}*|wir|unser\p{L}*|ist|sind|wird|suchen|gesucht|für|mit|vous|votre|nous|notre|est|sont|recherch\p{L}+|cherch\p{L}+|pour|tu|su|buscamos|se busca|es|son|para|tuo|noi|cerc\p{L}+|è|sono|per|je|jij|jouw|wij|we|zoeken|gezocht|zijn|voor|você|sua|nós|procur\p{L}+|precis\p{L}+|é|são|vi|söker|søger|är|er)(?!\p{L})/iu;
/** More words than these make no shard. */
const MOST_OF_SHARD = 8;

const BEGINS_DOING =
  /^(?:run|build|manage|own|drive|design|develop|support|care|teach|cook|sell|help|work|keep|grow|rig|make)(?!\p{L})/iu;

/** "Monday.", "Mbo 3.", "Go mostly, some python.": a few words without a sign of a sentence, and without the role. */
const isShard = (said: string, title: string): boolean => {
  const own = wordsOf(title).filter((word) => word.length > 3);
  return (
    said.split(/\s+/u).length <= MOST_OF_SHARD &&
    !OF_SENTENCE.test(said) &&
    !BEGINS_DOING.test(said) &&
    !namesRole(said) &&
    !wordsOf(said).some((word) => own.includes(word))
  );
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** "CCTV Control Room Operator x2.": the title once more, with what a form says beside it and no sentence. */
function repeatsTitle(sentence: string, title: string): boolean {
  const own = wordsOf(title);
  const said = wordsOf(sentence);
  if (own.length === 0 || !own.every((word, at) => said[at] === word || said.includes(word))) return false;
  return said.length <= own.length + 1 || /\s[–|-]\s/u.test(sentence);
}

/**
 * Splits a summary into its first sentence, where that makes a headline, and the rest. What is offered, a house alone, how somebody is
 * engaged, the title once more, a shard, and what goes on from something else or is said to the recruiter are none.
 */
export function headlineOf(summary: string, title: string): { headline: string | null; rest: string } {
  const [first = ''] = sentencesOf(summary);
  const isNone =
    first === '' ||
    first.length > MAX_LENGTH ||
    [OFFERS, STUB, ASKS, TERMS_ALONE, GOES_ON, WITHOUT_WHOM].some((pattern) => pattern.test(first)) ||
    isFragment(first) ||
    isShard(first, title) ||
    repeatsTitle(first, title);
  if (!isNone) return { headline: first, rest: summary.slice(first.length).trim() };
  // A house of which nothing is said, and the title once more, say nothing in the text either.
  const isIdle =
    STUB.test(first) ||
    WITHOUT_WHOM.test(first) ||
    isFragment(first) ||
    (first !== '' && wordsOf(first).length <= wordsOf(title).length + 1 && repeatsTitle(first, title));
  const rest = isIdle ? summary.slice(first.length).trim() : summary;
  return { headline: null, rest: rest === '' ? summary : rest };
}
