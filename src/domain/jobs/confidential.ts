import { isGivenName } from '../names/index.ts';

/** What the agency charges, earns or takes; ordinary duties speak of fees, rates and margins as well, so most need a figure. */
const COMMERCIAL: readonly RegExp[] = [
  /\b(?:charge|bill|charge-?out)[- ]?rates?\b|\b(?:our|your|agency|placement|recruit(?:er|ment)|contractor|temp)['’]?s? (?:margins?|fees?|mark-?\s?ups?)\b/i,
  /\b(?:(?:client|billing|invoice|charging) rates?|margins?|mark-?\s?ups?|fees?|on-?costs)\b\W*(?:(?:is|are|of|at|agreed|was|will be|to be|stays?|set|about|around|AUD|NZD|USD|GBP|EUR|CAD|SGD)\W+)*\d/i,
  /\d[\d.,]*\s?(?:%|percent|per cent)[^.;]{0,20}\b(?:fees?|margins?|mark-?\s?ups?)\b|\b(?:charged|billed|invoiced) (?:out )?at\b|\bwe (?:charge|bill|invoice)\b/i,
  // "95 an hour charge, 75 pay", "pay 75 and charge 95"
  /\d[\d.,]*\s?(?:(?:an?|per|\/)\s?(?:hour|hr|h|day)\s+)?(?:charge|bill)\b(?! of\b)|\b(?:charge|bill)\s+(?:[A-Z]{3}\s?)?[$£€]?\s?\d/i,
];

/** "Helen Marsh wants an internal auditor": somebody of the client, told to the recruiter. */
const SOMEBODY_WANTS =
  /(?<![\p{L}’'-])(\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{L}’'-]+){0,2} (?:wants|needs|is (?:looking|after|hiring)|(?:has )?(?:asked|called|rang|phoned)|would like)\b/gu;

/**
 * Whether a part of a brief may not reach a candidate: what the agency charges, earns or takes, or one of the client's
 * contacts by name.
 * @param contacts the whole names of the client's contacts
 */
export function isConfidential(part: string, contacts: readonly string[] = []): boolean {
  if (COMMERCIAL.some((pattern) => pattern.test(part))) return true;
  if ([...part.matchAll(SOMEBODY_WANTS)].some(({ 1: name = '' }) => isGivenName(name.toLowerCase())))
    return true;
  const said = spaced(part);
  return contacts.map(spaced).some((name) => name.trim() !== '' && said.includes(name));
}

/** What is said between the client and the recruiter alone, by the words that say so. */
const IN_CONFIDENCE: readonly RegExp[] = [
  /\b(?:between (?:us|you and me|ourselves|these four walls)|off the record|(?:this|that|it|which|address|name) (?:is|must (?:stay|be|remain)|has to stay) (?:strictly |highly )?confidential|(?:please )?(?:don['’]t|do not|never) (?:tell|share|mention|advertise|print|name|repeat|publish|quote)\b|keep (?:this|that|it) (?:to yourself|quiet|between us|under (?:wraps|your hat)|hush)|nobody['’]?s? (?:is )?(?:meant to know|knows)|(?:he|she|they|team|crew|staff) (?:has|have|do|does)(?:n['’]t| not)(?: yet)? (?:been told|told|know|knows))/i,
  /(?<!\p{L})(?:unter uns|im vertrauen|(?:bitte|streng|absolut) vertraulich|bitte (?:nicht|niemandem) (?:weiter\p{L}+|erzählen|sagen|nennen)|wei(?:ß|ss) (?:noch )?(?:nichts|niemand)|wissen (?:\p{L}+ ){0,3}(?:noch )?nichts?)(?!\p{L})/iu,
  /(?<!\p{L})(?:que quede entre|entre (?:nosotr[oa]s|tú y yo)|no (?:se puede|lo puedes) decir|no (?:lo )?(?:digas|digáis|diga|menciones|cuentes|publiques)|(?:es|esto es) (?:confidencial|privado)|que no se entere|todavía no lo sabe|resti tra noi|non (?:lo )?(?:dire|dite) |onder ons|niet doorvertellen)(?!\p{L})/iu,
  /(?<!\p{L})(?:entre nous|en (?:toute )?confidence|merci de (?:ne pas|rester discr[eè]te?)|(?:n[’']est|ne sont) pas (?:encore )?au courant|ne (?:le )?sait pas encore)(?!\p{L})/iu,
  // What whoever is told it must not write, and what is not to leave the house.
  /\b(?:(?:(?:one |the )?(?:thing|bit|part|line|what|which|this|that) (?:you|we|i) (?:of course |obviously |naturally |clearly )?(?:won['’]t|don['’]t|can['’]t|cannot|mustn['’]t|shouldn['’]t) (?:write|put (?:in|down|it)|print))|(?:and |then )?(?:tell me|let me know) (?:first|before anyone|before you send)|not for (?:the )?(?:ad|advert|advertisement|world|public|publication|print|posting))\b/i,
  /(?<!\p{L})(?:(?:nix|nichts|bitte nicht) (?:von|über) \p{Lu}\p{L}+ schreiben|was (?:sie|du|ihr) (?:natürlich |selbstverständlich |klarerweise )?nicht (?:hinein|rein)?schreib\p{L}*|(?:nicht|nix) (?:hinein|rein|in die anzeige )schreiben|das (?:bleibt|ist) (?:bitte )?intern|intern,? ge(?:ll|lt)|que tu n['’]écris (?:évidemment |bien sûr )?pas|que vous n['’]écri[vr]ez (?:évidemment |bien sûr )?pas|(?:à )?ne (?:pas |l['’])écri\p{L}+(?: pas)?|no (?:lo )?(?:pongas|pongáis|ponga|escribas|escribáis|escriba)|lo nuestro, que no salga|que (?:naturalmente |ovviamente |certo )?non scriv\p{L}+|che (?:naturalmente |ovviamente |certo |chiaramente )?non scriv\p{L}+|non (?:lo |la |li )?(?:scriv\p{L}+|mettere|metterlo) (?:nell|da nessuna)\p{L}*|da non scrivere|(?:detto|rest[ai]|rimanga|che resti) (?:tra|fra) (?:di )?noi|(?:tra|fra) noi:|(?:e )?dimmelo|(?:y )?dímelo|(?:et )?di(?:s|tes)-le[- ]moi|(?:und )?sagen? (?:sie )?(?:es )?mir (?:vorher|zuerst)|wat je (?:natuurlijk |uiteraard )?niet (?:opschrijft|schrijft)|dat schrijf je (?:natuurlijk )?niet|niet opschrijven)(?!\p{L})/iu,
];

/** Whether a part of a brief was told in confidence, by its own words; a duty to keep something confidential is none. */
export const isInConfidence = (part: string): boolean =>
  !/\b(?:you(?:r|['’]ll)?|information|data|records|files)\b[^.;]*\bconfidential/i.test(part) &&
  IN_CONFIDENCE.some((pattern) => pattern.test(part));

/** The words of a text between spaces, so that a name is found as whole words. */
const spaced = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
