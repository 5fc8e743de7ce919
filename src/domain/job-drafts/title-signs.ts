import { isGiven } from '../names/index.ts';
import { EMPLOYMENTS } from './employment.ts';
import { HYBRID, REMOTE } from './home-or-office.ts';
import { placeOf } from './place-called.ts';
import { isMalformed } from './role-wanted.ts';
import { KEPT, type Mention } from './title-mentions.ts';

/** Somebody is wanted, in the words of a sentence. */
const WANTED =
  /(?<!\p{L})(?:need\p{L}*|require[sd]?|requiring|want\p{L}*|seek\p{L}*|hir(?:e|es|ing)|recruit\p{L}*|looking|look|after|find|source|get|stuck|chasing|hunt\p{L}*|fill\p{L}*|appoint\p{L}*|short|desperate|crying out|search\p{L}*|such\p{L}*|brauch\p{L}*|bräucht\p{L}*|benötig\p{L}*|gesucht|cherch\p{L}+|recherch\p{L}+|recrut\p{L}+|faut|faudrait|besoin|busc\p{L}+|necesit\p{L}+|falta|contratar|cerc\p{L}+|serv[eo]\p{L}*|bisogno|zoek\p{L}*|nodig|precis\p{L}+|procur\p{L}+|söker|behöver|anställa|søger|mangler|søker|trenger|szuka\p{L}*|potrzeb\p{L}+|etsi\p{L}+)(?!\p{L})/iu;
/** Somebody goes, and another takes the place. */
const REPLACED =
  /(?<!\p{L})(?:replac\p{L}+|cover for|cover(?:ing)? (?:our|my|the)|backfill\p{L}*|successor|ersatz|nachfolg\p{L}*|ersetz\p{L}*|rempla\p{L}+|sustitu\p{L}+|reemplaz\p{L}+|sostitu\p{L}+|vervang\p{L}*|opvolg\p{L}*|substitu\p{L}+|ersätt\p{L}*|erstatt\p{L}*)(?!\p{L})/iu;
/** A vacancy is spoken of. */
const VACANCY =
  /(?<!\p{L})(?:spec|brief|jd|job description|description|vacanc\p{L}+|opening|position|role|post|job|advert|ad|requirement|req|requisition|headcount|sign-?off|approval|go-?ahead|budget|funding|mandate|stelle|position|poste|offre|puesto|vacante|plaza|posizione|ruolo|vacature|functie|vaga|tjänst|stilling|stanowisko)(?!\p{L})/iu;
/** What one has to have been, or to know of. */
const ASKED =
  /(?<!\p{L})(?:experience\p{L}*|background|years?|yrs?|qualified|qualification|trained|certified|registered|licen[cs]\p{L}+|degree|diploma|worked|must|essential|minimum|erfahrung|ausbildung|abgeschlossen\p{L}*|gelernt\p{L}*|expérience|diplôm\p{L}*|formation|experiencia|formación|título|titulación|esperienza|diploma|laurea|ervaring|opleiding|experiência|formação|erfarenhet|utbildning|erfaring|mindestens|jahre|ans|años|anni|jaar|anos)(?!\p{L})/iu;
/** With or under whom one works, and whom one serves. */
const BESIDE =
  /(?<!\p{L})(?:with|w|by|under|alongside|between|beside|from|liais\p{L}+|coordinat\p{L}+|support\p{L}*|assist\p{L}*|report\p{L}*(?: in)?(?:to)?|led|manag\p{L}+|supervis\p{L}+|lead\p{L}*|train\p{L}*|meet\p{L}*|ask|call|tell|told|via|including|like|mit|von|unter|neben|berichte\p{L}*|avec|par|sous|rattach\p{L}+|auprès|con|bajo|da|dal\p{L}*|met|onder|aan|com|med|under|av)(?: (?:to|the|our|my|a|an|der|dem|den|unser\p{L}*|le|la|notre|el|nuestr\p{L}*|il|nostr\p{L}*|de|het|onze|o|vår\p{L}*|an))*\s*$/iu;
