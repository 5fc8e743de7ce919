import { isEnglish } from '../speech/index.ts';
import { HOUSES, placeBeside } from './place.ts';
import { placeOf } from './place-called.ts';
import { roleIn } from './role-in.ts';
import {
  ARTICLE,
  BEHIND_ROLE,
  BOTH_FORMS,
  BOTH_FORMS_BACK,
  CALLED_OUT,
  CALLED_TO,
  DEADLINE,
  FOR_HOUSE_IN,
  HOUSE_OR_STATE_BEHIND,
  IN_TOWN_ABROAD,
  LEADS_ON,
  LEADS_TO_PLACE,
  OF_CONTRACT,
  PLACE_BEHIND_COMMA,
  TERMS_BEHIND,
  TOWN_BEHIND,
} from './title-beside.ts';
import { withoutCount } from './title-count.ts';
import { fieldBehind } from './title-field.ts';
import { LONGEST_LINE } from './town-beside-terms.ts';

// What a sentence has and a title has not.
export const SAYS =
  /\b(?:is|are|was|were|am|be|will|would|must|should|can|could|have|has|had|need|needs|want|wants|we|you|i|our|your|their|please|thanks|looking|seeking|hiring)\b/iu;

/** The first sentence of a line where it is no sentence but names the role, and what comes after it. */
export function headOf(line: string): [head: string, rest: string] {
  const end = /(?<!\b(?:Sr|Jr|Dr|St|Mr|Ms|Snr|Jnr|Asst|Mgr))[.!](?=\s+\p{Lu})/u.exec(line)?.index;
  const head = end === undefined ? line : line.slice(0, end);
  return end === undefined || SAYS.test(head) ? [line, ''] : [head, line.slice(end + 1).trim()];
}

/** The title of one: of "2 HGV class 1 drivers" each is a driver. */
export const asOne = (before: string, role: string): string =>
  nominative(before, COUNTED.test(before) ? ofOne(role) : role);

const COUNTED =
  /(?:(?<!\d)[2-9]|\d\d|two|three|four|five|six|zwei|drei|vier|fünf|sechs|dos|tres|cuatro|cinco|seis|dois|duas|três|quatro|cinque|sei|deux|trois|quatre|cinq)(?: ?[x×])? $/iu;
const ofOne = (role: string): string =>
  /(?:or|ador|edor|idor)es(?: |$)/iu.test(role)
    ? role.replaceAll(/(?<=\p{L}{3}or)es(?= |$)|(?<=\p{L}{3}[aoe])s(?= |$)/giu, '')
    : role.replace(/(?<=^\p{L}{2,}(?:er|ist|ari)[oa])s(?= (?:en|de|para) )|s$|(?<=\p{L}{3}ist)en$/u, '');

// "einen Strategischen Einkäufer" is wanted; the title is "Strategischer Einkäufer".
const nominative = (before: string, role: string): string =>
  /(?<!\p{L})(?:einen|nen|den) (?:\p{Ll}+en )?$/iu.test(before)
    ? role
        .replace(/(?<=^\p{Lu}\p{Ll}+)en(?= \p{Lu})/u, 'er')
        .replace(/(?<=\p{L}{2}(?:ent|ist|ant))en(?= |$)/u, '')
        .replace(/(?<=\p{L}(?:log|agog|nom))en(?= |$)/u, 'e')
        .replace(/(?<=\p{L}gestellte)n(?= |$)/u, 'r')
    : role;

