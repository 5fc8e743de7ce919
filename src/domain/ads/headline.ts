import { sentencesOf } from '../jobs/index.ts';

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
 * engaged and the title once more are none.
 */
export function headlineOf(summary: string, title: string): { headline: string | null; rest: string } {
  const [first = ''] = sentencesOf(summary);
  const isNone =
    first === '' ||
    first.length > MAX_LENGTH ||
    [OFFERS, STUB, ASKS, TERMS_ALONE].some((pattern) => pattern.test(first)) ||
    repeatsTitle(first, title);
  if (!isNone) return { headline: first, rest: summary.slice(first.length).trim() };
  // A house of which nothing is said, and the title once more, say nothing in the text either.
  const isIdle =
    STUB.test(first) ||
    (first !== '' && wordsOf(first).length <= wordsOf(title).length + 1 && repeatsTitle(first, title));
  const rest = isIdle ? summary.slice(first.length).trim() : summary;
  return { headline: null, rest: rest === '' ? summary : rest };
}