const INTERVIEWED =
  /(?<!\p{L})(?:interview\p{L}*|panel|chat|call|zoom|teams|phone|stage|round|meet|gespräch|entretien|entrevista|colloquio|gesprek|intervju|samtale|vorstellungsgespräch|rdv|visio)(?!\p{L})/iu;
const GOES =
  /^ ?(?:\([^)]*\) )?(?:,? ?(?:who|\p{Lu}\p{Ll}+,?) )?(?:is |are |has |have |just )?(?:leav\p{L}+|left|retir\p{L}+|resign\p{L}*|quit|quits|mov(?:es|ing)|handed|going|goes|gone|off|walked|geht|verlässt|part|s[’']en va|se va|se jubila|va via|lascia|vertrekt|gaat|sai|slutar)(?!\p{L})/iu;
const HOUSE =
  /^ (?:practice|practices|surgery|shop|company|agency|team|firm|licen[cs]e|office|department|dept|school|school|clinic|business|house|experience|qualification|certificate|course|skills|background|services?|group|association|work|side|jobs|market|industry|endorsement|universal|card|ticket)(?!\p{L})/iu;
const TERMS =
  /[$£€₹]\s?\d|\d\s?(?:k|€|£|\$|h|hrs?|hours|std\.?|stunden|uur|horas|heures|ore)(?!\p{L})|(?<!\p{L})(?:AED|INR|Rs|RM|CHF|R|CDI|CDD|FTE|nights?|days?|shifts?)(?!\p{L})/u;
const SEXES =
  /^\s?[([]?(?:[mwfdxh]\s?[/|]\s?[mwfdxhv](?:\s?[/|]\s?[mwfdxi])?|all genders|gn|H\/F|F\/H)[)\]]?(?!\p{L})/iu;
const SEEKS =
  /^ ?(?:\([^)]*\) )?(?:(?:is|are|wird|werden|urgently|dringend) )*(?:wanted|needed|required|sought|gesucht|nodig|gezocht|gevraagd|recherchée?s?|sökes|søges|søkes|cercasi|procura-se)(?!\p{L})/iu;
const PRAISE =
  /^(?:experienced|good|great|new|strong|full[- ]time|part[- ]time|permanent|perm|temp|temporary|qualified|reliable|proper|decent|additional|extra|another|our|the|my|erfahrene[rn]?|neue[rn]?|gute[rn]?|engagierte[rn]?|urgent|immediate|contract|hybrid|remote|local|young|friendly|solid)(?!\p{L})/iu;
const PERSON =
  /(?<!\p{L})(?:people|person|someone|somebody|hands?|staff|help|cover|team|candidates?|cvs?|week|month|year|day|call|client|experience|licen[cs]e|degree|pay|salary|brief|spec|interview|notes?|benefits?|pension|leave|holiday|process|package)(?!\p{L})/iu;
const NUMBER =
  /(?:(?<!\d)[2-9]|\d\d|two|three|four|five|six|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|twee|drie|två)(?: ?[x×])? $/iu;
const HELLO =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|day|evening)|morning|afternoon|hallo|guten|liebe[rs]?|sehr|bonjour|bonsoir|hola|buen\p{L}*|ciao|gentile|salve|dag|beste|olá|oi|bom|hej|hei|moin|kia|g'day|fao|thanks|thank|cheers|regards|best|kind|viele|mit freundlichen|cordialement|un saludo|saluti|groet\p{L}*)(?!\p{L})/iu;

/** "Reports to the Administrator": whom somebody works for or with. */
const SERVES =
  /(?<!\p{L})(?:report\p{L}*|answer\p{L}*|work(?:s|ing)?|led|liais\p{L}*|coordinat(?:e|es|ing)|manages|managing|leads|leading|with|w|under|berichte\p{L}*|rattach\p{L}+|reporta\p{L}*|riporta\p{L}*|mit|avec|con|met|med) /iu;
