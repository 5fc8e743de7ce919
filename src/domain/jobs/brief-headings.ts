import { sectionByWord } from './heading-words.ts';
import { type Section, wholeHead } from './whole-headings.ts';

// Tried in this order: "preferred qualifications" is a wish, not a requirement.
const HEADINGS: readonly (readonly [Section, RegExp])[] = [
  [
    'nice_to_have',
    /(?<!\p{L})(nice[- ]to[- ]haves?|bonus points|desirable|preferred|advantageous|good to have|would be a plus|von vorteil|wünschenswert|un plus|idéalement)(?!\p{L})/iu,
  ],
  [
    'offers',
    /(?<!\p{L})(benefits?|perks?|what we offer|what(’|')?s (in it|on offer)|we offer|why join|wir bieten|unser angebot|das bieten wir|(?:das|was|hier) (?:haben wir|gibt (?:es|['’]s)) (?:für|bei|zu)|(?:das|was) (?:kannst du|könnt ihr|können sie)(?: von uns)? erwarten|darauf (?:kannst|darfst|können|dürfen|könnt) (?:du|sie|ihr) (?:dich|sich|euch) freuen|(?:das|was) (?:bekommst|erhältst|kriegst) du|(?:das|was) (?:bekommen|erhalten|kriegen) sie|nous offrons|ce que nous offrons|ofrecemos|qué ofrecemos)(?!\p{L})/iu,
  ],
  [
    'other',
    /(?<!\p{L})(about (us|the (company|client|team|business))|who we are|our (company|culture|values)|how to apply|to apply|application process|next steps|salary|remuneration|package|compensation|equal opportunit\w*|diversity)(?!\p{L})/iu,
  ],
  [
    'responsibilities',
    /(?<!\p{L})(responsibilit\w+|dut(y|ies)|what you(’|')?ll (do|be doing|own)|what you will (do|be doing|own)|(ihre|deine) aufgaben|aufgaben|vos missions|missions|(?:das|was) (?:tust|machst) du|(?:das|was) (?:tun|machen) sie|duties include|deliverables|funciones|responsabilidades|day[- ]to[- ]day|key tasks|accountabilit\w+|in this role|your (mission|tasks)|(?:essential|key|core|main|primary|principal|major|critical|marginal|job|position|daily) (?:job )?(?:functions?|tasks|activities|elements of the (?:job|role|post|position)))(?!\p{L})/iu,
  ],
  [
    'requirements',
    /(?<!\p{L})(requirements?|qualifications?|what you(’|')?ll (need|bring|have)|what you (need|bring|will (need|bring))|(what|who) we(’|')?re looking for|what we are looking for|what we (?:look for|need|require|want|ask for)|you(?:’|'| wi)ll need(?: to have)?|you (?:will|must|should) (?:need to )?have|was wir (?:brauchen|erwarten|suchen|uns wünschen)|(?:das|was) (?:erwarten|wünschen|brauchen|suchen) wir(?: uns)?(?: von (?:ihnen|dir|euch))?|(?:das|was) (?:zeichnet (?:sie|dich|euch)|macht (?:sie|dich|euch)) aus|(?:das|was) (?:brauchst|benötigst) du|(?:das|was) (?:brauchen|benötigen) sie|wir erwarten|das solltest du|ce qu['’]il vous faut|ce que nous (?:attendons|cherchons|recherchons)|who you are|about you|your (profile|background|experience)|skills|essentials?|must[- ]haves?|selection criteria|mandatory criteria|person spec(?:ification)?|experience|to be successful|you (have|bring)|(ihr|dein) profil|anforderungen|das bringen sie mit|das bringt (?:er|sie|du|ihr|er oder sie|sie oder er|er\/sie|wer kommt|die person|der kandidat|die kandidatin) mit|profil recherché|votre profil|exigences|comp[eé]tences requises|voraussetzungen|requisitos|perfil|requisiti|vereisten|eisen)(?!\p{L})/iu,
  ],
  [
    'intro',
    /(?<!\p{L})(about the (role|job|position|opportunity)|the (role|job|position|opportunity)|overview|summary|purpose|job description|^(?:role |position |brief )?description$)(?!\p{L})/iu,
  ],
];

/** What heads a brief as a whole. */
const OF_BRIEF =
  /^(?:(?:here(?:['’]s| is)|this is|below is|the|our|my|new|full|short|quick|rough) )*(?:jd|job desc\p{L}*|job spec\p{L}*|spec|brief|details|particulars|stellenbeschreibung|eckdaten|steckbrief|fiche de poste|descriptif|descripción(?: del puesto)?|datos|scheda|functieprofiel)(?!\p{L})|(?<!\p{L})(?:as (?:discussed|agreed|promised|per our \p{L}+)|wie besprochen|comme convenu|como (?:hablamos|quedamos|comentamos)|come d[’']accordo|zoals besproken)$/iu;

/** What heads how people are interviewed. */
export const PROCESS_HEAD =
  /^[#*\s]*(?:(?:our |the )?(?:interviews?|process|loop|selection|interview (?:process|stages|plan))|ablauf|auswahl|auswahlverfahren|gespräche|processus|entretiens?)[*\s]*:/iu;

/** "Skills and experience" heads a list; "Experience teaching Extension 2" is one of its lines. */
function saysNoMore(line: string): boolean {
  const bare = HEADINGS.reduce((said, [, pattern]) => said.replace(new RegExp(pattern, 'giu'), ' '), line);
  return (
    labelOf(line) !== undefined ||
    (bare.match(/\p{L}{3,}/gu) ?? []).filter((word) => !OF_HEADINGS.test(word)).length < 2
  );
}

const OF_HEADINGS =
  /^(?:and|the|your|our|key|for|this|role|job|required|preferred|main|und|die|der|das|ihre?|et|les|vos|votre|criteria)$/iu;

/** What a line is headed with, where a colon stands behind it or nothing else beside it. */
export function labelOf(line: string): Section | undefined {
  const [head = ''] = line.split(':');
  return wholeHead(head);
}

/** What a line heads, with any text after its colon; `isUnknown` where nothing says what. */
interface Heading {
  section: Section;
  rest: string;
  isUnknown?: true;
}

/** "Person specification – essential": which of what is asked a heading of a form leads to. */
const OF_PERSON =
  /^(?:person(?:al)?|candidate|role|job|employee|post) (?:spec(?:ification)?s?|profile|requirements?|criteria)(?:\s*[–—:-]\s*|\s*\(|\s+)(essential|desirable|required|preferred|nice to have)(?: criteria)?\)?:?$/iu;

/** "Neonatal experience": a line of what is asked or wished for, as another word than that of a heading says in what. */
const EXPERIENCE_IN =
  /^(?!(?:relevant|previous|prior|work|working|professional|required|needed|key|your|our|the|my|their|essential|necessary|minimum|min|desired|desirable|preferred|ideal|technical|core|personal|candidate|total|about|what|skills)(?!\p{L}))\p{L}[\p{L}-]+ experience$/iu;

/** A heading; null for any other line. */
export function headingOf(line: string): Heading | null {
  const marked = /^(#{1,6}\s|\*\*[^*]+\*\*:?$|__[^_]+__:?$)/.test(line);
  const plain = line
    .replace(/^#{1,6}\s*/, '')
    .replace(/\*\*|__/g, '')
    .trim();
  const colon = plain.indexOf(':');
  const head = (colon === -1 ? plain : plain.slice(0, colon)).trim();
  const rest = colon === -1 ? '' : plain.slice(colon + 1).trim();
  const words = head.split(/\s+/).length;
  // "Person specification – essential": what is behind the dash heads what follows.
  const [, further] = OF_PERSON.exec(plain) ?? [];
  if (further !== undefined) return headingOf(`${further}:`);
  if (head === '' || words > 7) return null;
  if (colon === -1 && !marked && EXPERIENCE_IN.test(plain)) return null;
  // "CILEX qualified, or by experience: min. four years" asks for one or the other.
  if (rest !== '' && /,\s+(?:or|oder|ou|o|of)\s/iu.test(head)) return null;
  const byWord = sectionByWord(head);
  // "Great if you have" wishes, though "you have" asks.
  const isOfWord = byWord === 'nice_to_have' || byWord === 'inside';
  const listed = isOfWord ? byWord : HEADINGS.find(([, pattern]) => pattern.test(head))?.[0];
  const section = labelOf(plain) ?? (isOfWord && !/[:?]$|:\s/u.test(plain) && !marked ? undefined : listed);
  const isAllCapitals = /\p{Lu}{3}/u.test(head) && head === head.toUpperCase();
  // "Qui sommes-nous ?" is one, "Who would not want this?" is a sentence.
  const standsAlone = rest === '' && (!/[.!?]$/.test(head) || labelOf(plain) !== undefined);
  if (section === undefined) {
    const isHead = (marked || isAllCapitals || (colon !== -1 && rest === '')) && standsAlone;
    if (rest !== '' && /^jd$/iu.test(head)) return { section: 'responsibilities', rest };
    // "JD for Ops Exec as discussed:" heads all of it, and says nothing of what stands below.
    if (isHead && OF_BRIEF.test(head)) return { section: 'intro', rest };
    if (byWord !== undefined && (isHead || isLabel(head, rest))) return { section: byWord, rest };
    return isHead ? { section: 'other', rest, isUnknown: true } : null;
  }
  if (colon !== -1) return { section, rest };
  const isHead = marked || isAllCapitals || labelOf(plain) !== undefined || (words <= 5 && saysNoMore(plain));
  return standsAlone && isHead ? { section, rest: '' } : null;
}

/** "Added advantage: claims experience": a few words before a colon that say what comes. */
const isLabel = (head: string, rest: string): boolean =>
  rest !== '' && /^\p{Lu}/u.test(head) && head.split(/\s+/).length <= 4 && !/[,.;!?]/u.test(head);

/**
 * What a line heads that stands right above a list and says nothing by itself: "Who will get an interview", "Wat neem je mee?". Null where
 * what follows is no list, or the line is a sentence.
 */
export function headAbove(line: string, below: readonly string[]): Heading | null {
  const isList = below.length > 1 && below.every((next) => BULLETED.test(next));
  if (!isList || /[.!,;]$/u.test(line) || /^\p{Ll}/u.test(line) || BULLETED.test(line)) return null;
  // "You" alone heads what whoever comes is or has.
  const isAsked =
    /^(?:who|whom|wer|wen|qui|quién|chi|wie|quem)(?!\p{L})|^(?:(?:and )?you|sie|du|und (?:sie|du)|vous|et vous|toi|tú|usted|y tú|e tu|tu|jij|en jij|você)[.:]?$/iu.test(
      line,
    );
  const section = isAsked ? 'requirements' : sectionByWord(line);
  return section === undefined ? null : { section, rest: '' };
}

const BULLETED = /^(?:[-*+•·‣▪●◦–—]|\(?\d{1,2}[.)])\s+\S/u;

/**
 * The one heading that no list knows, above a list right before that of what is asked, of a brief that heads no duties: what stands there is
 * what is done. Null where it is not so plain.
 */
export function headOfDuties(lines: readonly string[]): string | null {
  const heads = lines.flatMap((line, at) => {
    const heading = BULLETED.test(line) ? null : headingOf(line);
    return heading === null ? [] : [{ at, line, ...heading }];
  });
  if (heads.some(({ section }) => section === 'responsibilities')) return null;
  const found = heads.findIndex(({ section }) => section === 'requirements');
  const before = heads[found - 1];
  if (before === undefined || before.isUnknown !== true || !before.line.trim().endsWith(':')) return null;
  const listed = lines.slice(before.at + 1, heads[found]?.at);
  return listed.length > 1 && listed.every((line) => BULLETED.test(line)) ? before.line : null;
}

/** Whether a place of a brief stands in a line that is nothing but a known heading. */
export function isInHeading(description: string, at: number): boolean {
  const start = description.lastIndexOf('\n', at - 1) + 1;
  const end = description.indexOf('\n', at);
  const line = description.slice(start, end < 0 ? undefined : end).trim();
  // "Status: Perm": the label of a field.
  const label = line.indexOf(':');
  const isOfLabel = label > 0 && at - start < label && wholeHead(line.slice(0, label)) !== undefined;
  return isOfLabel || wholeHead(line) !== undefined;
}

/** Words by which somebody says whom they would have, and not only what was. */
const WISHES =
  /(?<!\p{L})(?:want\p{L}*|need\p{L}*|prefer\p{L}*|rather|better|instead|again|avoid|never|no more|this time|only|must|should|someone|somebody|looking|bitte|keine?[nrms]?|nicht|nie|will|wollen|such\p{L}*|möglichst|lieber|besser|nur|diesmal|jemand\p{L}*|soll\p{L}*|cette fois|évit\p{L}*|pas|plus|préf\p{L}*|veu\p{L}*|voul\p{L}*|souhait\p{L}*|cherch\p{L}*|plutôt|seulement|quelqu[’']un|esta vez|nada|mejor|prefer\p{L}*|quier\p{L}*|busc\p{L}*|solo|sólo|evit\p{L}*|alguien|questa volta|meglio|niente|cerc\p{L}*|vogl\p{L}*|vorre\p{L}*|solo|qualcun\p{L}*|deze keer|liever|geen|niet|graag|zoek\p{L}*|alleen|iemand)(?!\p{L})/iu;

// "Kommt wohl nicht wieder", "ne pas communiquer": what turns nobody down.
const NO_WISH =
  /(?<!\p{L})(?:kommt (?:\p{L}+ )?nicht (?:mehr )?(?:wieder|zurück)|nicht (?:weitersagen|veröffentlichen|kommunizieren)|ne pas (?:communiquer|diffuser|divulguer|publier|en parler)|no (?:comunicar|publicar|divulgar)|non (?:divulgare|comunicare|pubblicare)|niet (?:vermelden|publiceren|delen))(?!\p{L})/giu;

/** Whether a place of a brief stands in a line of a form that says why the job is open, who asks or what is charged, and wishes for nobody. */
export function isInsideOnly(description: string, at: number): boolean {
  const start = description.lastIndexOf('\n', at - 1) + 1;
  const end = description.indexOf('\n', at);
  const line = description.slice(start, end < 0 ? undefined : end).trim();
  const told = line.slice(line.indexOf(':')).replace(NO_WISH, '');
  return labelOf(line) === 'inside' && !WISHES.test(told);
}
