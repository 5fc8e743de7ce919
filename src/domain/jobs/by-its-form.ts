import { tagged } from '../speech/index.ts';

/** What a sentence of a brief says by its form alone, where no word of it heads anything. */

/** "Four years PQE in probate.": how long, at the head of a sentence that says of what. */
export const LED_BY_YEARS =
  /^(?:(?:at least|min(?:imum|\.)?(?: of)?|around|about) )?(?:two|three|four|five|six|seven|eight|ten|[2-9]|1\d)\+? (?:years|yrs)['’]? (?!(?:contract|fixed|ago|later|old|from|warranty|lease|term|and|or|to|we|is|was|are|since|running|now|on and|before|after|in business|plan|programme|program|cover)(?!\p{L}))(?![^.]*(?<!\p{L})(?:we|our|us|i|my|he|she|left|sold|opened|founded)(?!\p{L}))\p{L}[^.;]{2,60}[.!]*$/iu;

/** "You'd be assisted by a legal executive of 20 years' standing": who is beside whoever comes, and nothing that they must have. */
export const WITH_HELP =
  /^(?:(?:you|they|he or she|she or he|the (?:post|job)?holder)(?:['’](?:ll|d)| will| would)|you(?:['’]re| are)) (?:also )?(?:be )?(?:assisted|supported|helped|joined|backed(?: up)?|mentored|trained|coached|supervised|shown the ropes|looked after|surrounded) by(?!\p{L})/iu;

/** How somebody is engaged. */
export const TERM =
  '(?:permanent|perm|full[- ]?time|part[- ]?time|f\\/?t|p\\/?t|contract|temp(?:orary)?|casual|fixed[- ]term|ongoing|unbefristet|befristet|vollzeit|teilzeit|cdi|cdd|temps plein|temps partiel|indefinido|jornada completa|tempo (?:in)?determinato|tempo pieno|vast|voltijds?|deeltijds?)';
/** "Perm f/t": nothing but the kind of contract, which is a field of its own. */
export const TERMS_ALONE = new RegExp(`^${TERM}(?:[\\s,/+&·|-]+(?:and )?${TERM})*[.!]*$`, 'iu');

/** "Can wait till 1 March for the right one": when somebody may begin. */
export const CAN_WAIT =
  /^(?:(?:we|i|they|he|she) )?(?:(?:can|could|will|would|['’]ll|['’]d|happy to|prepared to|willing to) )+wait(?: (?:till|until|for|to)(?!\p{L})| \p{L}+ (?:weeks?|months?))/iu;

/** "Per 15 januari 2027", "Ab 1. März": the day on which somebody begins, and nothing else. */
export const DAY_ALONE =
  /^(?:from|per|ab(?: dem)?|zum|dal|vanaf|desde|dès|à partir d[ue]|a partir (?:de|del)|från|fra|pr\.?) (?:the |le |el |il |den |dem |d\. )?\d{1,2}(?:\.|er|º|ª|st|nd|rd|th)?(?: (?:of|de))? \p{L}{3,}\.?(?: (?:de )?\d{4})?[.!]*$/iu;

/** "The driver does", "The practice runs": who or what stands before a verb of a third person. */
const WHO_DOES =
  /^(?:the|our|this) (?!(?:\p{L}+ )?(?:candidate|applicant|person|one|holder|incumbent)(?!\p{L}))(?:\p{L}+ ){1,2}(?=\p{L}{3,}s(?!\p{L}))/iu;
const NO_DOING =
  /^(?:is|has|was|needs|requires|holds|wants|knows|speaks|brings|likes|includes|means|pays|gets|earns|comes|lives|offers|starts|begins)$/iu;

/**
 * Whether a sentence says what is done by two verbs at least, as of a third person: "Writes the programme, does the statements" `alone`, "The
 * driver does 15 drops a day, takes the payments and keeps the tickets straight" `named`. Null for any other.
 */
export function inThird(sentence: string): 'alone' | 'named' | null {
  if (!/^\p{L}+(?: \p{L}+){0,3} .*(?:,| and ) ?\p{L}{3,}s /u.test(sentence)) return null;
  const [who = ''] = WHO_DOES.exec(sentence) ?? [];
  const words = tagged(sentence.slice(who.length));
  const isDone = (at: number): boolean => {
    const word = words[at];
    if (word === undefined || !/^\p{L}{3,}s$/u.test(word.text) || NO_DOING.test(word.text)) return false;
    const next = words[at + 1]?.pos;
    return word.pos === 'VERB' || word.pos === 'AUX' || (at === 0 && (next === 'DET' || next === 'NUM'));
  };
  const others = words.filter(
    (_, at) => at > 0 && /^(?:,|and)$/iu.test(words[at - 1]?.text ?? '') && isDone(at),
  );
  if (!isDone(0) || others.length === 0) return null;
  return who === '' ? 'alone' : 'named';
}

/** "Experience with HPLC not needed, we'll train": what is not asked for is no wish either. */
export const NOT_ASKED =
  /^(?:previous|prior) (?![^.]*(?:useful|helpful|nice|good|plus|preferred|ideal))[^,;.]{3,50} (?:(?:is|are) )?not (?:needed|required|necessary)(?:[,;]? (?:as |since |because |but )?(?:we|you|full|training)(?!\p{L})[^,;.]*)?[.!]*$|^(?:(?:previous|prior|any) )?(?:\p{L}+ ){0,2}(?:experience|background|knowledge|degree|qualifications?|ticket|licen[cs]e)(?: [^,;.]{2,40})? (?:(?:is|are) )?(?:not|n['’]t) (?:needed|required|necessary)(?:[,;]? (?:as |since |because |but )?(?:we|you|full|training)(?!\p{L})[^,;.]*)?[.!]*$/iu;

/** "Inglés no hace falta", "Erfahrung ist nicht nötig". */
export const NOT_ASKED_ABROAD =
  /^(?:\p{L}+ ){1,5}(?:no (?:hace falta|(?:es|son) necesari[oa]s?|se (?:pide|exige|requiere))|(?:ist |sind |braucht es )?(?:nicht|kein\p{L}*) (?:nötig|erforderlich|notwendig|voraussetzung|bedingung)|(?:n[’']est |ne sont )?pas (?:nécessaires?|obligatoires?|indispensables?|exigée?s?)|non (?:serve|servono|è necessari[oa]|è richiest[oa])|(?:is |zijn )?niet (?:nodig|vereist|verplicht)|não (?:é |são )?(?:necessári[oa]s?|preciso|exigid[oa]s?)|behövs inte|krävs inte|er ikke (?:nødvendig\p{L}*|et krav))(?!\p{L})/iu;
/** "12 month contract to cover maternity leave": somebody else's leave, which nobody is offered. */
export const COVERS =
  /(?<!\p{L})(?:cover(?:s|ing)?|replac(?:e|es|ing|ement)|while|whilst|as|who is|on|during)(?: for| of)?(?: (?:an?|our|her|his|their|the|somebody|someone|\p{Lu}\p{L}+)(?:['’]s)?)*(?: \p{L}+['’]s)? (?:annual|parental|maternity|paternity|paid|sick) leave\b|\b(?:annual|parental|maternity|paternity|sick) leave(?:,)? cover/iu;

/** "$85-92k + super, 9 day fortnight": a line that begins with money is asked of nobody. */
export const OF_PAY = /^(?:[$£€]|(?:EUR|GBP|USD|AUD|NZD|CAD|CHF) ?(?=\d))\s?\d/u;

/** "Able to stand -25C": what somebody must be able to do, with nobody before it. */
export const ABLE_TO = /^(?:(?:must|to|should) be )?able to (?!be (?:paid|offered))\p{Ll}/iu;
/** "The position is Staff Accountant, reporting to …": which role it is, and nothing that is done or asked. */
export const NAMES_ROLE =
  /^(?:[Tt]he|[Tt]his|[Oo]ur) (?:position|role|post|vacancy|job|opening) (?:is|will be) (?:that of |for )?(?:an? |the )?\p{Lu}\p{Ll}+/u;

/** "Own transport", "Mandarin needed to liaise with our agents": what is asked, by a thing of their own or a language at its head. */
export const OWN_THING =
  /^own (?:transport|car|vehicle|van|ute|bakkie|truck|wheels|tools?|hand tools|basic tools|laptop|ppe|boots)(?!\p{L})(?! (?:policy|scheme|allowance|provided))|^(?:(?:fluent|good|basic|spoken|written|conversational) )?(?:english|german|french|spanish|italian|dutch|mandarin|cantonese|malay|tamil|hindi|arabic|polish|portuguese|welsh|irish|afrikaans|isixhosa|isizulu|swahili|japanese|korean|russian|turkish)(?: (?:and|or|\/) \p{Lu}\p{L}+)? (?:is |are )?(?:needed|required)(?!\p{L})/iu;
/** "Registration, dispensing, billing in Plato": two things at least that somebody is doing. */
export const DOING = /(?:^|,\s+)\p{L}{3,}ing(?: [^,;]+)?,\s+(?:[^,;]+,\s+)*\p{L}{3,}ing(?!\p{L})/iu;
/** "Reparar carrocería, desmontar y montar, preparar para pintura": what is done, in the forms of verbs that name it. */
export const DOES =
  /^(?:\p{L}{2,}(?:ar|er|ir|are|ere|ire))(?=\s)(?=[^.]*(?:,|\s(?:y|e|et|ed|i))\s+\p{L}{3,}(?:ar|er|ir|are|ere|ire)(?:l[oaei]s?|rs[ei])?(?!\p{L}))(?![^.]*(?<!\p{L})(?:the|and|of|you|we|is|are)(?!\p{L}))/iu;
/** "Afrikaans and English.": what is to be spoken. */
export const LANGUAGES_ALONE =
  /^(?:(?:english|german|french|spanish|italian|dutch|mandarin|cantonese|malay|tamil|hindi|arabic|polish|portuguese|welsh|irish|afrikaans|isixhosa|isizulu|swahili)(?:,? (?:and|or|&) |, |\s?\/\s?|[.!]*$)){2,}$/iu;