/** What a sentence has and a name has not. */
const SAYS =
  /(?<!\p{L})(?:is|are|was|were|am|be|will|would|must|should|can|could|have|has|had|we|you|i|me|us|our|your|their|they|he|she|please|thanks|ist|sind|wir|sie|ich|uns|est|sont|vous|nous|je|on|son|está|somos|è|sono|siamo|zijn|wij|ik|jullie|é|são|eu|vi|jag|jeg|du|not|no|nicht|pas|vom|von de)(?!\p{L})/iu;
const TIME =
  /(?<!\p{L})(?:mon(?:day)?|tues(?:day)?|wed(?:nesday)?|thurs(?:day)?|fri(?:day)?|saturday|sunday|weekends?|january|february|march|april|june|july|august|september|october|november|december|nights?|days?|weeks?|months?|years?|hours?|montag|freitag|januar|februar|märz|mai|juni|juli|oktober|dezember|lundi|vendredi|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|lunes|viernes|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunedì|venerdì|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|jahre?|stunden?|woche|heures?|jours?|mois|ans?|horas?|días?|años?|meses|ore|giorni|mesi|anni|uur|dagen|jaar|timmar|dagar|år)(?!\p{L})/iu;
/** "Grant Oliphant here", "Maik vom Lager": who writes. */
const WRITER =
  /^(?: \p{Lu}\p{L}+)?,? (?:here|här|her|hier|ici|aquí|qui|speaking|again|vom|von|from|at|på|bei|de chez|van)(?!\p{L})/u;
const ENDS_OPEN = /(?<!\p{L})(?:a|an|the|and|or|of|for|in|to|with|und|oder|et|ou|y|o|e|en|de|da|di)$/iu;
const LEADS_IN =
  /^(?:an?|the|our|und|or|and|ou|oder|y|o|e|of|for|to|in|per|as|is|are|one|two|three|four|five|six|zwei|drei|vier|deux|trois|quatre|dos|tres|seis|cinco|due|tre|twee|drie|två|\d+|eine?n?|une?|una?|een|ett|de|la|le|el|il|der|die|das|den|me|us|you|might|could|can)\s/iu;
/** What alone tells only the kind of a role. */
const KIND =
  /^(?:manager|lead|leader|director|specialist|officer|assistant|coordinator|analyst|consultant|technician|operator|supervisor|representative|engineer|administrator|advisor|adviser|executive|associate|partner|worker|nurse|teacher|driver|planner|head|tech|exec|technicien|assistante?|responsable|chef|técnico|técnica|auxiliar|tecnico|addett[oa]|medewerker|fachkraft|mitarbeiter|leiter|leitung)$/iu;

/** What is spoken where an agency sits, by how a title goes on behind its noun there. */
const TONGUES: ReadonlyMap<string, string> = new Map([
  ...['FR', 'ES', 'IT', 'PT', 'BR', 'MX', 'AR', 'CL', 'CO'].map((one) => [one, 'romance'] as const),
  ...['DE', 'AT', 'CH'].map((one) => [one, 'german'] as const),
  ...['NL', 'BE'].map((one) => [one, 'dutch'] as const),
  ...['SE', 'NO', 'DK', 'FI'].map((one) => [one, 'nordic'] as const),
]);

