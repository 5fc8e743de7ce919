import { FOR_EVERYBODY, MUST, PLAIN_DUTY } from './brief-cues.ts';
import { isWish } from './brief-parts.ts';
import { NOT_ASKED, NOT_ASKED_ABROAD } from './by-its-form.ts';
import type { Section } from './whole-headings.ts';

/** "All nationalities with the right to work may apply", "Teachers of any faith or none may apply": who may, and nothing that they must have. */
const MAY_APPLY =
  /(?<!\p{L})(?:all|any|every|both)(?!\p{L})[^.;:]{2,80}?(?<!\p{L})(?:may|can|are (?:free|able) to) apply(?! (?:by|via|at|on|online|through|to|directly|before|until))(?!\p{L})|(?<!\p{L})(?:alle|jede[rn]?|tou(?:te)?s|tod[oa]s|tutt[ei])(?!\p{L})[^.;:]{2,80}?(?<!\p{L})(?:(?:können|kann|dürfen|darf)(?: sich)?(?: \p{L}+){0,2} bewerben|peu(?:ven)?t postuler|puede[n]? (?:presentarse|postular)|posso(?:no)? candidarsi|(?:kunnen|kan|mogen|mag)(?: \p{L}+){0,2} solliciteren|pode[m]? candidatar-se)(?!\p{L})/iu;

const GIVES =
  '(?:gives?|offers?|pays?|provides?|supplies|supply|covers?|funds?|reimburses?|matches|match|throws? in|contributes?)';
/** "We give a pension", "the centre pays the registration": who gives, and what. */
const OFFERED_BY = new RegExp(
  String.raw`^(?:and )?(?:we|our client)(?:['’]ll| will| also| can| do)* ${GIVES}(?! (?:\p{L}+ )?(?:attention|heed|services?|care|support) (?:to|for))(?!\p{L})|(?:^|,? and |[,;] )(?:the|your|our|their) (?!(?:person|candidate|applicant|role|job|post|holder|successful)(?!\p{L}))\p{L}+(?: will)? (?:pays?|funds?|reimburses?|covers the costs?)(?: for)?(?! (?:\p{L}+ )?(?:attention|heed))(?!\p{L})`,
  'iu',
);
/** "A black suit and coat are supplied", "Diploma paid for after six months". */
const OFFERED =
  /(?<!\p{L})(?:is|are|will be)(?: also| all| both| fully)? (?:supplied|provided|paid(?: for)?|covered|reimbursed|funded|thrown in|on offer|on the house)(?! (?:by|to|with) (?:the |you))(?!\p{L})|^\p{L}[^,;.]{2,60} paid for(?: (?:by us|after|once|in full)(?!\p{L})[^,;.]*)?[.!]*$/iu;
/** "28 days' holiday pro rata", "There's four hours non contact time a week". */
const TIME_OFF =
  /^(?:\d{1,2}(?:[.,]5)?|\p{L}+)(?: (?:days?|weeks?)['’]?)(?: of)?(?: \p{L}+)? (?:holidays?|leave|vacation)(?!\p{L})|^there(?:['’]s| is| are) [^,;.]*(?:time (?:a|per|each) (?:week|month|day)|holidays?|leave|pension|discount|allowance|bonus)(?!\p{L})/iu;
const OFFERED_ABROAD =
  /^(?:wir (?:bieten|zahlen|stellen|geben|übernehmen)|nous (?:offrons|payons|fournissons|prenons en charge)|on (?:offre|paie|paye|fournit)|ofrecemos|pagamos|(?:offriamo|paghiamo|forniamo)|(?:wij|we) (?:bieden|betalen|vergoeden|geven)|oferecemos)(?!\p{L})|(?<!\p{L})(?:(?:wird|werden) (?:\p{L}+ )?(?:gestellt|bezahlt|übernommen|gezahlt|erstattet)|(?:est|sont) (?:fourni|payé|offert|remboursé|pris en charge|prise en charge)e?s?|(?:está|están|va|van) (?:pagad|incluid)[oa]s?|(?:è|sono) (?:fornit|pagat|inclus|rimborsat)[oaie]|(?:wordt|worden) (?:vergoed|betaald|verstrekt)|(?:é|são) (?:fornecid|pag)[oa]s?)(?!\p{L})/iu;

/** "Swimming is not needed, life jackets are": what is not asked for, at the head of a line. */
const NOT_NEEDED =
  /^[^,;]{2,60}?(?:(?:is|are|['’]s) not|(?:is|are)n['’]t|(?<!but )not) (?:strictly |absolutely )?(?:needed|required|necessary)(?!\p{L})/iu;

/** What alone makes no wish of it: "SAP would be nice, but is not required" says more. */
const DENIED = /(?:is |are )?not (?:strictly |absolutely )?(?:needed|required|necessary)/giu;

/** What makes more of a line than an offer: "Own tools are a must, PPE is supplied". */
const ASKS =
  /(?<!\p{L})(?:must|needs?|needed|required?|requires|essential|mandatory|have to|has to|muss|müssen|erforderlich|doit|devez|exigée?s?|obligatoires?|debe|imprescindible|deve|richiest[oa]|moet|vereist|verplicht)(?!\p{L})/iu;

/** Whether a line says what is given to whoever comes, and asks for nothing. */
export const isOffered = (said: string): boolean =>
  !ASKS.test(said) && [OFFERED_BY, OFFERED, TIME_OFF, OFFERED_ABROAD].some((form) => form.test(said));

/** Whether a line says that something is not asked for. */
export const isNotNeeded = (said: string): boolean =>
  [NOT_NEEDED, NOT_ASKED, NOT_ASKED_ABROAD].some((form) => form.test(said)) &&
  !isWish(said.replaceAll(DENIED, '')) &&
  !(/(?<!\p{L})(?:but|though|however)(?!\p{L})/iu.test(said) && MUST.test(said));

/** Whether a line says that everybody may apply, or who is welcome as well. */
export const isForEverybody = (said: string): boolean => FOR_EVERYBODY.test(said) || MAY_APPLY.test(said);

/** Where a line belongs by what it says, whatever it stands under: only what somebody must or may have is asked. */
export function ownSection(said: string, listed: Section): Section {
  if (isForEverybody(said)) return 'intro';
  if (listed !== 'requirements' && listed !== 'nice_to_have') return listed;
  if (PLAIN_DUTY.test(said)) return 'responsibilities';
  if (isNotNeeded(said)) return 'intro';
  return isOffered(said) ? 'offers' : listed;
}