// What stands beside a title on its line: pay, the start, the place.
export const BESIDE_TITLE =
  /[,;(]?\s*(?:\b(?:EUR|GBP|USD|AUD|NZD|CAD|SGD|HKD|CHF)\s?\d|[$£€]\s?\d|\b\d[\d.,]*\s?(?:k\b|€|(?:EUR|GBP|USD|AUD|NZD|CAD|SGD|HKD|CHF)\b)|\b\d[\d.,]{3,}\s?(?:-|–|to|and|bis)\s?\d|\bstart(?:s|ing)?\b|\bsalary\b|\bup to \d).*$/iu;

// "Farm Manager, 900 cow spring calving, near Marton": a list beside the title, where "Underwriter, Marine" is a title.
const withoutFurther = (said: string): string => {
  const [first = '', ...rest] = said.split(/,\s+/);
  const isList = rest.length > 1 || /\d/.test(rest[0] ?? '');
  // Of three things one is the role: "funeral arranger, Shrewsbury branch, growth".
  const isWhole = rest.length > 1 && /^\p{L}+ \p{L}+(?: \p{L}+){0,2}$/u.test(first);
  return isList && (isWhole || roleIn(first) !== null) ? first : said;
};

// "Req 44871 - RN", "Neue Stelle: Pflegefachkraft": a number of the house, and what is new.
const NUMBERED =
  /^(?:(?:req(?:uisition)?|ref(?:erence)?|job(?: id)?|vacancy|position)\W{0,2}(?:no\.?|id|#)?\W*\d{3,}\W+|(?:neue stelle|neue position|new role|new job|new vacancy|new position|nouveau poste|nouvelle offre)\s*[:–-]\s*)/iu;

/** "JD Housing Officer", "Job description: Cook": what the paper is that somebody sends. */
const OF_PAPER =
  /^(?:JD(?! (?:Edwards|Sports|Power|Wetherspoon))|J\.D\.|(?:[Jj]ob|[Rr]ole|[Pp]osition) (?:[Dd]escription|[Ss]pec(?:ification)?|[Pp]rofile)(?= ?[:–-]| for ))(?: ?[:–-]| for| \/)? (?=\p{L}{2})/u;

/** "Right so it's a Room Leader", "Need: Propane Delivery Driver", "Kindly assist with Customs Executive": what leads to a role is none of it. */
const LEADS_TO_ROLE =
  /(?:^|\s)(?:(?:need(?:s|ed)?|wants?|wanted|looking for|after|hiring|seeking|it['’]?s|is|kindly|please|pls|arrange|provide|source|suggest|share|assist(?:ance)?|help|with|for|so|right|ok|find|get|us|me|necesit(?:o|amos)|busc(?:o|amos)|hace falta|cerc(?:o|hiamo)|(?:ich |wir )?(?:bräuchte|bräuchten|brauche|brauchen|suche|suchen)|procur(?:o|amos)|precis(?:o|amos)(?: de)?|(?:je |on |nous )?(?:re)?cherch(?:e|ons)|(?:ik |wij |we )?zoek(?:en|t)?|(?:cubrir )?(?:un )?puesto de|(?:vi |jag )?(?:söker|behöver)|(?:vi |jeg )?(?:søger|søker|mangler))\s*:?\s+(?:an?|the|one|another|two|three|una?|uno|eine[nr]?|um|uma|en|ett|et)?\s*)$/iu;

function fromRole(said: string): string {
  const role = roleIn(said);
  return role !== null && role.start > 0 && LEADS_TO_ROLE.test(said.slice(0, role.start))
    ? said.slice(role.start)
    : said;
}

/** "So Field Guide": what somebody begins to speak with. */
const LED_BY = /^(?:(?:so|ok(?:ay)?|right|well|also|basically|anyway|yes|yeah|hi|hey)[, ]+)+(?=\p{L}{2})/iu;

/** "Busco Administrativo/a de Exportación": that somebody is sought, by a word that begins no title. */
const SOUGHT =
  /^(?:busc(?:o|amos)|necesit(?:o|amos)|cerc(?:o|hiamo)|procur(?:o|amos)|(?:je |nous |on )?(?:re)?cherch(?:e|ons)|(?:ich |wir )?such(?:e|en)|(?:ik |wij |we )?zoek(?:en)?|szukam(?:y)?|(?:vi )?söker|(?:vi )?søger|(?:vi )?søker)\s+(?:(?:an?|une?|una?|uno|einen?|eine[nr]?|een|en|et|ett|uma?)\s+)?(?=\p{L}{3})/iu;

/** A title without what stands beside it: pay, place, kind of employment, how many are wanted. */
export function cleanTitle(said: string, home: string): string {
  const alone = fromRole(
    said
      .replace(DEADLINE, '')
      .replace(CALLED_OUT, '')
      .replace(PLACE_BEHIND_COMMA, '')
      .replace(TERMS_BEHIND, '')
      .replace(LED_BY, '')
      .replace(SOUGHT, '')
      .replace(HOUSE_OR_STATE_BEHIND, '')
      .slice(0, LONGEST_LINE)
      .replace(NUMBERED, '')
      .replace(OF_PAPER, (paper: string, _at: number, all: string) =>
        roleIn(all.slice(paper.length)) === null ? paper : '',
      )
      .replace(BESIDE_TITLE, ''),
  );
  const place = placeBeside(alone, home);
  const bare = withoutFurther(place === null ? alone : alone.slice(0, place.at))
    .replace(
      /\s*\((?:m\/f\/d|f\/m\/d|[mwfdx](?:\/[mwfdx]){1,2}|h\/f|f\/h|contract|permanent|perm|temp|remote|hybrid|full[- ]time|part[- ]time)\)/gi,
      '',
    )
    .replace(BEHIND_DASH, (behind: string) => fieldBehind(behind, home))
    .replace(
      /(?<=\p{L}{3})\s+\p{Lu}[\p{L}'-]+ (?:site|office|depot|plant|factory|warehouse|branch|store|clinic|surgery)$/u,
      '',
    )
    .replace(/,?\s+(?:in|based in)\s+\p{Lu}.*$/u, '')
    // "Paraplanner. Adelaide CBD": what stands behind a stop is said of it.
    .replace(/(?<=\p{Ll}{4})\.\s+\p{Lu}.*$/u, (behind, at: number, all: string) =>
      roleIn(all.slice(0, at)) === null ? behind : '',
    )
    .replace(/,\s+(?:reporting|reports|answering|accountable) to(?!\p{L}).*$/iu, '')
    .replace(/(?:[\s,]+(?:please|pls|asap|urgently|now|again))+[.!]*$/iu, '')
    .replace(OF_CONTRACT, '')
    .replace(SKILLED, '')
    .replace(/\s+(?:wanted|needed|required|sought|gesucht)\s+(?:for|in|at|to|by|für|ab)(?:\s.*)?$/iu, '')
    .replace(/\s+(?:to cover|covering|as cover|for cover)(?!\p{L}).*$/iu, '')
    .replace(/(?:\s+(?:role|position|job|vacancy))?\s+as (?:discussed|agreed|promised|mentioned)\b.*$/iu, '')
    .replace(/[\s,–-]+(?:full|part)[- ]time$/iu, '')
    .replace(FOR_HOUSE, '')
    .replace(FOR_HOUSE_IN, (behind: string, at: number, all: string) =>
      roleIn(all.slice(0, at)) === null ? behind : '',
    )
    .replace(BEHIND_ROLE, (behind: string, before: string) => (roleIn(before) === null ? behind : before))
    .replace(IN_TOWN_ABROAD, (behind: string, town: string) =>
      placeOf(town, home)?.city === undefined ? behind : '',
    )
    // "Data Engineer (contract", of which the rest was cut off behind a comma.
    .replace(/(?<=\p{L}{3})\s*\([^()]*$/u, '')
    // "carretilleros en murcia": typed small, a town of the own country.
    .replace(
      /\s+(?:en|em|a|à|te|für|voor|pour|para|per)\s+(\p{Ll}[\p{L}’'-]{3,})$/u,
      (behind: string, town: string) =>
        placeOf(`${town.charAt(0).toUpperCase()}${town.slice(1)}`, home)?.country_code === home ? '' : behind,
    )
    // "Landschaftsgärtner/in Münster".
    .replace(/(\/(?:in|r|e|frau|mann)) (\p{Lu}[\p{L}’'-]{2,})$/u, (behind, end: string, town: string) =>
      placeOf(town, home)?.city !== undefined && placeOf(town, home)?.country_code === home ? end : behind,
    )
    // "Pipefitter Corpus Christi".
    .replace(
      / (\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]{2,})$/u,
      (behind, town: string, at: number, all: string) =>
        roleIn(all.slice(0, at))?.end === at && placeOf(town, home)?.city !== undefined ? '' : behind,
    )
    .replace(TOWN_BEHIND, (behind: string, town: string) =>
      isEnglish(town.toLowerCase()) || placeOf(town, home)?.city === undefined ? behind : '',
    )
    .replace(
      /(?<=\p{L}{3})\s+(?:for|für|pour|para|per|voor|till|til)\s+(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)$/u,
      (said: string, town: string) => (placeOf(town, home) === null ? said : ''),
    )
    .replace(/^(\d+) ?[x×]? (\p{L}[\p{L}\d /+-]*?)s?(?=\s*\(|$)/u, '$2')
    .replace(
      /^(?:(?:one|new|next|our|my|the|urgent|experienced|great|good|real|proper|decent|solid|actual|strong|talented|full[- ]time|part[- ]time|permanent|perm|temp|temporary|additional|extra|another)\s+)+(?=\p{L}{2})/iu,
      '',
    )
    .replace(CALLED_TO, '')
    // "C#" and "F#" end in their own sign.
    .replace(/^[*#=~_\s]+|(?:[*=~_\s]|(?<!(?<!\p{L})[CF])#)+$/gu, '')
    .replace(
      /\s*(?:\(?[x×]\s?\d{1,2}\)?|\(\d{1,2}(?: (?:positions?|posts?|roles?|vacanc\p{L}+|nos\.?))?\))$/iu,
      '',
    )
    .replace(/[\s,;:.–-]+$/, '')
    .replace(
      /(?<=\S)(?:\s+(?:role|position|vacancy|post|wanted|needed|required|sought|gesucht|asap|urgently|please|pls)(?:\s+(?:below|here|again|now|asap|please|urgently))*)$/i,
      '',
    )
    .trim()
    .replace(BOTH_FORMS, '$1/in')
    .replace(BOTH_FORMS_BACK, '$1/in')
    .replace(ARTICLE, '')
    .replace(NORDIC.has(home) ? /^(?:en|ett|et|ei) (?=\p{L}{3})/iu : '', '')
    // "Menuisier-poseur (ou une menuisière-poseuse)".
    .replace(
      /(?<=^(\p{L}{4})[\p{L}’'-]*) \((?:ou|o|oder|of|or) (?:une?|una?|eine[nr]?|een) (\1[\p{L}’'-]*)\)/iu,
      ' / $2',
    )
    // "Pâtissier ou une pâtissière".
    .replace(/(?<=^(\p{L}{4})\p{L}* (?:ou|o|oder|of|or)) (?:une?|una?|eine[nr]?|een) (?=\1)/iu, ' ')
    .replace(LEADS_ON, (behind: string, at: number, all: string) =>
      roleIn(all.slice(0, at)) === null ? behind : '',
    )
    .replace(LEADS_TO_PLACE, (behind: string, at: number, all: string) =>
      roleIn(all.slice(0, at)) === null ? behind : '',
    )
    .slice(0, 300);
  // "BAR MANAGER" heads an old ad; "RGN" and "HGV driver" are written so.
  const written =
    bare === bare.toUpperCase() && /\p{Lu}{3,}(?:\/\p{Lu}{1,4})? .*\p{Lu}{3,}/u.test(bare)
      ? inCapitals(bare)
      : withoutCount(bare, home);
  return written.charAt(0).toUpperCase() + written.slice(1);
}

/** "Modéliste confirmé(e)": that somebody has done it before, as "experienced" says before a title. */
const SKILLED =
  /\s+(?:confirmée?|expérimentée?|con experiencia|mit (?:Berufs)?erfahrung|con esperienza|met ervaring|com experiência)(?:[(·]e\)?)?$/iu;
/** Where "en" is an article. */
const NORDIC: ReadonlySet<string> = new Set(['SE', 'NO', 'DK']);

const BEHIND_DASH = /\s+(?:[-–|@]|at)\s+.*$/iu;
/** "For the Drumcondra shop", "for our new office". */
const FOR_HOUSE = new RegExp(
  String.raw`\s+for\s+(?:the|our|my|a|one of our)\s+(?:[\p{L}'’-]+ ){0,3}(?:${HOUSES})s?$`,
  'iu',
);

const inCapitals = (title: string): string =>
  title
    .toLowerCase()
    .replace(/(?<![\p{L}’']|\/(?=\p{L}{1,4}(?!\p{L})))\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/(?<=\S )(?:To|The|Of|And|For|In|A|An|De|Del|La|Du|Des|Di|Und|Et|Y|E|En|Van)(?= )/gu, (word) =>
      word.toLowerCase(),
    )
    .replace(/(?<=\bto the )C[eiftmo]o\b/giu, (office) => office.toUpperCase());