const few = (n: number): string => (n > 2 ? '3' : String(n));
const lastWords = (text: string, n: number): string =>
  (text.toLowerCase().match(/[\p{L}\p{M}’'-]+|\d+|[^\s\p{L}\d]/gu) ?? []).slice(-n).join(' ');

/** What a mention is among the others of its brief. */
export interface Others {
  /** How many other sentences name the same. */
  again: number;
  inSubject: boolean;
  /** How many known roles are named before it. */
  rank: number;
  /** Whether no sentence before its own says what is wanted. */
  isFirstWanted: boolean;
  /** Whether a known role stands in it. */
  isRole: boolean;
}

/**
 * What speaks for or against a mention as the title: signs of what stands around it, where it stands and how it is made.
 * @param clean the mention as a title is written
 * @param home the agency's country
 */
export function signsOf(mention: Mention, clean: string, others: Others, home: string): string[] {
  const { before, after, line, sentence, found, span, led, text } = mention;
  const near = before.slice(-45).replace(/^.*[.;:!?]\s/u, '');
  const signs: string[] = [];
  const sign = (is: boolean, name: string): void => {
    if (is) signs.push(name);
  };
  const words = clean.split(/\s+/u);
  const tongue = TONGUES.get(home) ?? 'en';
  const known = led >= 0 && found === 'role';
  const at =
    line < 0
      ? 'subject'
      : line === KEPT
        ? 'kept'
        : line > 5
          ? line > 10
            ? '11'
            : '6'
          : line > 2
            ? '3'
            : String(line);
  signs.push(
    `line ${at}`,
    `sentence ${sentence > 5 ? (sentence > 10 ? '11' : '6') : sentence > 2 ? '3' : sentence}`,
  );
  signs.push(
    `found ${found}`,
    `span ${found} ${span}`,
    `led ${few(led)}`,
    `words ${Math.min(words.length, 6)}`,
  );
  signs.push(`span ${found} ${span} ${tongue}`);
  const b1 = lastWords(before, 1);
  const b2 = lastWords(before, 2);
  signs.push(`b1 ${b1 === '' ? '^' : b1}`, `b2 ${b2 === '' ? '^' : b2}`);
  sign(before === '', `opens ${found} ${at}`);
  const wanted = WANTED.test(near);
  sign(wanted, 'wanted');
  sign(wanted && known, 'wanted known');
  sign(!wanted && WANTED.test(before), 'wanted far');
  sign(REPLACED.test(near), 'replaced');
  sign(VACANCY.test(near), 'vacancy');
  sign(ASKED.test(before), 'asked before');
  sign(ASKED.test(after.slice(0, 30)), 'asked behind');
  sign(BESIDE.test(before), 'beside');
  sign(INTERVIEWED.test(before) || INTERVIEWED.test(after.slice(0, 60)), 'interviewed');
  sign(/(?<!\p{L})(?:we|i|wir|ich|nous|je|on|wij|vi|jag|jeg)(?!\p{L})/iu.test(before), 'speaker');
  sign(
    /(?<!\p{L})(?:our|my|their|unser\p{L}*|notre|nos|nuestr\p{L}*|nostr\p{L}*|onze|noss\p{L}*|vår\p{L}*) $/iu.test(
      before,
    ),
    'ours',
  );
  sign(
    !TIME.test(text) && /(?<!\p{L})(?:an?|eine?n?|une?|una?|uno|een|ett?|uma?|un\(e\)|ein) $/iu.test(before),
    'article',
  );
  sign(/(?:[/&+]|(?<!\p{L})(?:and|or|und|oder|et|ou|y|o|e|en|och|og)) ?$/iu.test(before), 'joined before');
  sign(before === '' && found !== 'role' && WRITER.test(after), 'writer');
  sign(found !== 'role' && others.isRole, 'has role');
  sign(/(?<!\p{L})(?:the|der|die|den|das|le|la|les|el|los|il|de|het|o) $/iu.test(before), 'definite');
  sign(NUMBER.test(before), 'counted');
  sign(/\($/u.test(before.trimEnd()), 'in bracket');
  const name =
    /(\p{Lu}\p{Ll}+),? ?\(?(?:(?:the|our|my|notre|unsere?|nuestr[oa]|la|el|le|il) )?$/u.exec(before)?.[1] ??
    '';
  sign(name !== '' && isGiven(name.toLowerCase()), 'named before');
  const behind = /^,? \(?(\p{Lu}\p{Ll}+)/u.exec(after)?.[1] ?? '';
  sign(behind !== '' && isGiven(behind.toLowerCase()), 'named behind');
  sign(GOES.test(after), 'goes');
  sign(HOUSE.test(after), 'house');
  sign(SEEKS.test(after), 'sought');
  sign(SEXES.test(after), 'sexes');
  const a1 = /^\s?([\p{L}’']+|[^\s\p{L}])/u.exec(after)?.[1]?.toLowerCase() ?? '$';
  signs.push(`a1 ${/^\d/u.test(a1) ? '0' : a1}`);
  sign(/^ \p{Lu}/u.test(after), 'capital behind');
  sign(/^ \p{Ll}{5,}/u.test(after), 'small behind');
  sign(/^ \p{Ll}{5,}/u.test(after), `small behind ${tongue}`);
  sign(/^ ?[/-] ?\p{L}/u.test(after), 'joined behind');
  sign(/[\p{L}\d]$/u.test(before) || /^[\p{L}\d]/u.test(after), 'torn');
  sign(/\p{Lu}[\p{L}-]* $/u.test(before) && /^\p{Lu}/u.test(text), 'capital before');
  const next = after
    .replace(/^[\s,;:.()–-]+/u, '')
    .split(/[,;.()]|\s[–-]\s/u)
    .slice(0, 2);
  sign(
    next.some((piece) => TERMS.test(piece)),
    'terms',
  );
  sign(
    next.some(
      (piece) => EMPLOYMENTS.some(([, kind]) => kind.test(piece)) || HYBRID.test(piece) || REMOTE.test(piece),
    ),
    'employment',
  );
  const town = next[0]?.replace(/^(?:(?:in|at|near|for|based|à|en|te|a|zu|bei|i|em)\s)+/iu, '') ?? '';
  sign(/^\p{Lu}/u.test(town) && town.length < 30 && placeOf(town, home)?.city !== undefined, 'town');
  sign(before === '' && after.replace(/[.:!]$/u, '') === '', `alone ${at}`);
  sign(/^\p{Lu}/u.test(text), 'capital');
  sign(words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word)), 'all capital');
  sign(text === text.toUpperCase(), 'in capitals');
  sign(/\d/u.test(text), 'figures');
  sign(PRAISE.test(text), 'praise');
  sign(PERSON.test(text), 'person');
  sign(WANTED.test(text), 'wants');
  sign(SERVES.test(text), 'serves');
  sign(SAYS.test(text), 'says');
  sign(ENDS_OPEN.test(text), 'ends open');
  sign(LEADS_IN.test(text), 'leads in');
  sign(words.length === 1 && KIND.test(clean), 'kind alone');
  sign(words.length === 1 && KIND.test(clean) && /^ (?:of|\p{Lu})/u.test(after), 'kind cut');
  sign(HELLO.test(text), 'hello');
  sign(isMalformed(clean), 'malformed');
  sign(isGiven(words[0]?.toLowerCase() ?? '') && !known, words.length === 1 ? 'given' : 'given first');
  sign(TIME.test(text), 'time');
  sign(/\p{L} \d+ \p{L}/u.test(text), 'figure within');
  sign(/(?:^|\s)\p{Ll}{1,3}(?=\s|$)/u.test(text), 'small word');
  signs.push(
    `first ${words[0]?.toLowerCase()}`,
    `last ${words.at(-1)?.toLowerCase()}`,
    `end ${clean.toLowerCase().slice(-3)}`,
    `end2 ${clean.toLowerCase().slice(-2)}`,
  );
  sign(!known && /^\p{Lu}/u.test(clean) && placeOf(clean, home)?.city !== undefined, 'place');
  const ending = /(?<=\p{L}{3}[ ,–-]+)\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?$/u.exec(clean)?.[0] ?? '';
  sign(ending !== '' && placeOf(ending, home)?.city !== undefined, 'town at the end');
  signs.push(`again ${few(others.again)}`, `rank ${few(others.rank)}`);
  sign(others.inSubject, 'in subject');
  sign(wanted && others.isFirstWanted, 'first wanted');
  return signs;
}
