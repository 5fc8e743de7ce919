import { sentencesOf } from '../jobs/index.ts';
import { isEnglish } from '../speech/index.ts';
import { bareOf } from './labels.ts';
import { HOUSES, LONGEST_LINE, placeBeside } from './place.ts';
import { placeOf } from './place-called.ts';
import { roleIn } from './role-in.ts';
import { isMalformed, isNoTitle, roleOpening, roleWanted } from './role-wanted.ts';
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
  withKind,
} from './title-beside.ts';
import { withoutCount } from './title-count.ts';
import { behindHouse, firstRole, titled, wantedByThird } from './title-fallback.ts';
import { fieldBehind } from './title-field.ts';
import { titleCalled, titleHeading, titleInCapitals } from './title-line.ts';
import { talkedOf } from './title-talked.ts';

const NAMED_IN_PROSE =
  /\b(?:looking for|chasing|hunting(?: for)?|in need of|crying out for|seeking|hiring|recruiting|recruit|needs?|requir(?:es?|ing)|wants?|search(?:ing)? for|find(?: us)?|appoint(?:ing)?|role of|position of|(?<=^|(?:we|I) are |(?:we|I)['’](?:re|m) )after(?= an? ))\s+(?:(?:\d+\s*[x×]|an?|the|another|one|two|three|four|five|six|seven|eight|nine|ten|a couple of|\d+)\s+)?(?!(?:off|up|out|down|into|over|under|through|again|more|less|about|like|as|to|for|from|in|at|of|on|by|with|you|your|me|us|any|anything|them|it|this|that|these|those|help|somebody|someone|people)\b)([\p{L}\d/&+#.'-]+(?: [\p{L}\d/&+#.'-]+){0,6}?)(?=\s+(?:to|in|for|with|who|based|at|on|from|out of|starting|paying|by|as|that|-|–)\b|\s*[,.;:(?!\n]|$)/iu;

/** What somebody must have is wanted too, and is no role. */
const OF_PERSON =
  /(?<!\p{L})(?:licen[cs]es?|tickets?|degrees?|diplomas?|certificates?|qualifications?|backgrounds?|experience|years?|knowledge|skills?|card|clearance|someone|somebody|people|person|help|hand|cover|reply|call)(?!\p{L})/iu;

const MAX_TITLE_WORDS = 10;
// What a sentence has and a title has not.
export const SAYS =
  /\b(?:is|are|was|were|am|be|will|would|must|should|can|could|have|has|had|need|needs|want|wants|we|you|i|our|your|their|please|thanks|looking|seeking|hiring)\b/iu;

/** The first sentence of a line where it is no sentence but names the role, and what comes after it. */
export function headOf(line: string): [head: string, rest: string] {
  const end = /(?<!\b(?:Sr|Jr|Dr|St|Mr|Ms|Snr|Jnr|Asst|Mgr))[.!](?=\s+\p{Lu})/u.exec(line)?.index;
  const head = end === undefined ? line : line.slice(0, end);
  return end === undefined || SAYS.test(head) ? [line, ''] : [head, line.slice(end + 1).trim()];
}

/** The title that a text gives its role, and whether nobody said so. */
export function titleOf(
  lines: readonly string[],
  said: { labelled: string | undefined; subject: string | null },
  home: string,
): { text: string; guessed: boolean } {
  const read = withKind(titleRead(lines, said, home), lines);
  // Where nothing is left of what was taken for one, or a town, the first role that stands in the text is better than none.
  const isNone =
    read.text === '' ||
    WHO_SPEAKS.test(read.text) ||
    (roleIn(read.text) === null && placeOf(read.text, home)?.city !== undefined);
  const found = isNone
    ? { text: firstRole(lines, (said) => withoutTown(said, home)) ?? 'Untitled role', guessed: true }
    : { ...read, text: behindHouse(read.text) };
  if (said.labelled !== undefined) return found;
  const asked = roleWanted(lines);
  const whole = asked === null ? '' : cleanTitle(asked, home);
  // "Embedded" of "JD for Embedded Firmware Engineer as approved by the CTO".
  if (
    whole.toLowerCase().startsWith(`${found.text.toLowerCase()} `) &&
    !/^(?:for|in|at|with|to|on|from) /iu.test(whole.slice(found.text.length + 1))
  )
    return { text: whole, guessed: false };
  // "Driver" in a subject, and "a coach driver" in what is asked for.
  if (
    whole.toLowerCase().endsWith(` ${found.text.toLowerCase()}`) &&
    roleIn(whole)?.text === whole &&
    !/^(?:an?|one|two|three|four|another) /iu.test(whole) &&
    !isNoTitle(whole)
  )
    return { text: titled(whole), guessed: false };
  // "Kelly-Ann Frost popped in": of who came and what they did nothing is the title, where a line opens with a role.
  if (found.guessed && roleIn(found.text) === null) {
    const opened = roleOpening(lines);
    if (opened !== null) return { text: cleanTitle(opened, home), guessed: true };
  }
  if (!isNoTitle(found.text)) return found;
  // A name that no list knows is told, and doubted only where nobody said so.
  if (!isMalformed(found.text) && !found.guessed) return found;
  // What is made as no title is only doubted where nothing else is brought up as what is wanted.
  const wanted = asked ?? (isMalformed(found.text) ? roleListed(lines, home) : null);
  const text = wanted === null ? '' : cleanTitle(wanted, home);
  if (text !== '' && !isNoTitle(text)) return { text, guessed: false };
  return { ...found, guessed: true };
}

/** "- Salesforce Developer" below a line that heads a form, "Video editor finally": a piece of the first lines that is a role and little else. */
function roleListed(lines: readonly string[], home: string): string | null {
  for (const line of lines.slice(0, FIRST_LINES))
    for (const piece of bareOf(line).split(/[,;|]\s+|(?<=\p{L}{3})[.!?]\s+|\s[–—-]\s/u)) {
      const role = roleIn(piece);
      if (role === null || isNoTitle(role.text)) continue;
      const rest = cleanTitle(piece, home).split(/\s+/).length - role.text.split(/\s+/).length;
      if (role.start === 0 && rest < 2) return piece.slice(0, role.end);
    }
  return null;
}

/** A title as it is cleaned; nothing where it is a town. */
function withoutTown(said: string, home: string): string {
  const text = cleanTitle(said, home);
  return placeOf(text, home)?.city === undefined ? text : '';
}

function titleRead(
  lines: readonly string[],
  { labelled, subject }: { labelled: string | undefined; subject: string | null },
  home: string,
): { text: string; guessed: boolean } {
  if (labelled !== undefined) return { text: cleanTitle(labelled, home), guessed: false };
  const third = wantedByThird(lines);
  if (third !== null) return { text: cleanTitle(third, home), guessed: roleIn(third) === null };
  const called = titleCalled(lines);
  if (called !== null) return { text: cleanTitle(called, home), guessed: false };
  const [first = ''] = lines;
  const heading = titleHeading(lines, home);
  const headed = cleanTitle(lines.find((line) => line.includes(heading?.text ?? '\n')) ?? '', home);
  // "Assistant Manager - Accounts, Leeds": a first line that is the title says more of it.
  const isWhole =
    heading !== null &&
    headed.startsWith(heading.text) &&
    headed.length - heading.text.length < 25 &&
    /^(?:$|[\s,(–-])/u.test(headed.slice(heading.text.length)) &&
    !SAYS.test(headed);
  if (heading?.sure === true)
    return {
      text:
        isWhole && !/\([^)]*$/u.test(headed)
          ? headed
          : cleanTitle(nominative(heading.before, heading.text), home),
      guessed: false,
    };
  const capitals = titleInCapitals(lines, home);
  if (capitals !== null) return { text: cleanTitle(capitals, home), guessed: roleIn(capitals) === null };
  const [head] = headOf(bareOf(first));
  const bare = SAYS.test(head) ? head : head.replace(/\.$/u, '');
  // The case of the sentence stays with the word, so that somebody has to look at it.
  const abroad = [
    bare,
    ...(bare === head ? [] : [first]),
    ...(head === bareOf(first) ? [] : [bareOf(first)]),
    ...lines.slice(1, FIRST_LINES),
  ]
    .flatMap(sentencesOf)
    .map((line) => WANTED_ABROAD.exec(line)?.[1] ?? WANTED_BARE.exec(line)?.[1] ?? VACANCY_OF.exec(line)?.[1])
    .find((said) => said !== undefined);
  if (abroad !== undefined) return { text: cleanTitle(abroad, home), guessed: true };
  const talked = talkedOf(lines);
  if (talked !== null) return { text: cleanTitle(talked.text, home), guessed: talked.guessed };
  const short = cleanTitle(bare, home);
  const role = roleIn(bare);
  const isAlone = standsAlone(bare, short) && !(role !== null && BROUGHT_UP.test(bare.slice(0, role.start)));
  const spoken = roleSpoken(lines, home);
  if (isAlone && (roleIn(short) !== null || spoken === null)) return { text: short, guessed: false };
  if (subject !== null && roleIn(subject) !== null)
    return { text: cleanTitle(subject, home), guessed: false };
  const apposed = IN_APPOSITION.exec(bare)?.[1];
  if (SOME_PERSON.test(bare) && apposed !== undefined)
    return { text: cleanTitle(apposed, home), guessed: false };
  const named = lines
    .map((line) => {
      return NAMED_IN_PROSE.exec(line)?.[1]?.trim() ?? '';
    })
    .filter((text) => text !== '' && !OF_PERSON.test(text) && !(OWN.test(text) && roleIn(text) === null));
  // Of what is wanted, the first that is a role; "we need a hand" names none.
  const known = named.find((text) => roleIn(text ?? '') !== null);
  if (known !== undefined) return { text: cleanTitle(known, home), guessed: false };
  if (heading !== null && spoken?.guessed !== false)
    return { text: cleanTitle(heading.text, home), guessed: true };
  // What the first lines say is wanted goes before a role that is named in passing.
  const isEarly = lines.slice(0, FIRST_LINES / 2).some((line) => line.includes(named[0] ?? '\n'));
  if (spoken?.guessed === true && named[0] !== undefined && isEarly)
    return { text: cleanTitle(named[0], home), guessed: roleIn(named[0]) === null };
  if (spoken !== null) return spoken;
  if (named[0] !== undefined) return { text: cleanTitle(named[0], home), guessed: false };
  const wanted = lines
    .slice(0, FIRST_LINES)
    .map((line) => AFTER_COLON.exec(line)?.[1] ?? OPENS_WITH_ROLE.exec(line)?.[1])
    .find((text) => text !== undefined && !SAYS.test(text));
  if (wanted !== undefined) return { text: cleanTitle(wanted, home), guessed: true };
  return {
    text: cleanTitle(bare.split(/\s+/).slice(0, MAX_TITLE_WORDS).join(' '), home) || 'Untitled role',
    guessed: true,
  };
}

function standsAlone(bare: string, short: string): boolean {
  return (
    bare !== '' &&
    !SOME_PERSON.test(bare) &&
    short.split(/\s+/).length <= MAX_TITLE_WORDS &&
    bare.length <= LONGEST_LINE &&
    !/[.!?:]$/.test(bare) &&
    !NAMED_IN_PROSE.test(bare) &&
    !/^(?:hi|hello|hey|dear|good (?:morning|afternoon))\b/i.test(bare) &&
    (short === bare || !SAYS.test(bare) || bare.split(/\s+/).length <= MAX_TITLE_WORDS)
  );
}

/** What brings a role into a mail: "the spec for the QA Validation Specialist", "we finally got approval for the Tax Manager". */
const BROUGHT_UP =
  /(?<!\p{L})(?:(?:spec|brief|description|jd|details|approval|profile|profil|cover|search|vacancy|opening|advert|ad|funding|budget|sign-?off|go-?ahead|green light)(?: is)? (?:for|of|on)|(?:stuck|desperate|crying out|short|in the market|on the (?:hunt|lookout)|gasping|advertise|advertising|help|recruit\p{L}*) (?:for|of|with)|(?:proceed|go ahead|move|crack on|get on|help) with|appoint\p{L}*|agreed (?:to|on)|missing|replac\p{L}+|need|needs|want|wants|after|hiring|recruit\p{L}*|seeking|looking for|such\p{L}*|brauch\p{L}*|(?:suchen wir|wir suchen)[^!?]{0,40}|cherch\p{L}*|recrut\p{L}*|recherch\p{L}*)(?: \p{L}+)? (?:a|an|the|our|your|one|two|\d+(?: x)?|eine[nr]?|den|die|das|une?|le|la|les)? ?$/iu;

/** A role that the first lines name in the middle of what they say; sure where they say that it is wanted. */
function roleSpoken(lines: readonly string[], home: string): { text: string; guessed: boolean } | null {
  let first: string | null = null;
  for (const line of lines.slice(0, FIRST_LINES)) {
    const role = roleIn(line);
    if (role === null) continue;
    if (BROUGHT_UP.test(line.slice(0, role.start)))
      return { text: cleanTitle(asOne(line.slice(0, role.start), role.text), home), guessed: false };
    // "HRBP for our Bhiwandi cluster": a line that opens with a role and goes on with where.
    if (role.start === 0 && /^ (?:for|at|in|on|to join) (?:our|the|my|an?) /iu.test(line.slice(role.end)))
      return { text: cleanTitle(role.text, home), guessed: false };
    // "EXECUTIVE ASSISTANT TO THE CIO": a line that is nothing but a role is the title.
    if (first === null && bareOf(line).replace(/[.:]$/u, '') === role.text)
      return { text: cleanTitle(role.text, home), guessed: false };
    // "Servicetechniker Fördertechnik (m/w/d)": a short line that opens with a role and says nothing else.
    const alone = bareOf(line)
      .replace(/\s*\([^()]*\)/gu, '')
      .replace(/[.:]$/u, '')
      .trim();
    if (
      first === null &&
      role.start === 0 &&
      alone.split(/\s+/).length < 6 &&
      !/[,;:\d]/u.test(alone) &&
      !SAYS.test(alone)
    )
      return { text: cleanTitle(alone, home), guessed: false };
    first ??= asOne(line.slice(0, role.start), role.text);
  }
  return first === null ? null : { text: cleanTitle(first, home), guessed: true };
}

/** The title of one: of "2 HGV class 1 drivers" each is a driver. */
export const asOne = (before: string, role: string): string =>
  nominative(
    before,
    /(?:(?<!\d)[2-9]|\d\d|two|three|four|five|six)(?: ?[x×])? $/iu.test(before)
      ? role.replace(/s$/u, '')
      : role,
  );

// "einen Strategischen Einkäufer" is wanted; the title is "Strategischer Einkäufer".
const nominative = (before: string, role: string): string =>
  /(?<!\p{L})einen $/iu.test(before) ? role.replace(/(?<=^\p{Lu}\p{Ll}+)en(?= \p{Lu})/u, 'er') : role;

/** "Wir suchen einen Disponenten in Bremen", "Nous recherchons un comptable". */
const WANTED_ABROAD =
  /^(?:(?:[\p{L}’']+ ?[,:]? ){0,7}?(?:suchen wir|wir suchen|brauchen wir|wir brauchen|benötigen wir|wir benötigen|(?:brauchen|suchen|benötigen)(?: (?:für|ab|zum|zur) [^,;.]{2,25}?)?|wird gesucht|gesucht(?: wird)?|nous (?:recherchons|recrutons|cherchons|embauchons)|recherche|on (?:recherche|cherche|recrute)|voici (?:le|notre) besoin|(?:ich )?(?:brauche|suche|benötige)(?: (?:dringend|ich))?|il (?:me|nous) faut|je (?:cherche|recherche|recrute)|(?:busc|necesit)(?:o|amos)|(?:busc|necesit|quier|quer)\p{L}+ contratar|cerc(?:o|hiamo)|(?:ik zoek|(?:we|wij) zoeken|zoeken (?:we|wij)|wij vragen)|(?:ich )?such|cerchiamo noi|buscamos nosotros|(?:söker|behöver|søger|mangler|trenger|søker) vi|(?:ik |we |wij )?(?:ben|zijn) op zoek naar|zoekt|op zoek naar|(?:il (?:me|nous) faudrait|(?:on|nous) (?:aurait|aurions|a|avons) besoin d[’'] ?(?=une?)|besoin d[’'](?=une?))|(?:(?:nos|me) )?hace falta|(?:nos|me) falta|(?:graag )?(?:jullie |je |uw )?hulp (?:bij|met)|(?:eu |a gente )?(?:vou|vamos|vai) precisar(?: de)?|precis(?:o|amos|a-se)(?: de| encontrar| contratar)?|procur(?:o|amos)|(?:estou|estamos) (?:procurando|à procura de|precisando de|buscando)|(?:ci|mi) serv\p{L}+|(?:avrei|avremmo|ho|abbiamo) bisogno di|(?:sto|stiamo) cercando|(?:sono|siamo) (?:alla ricerca|in cerca) di|(?:hätten|bräuchten|suchten) (?:wir|gern)|(?:vi|jag) (?:(?:måste|behöver|vill|ska) (?:få tag (?:i|på)|hitta|anställa)|behöver|söker|letar efter|vill anställa|behöver anställa)|(?:vi|jeg) (?:søger|mangler|trenger|ser etter|søker|leter etter)|(?:szukam|szukamy|potrzebujemy|poszukujemy)|(?:etsimme|haemme|tarvitsemme)|wir (?:bräuchten|hätten gern|suchten)))\s*:?\s+(?:(?:für|in|pour|para|à|en|ab|zum|per|vanaf|dès|desde|da|a partir de) (?:\p{Lu}[\p{L}-]+|\p{L}{3,10}(?: \d{4})?|\d{1,2}\.(?: ?\p{L}{3,9})?) )?(?:(?:ab sofort|dringend|noch|aktuell|urgemment|urgentemente|con urgenza|nog|dringen[d]?)\s+)*(?:(?:eine?\/n|eine[nr]?|nen|ne|nochn|een(?= \p{L})|en(?= \p{Ll}{5})|ett|et(?= \p{Ll})|une? ou une?|une?|un\(e\)|une? \(e\)|una?\/[aoe]|una|uno|uma?|um\(a\)|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|six|twee|drie|vijf|zes|due|tre|quattro|cinque|sei|dos|tres|cuatro|cinco|seis|dois|duas|três|quatro|\d+)\s+)(.+?)(?=\s+(?:in|im(?! (?:außen|innen)dienst)|für|mit|ab|zum|zur|bei|à|au|pour|avec|basée?|en|para|con|que|por|per|presso|voor|met|bij|te|vanaf|pra|na|no|com|che|nella|da|till|til|på|hos|i|för|som|do|w|dla)(?: |[,.])|\s*[,.;:(]|$)/iu;
/** "Necesito cubrir jefe de sala para el local", "Cerca addetto paghe, Bergamo": no article stands before the role. */
const WANTED_BARE =
  /(?:^|(?<=^[\p{L}' ]{1,40},? ))(?:(?:ik |we |wij )?zoek(?:t|en)?|busc(?:o|amos)|se busca|(?:nous )?recrutons|(?:nous )?(?:re)?cherchons|precis(?:o|amos)(?: de)?|procur(?:o|amos)|szukam(?:y)?|poszukujemy|gezocht:?|op zoek naar|suche|gesucht:?|(?:necesito|necesitamos|queremos|hay que) (?:cubrir|contratar|incorporar)|necesit(?:o|amos)(?! (?:que|a alguien|alguien|ayuda|gente|urgente))|(?:vi|jag) (?:söker|behöver|letar efter)|(?:vi|jeg) (?:søger|søker|mangler)|si cerca|cerca|cerco|cerchiamo|siamo alla ricerca di)\s+(?:un[oa]? |een |eine[nr]? |une? |uma? |uno?\/a |n\. ?\d+ |\d+ )?(\p{L}[^,.;:(\d]{3,60}?)(?=\s+(?:para|en|con|que|por|per|in|a|presso|da|con|till|til|i|på|med|som)\s|\s*[,.;:(]|$)/iu;
/** "Te paso la vacante de Jefe de Recepción para nuestro hotel." */
const VACANCY_OF =
  /(?<!\p{L})(?:vacante de|puesto de|plaza de|poste de|(?:stelle|position) als) (\p{L}[^,.;:(]{2,60}?)(?=\s+(?:para|en|con|que|pour|à|chez|in|im|für|mit|bei)\s|\s*[,.;:(]|$)/iu;
/** The lines in which a mail comes to what it is about. */
const FIRST_LINES = 8;
/** "What we need for the Cork crèche: an early years educator for the toddler room." */
const AFTER_COLON =
  /:\s+(?:an?|one|two|three)\s+([\p{L}][\p{L}/&'-]*(?: [\p{L}/&'-]+){0,5}?)(?=\s+(?:in|at|for|on|with|who|to|based)\b|\s*(?:[,.;:(]|$))/iu;
/** "Financial Controller for our Melbourne office please." */
const OPENS_WITH_ROLE =
  /^(?:(?:an?|one|two|three)\s+)?([\p{L}][\p{L}/&'-]*(?: [\p{L}/&'-]+){0,4}?)\s+(?:for|at|in|with|on|to join)\s+(?:our|the|my|a)\b/iu;

/** "Looking for its next top dog" names no role. */
const OWN = /^(?:its|our|their|my|his|her)\s/i;
/** Somebody is wanted, which names no role: "Second person for the finance team, an internal auditor in Sydney". */
const SOME_PERSON =
  /^(?:an?\s+|the\s+)?(?:second|third|fourth|another|new|extra|additional|further)\s+(?:person|pair of hands|body|head|hire|member)\b/i;
const IN_APPOSITION =
  /,\s+(?:an?\s+)([\p{L}][\p{L}/&'-]*(?: [\p{L}/&'-]+){0,5}?)(?=\s+(?:in|at|for|on|with|who|to|based)\b|\s*(?:[,.;:(]|$))/iu;

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

/** "Right so it's a Room Leader", "Need: Propane Delivery Driver", "Kindly assist with Customs Executive": what leads to a role is none of it. */
const LEADS_TO_ROLE =
  /(?:^|\s)(?:(?:need(?:s|ed)?|wants?|wanted|looking for|after|hiring|seeking|it['’]?s|is|kindly|please|pls|arrange|provide|source|suggest|share|assist(?:ance)?|help|with|for|so|right|ok|find|get|us|me|necesit(?:o|amos)|busc(?:o|amos)|hace falta|cerc(?:o|hiamo)|(?:ich |wir )?(?:bräuchte|bräuchten|brauche|brauchen|suche|suchen)|procur(?:o|amos)|precis(?:o|amos)(?: de)?|(?:vi |jag )?(?:söker|behöver)|(?:vi |jeg )?(?:søger|søker|mangler))\s*:?\s+(?:an?|the|one|another|two|three|una?|uno|eine[nr]?|um|uma|en|ett|et)?\s*)$/iu;

function fromRole(said: string): string {
  const role = roleIn(said);
  return role !== null && role.start > 0 && LEADS_TO_ROLE.test(said.slice(0, role.start))
    ? said.slice(role.start)
    : said;
}

/** "So Field Guide": what somebody begins to speak with. */
const LED_BY = /^(?:(?:so|ok(?:ay)?|right|well|also|basically|anyway|yes|yeah|hi|hey)[, ]+)+(?=\p{L}{2})/iu;

/** A title without what stands beside it: pay, place, kind of employment, how many are wanted. */
export function cleanTitle(said: string, home: string): string {
  const alone = fromRole(
    said
      .replace(DEADLINE, '')
      .replace(CALLED_OUT, '')
      .replace(PLACE_BEHIND_COMMA, '')
      .replace(TERMS_BEHIND, '')
      .replace(LED_BY, '')
      .replace(HOUSE_OR_STATE_BEHIND, '')
      .slice(0, LONGEST_LINE)
      .replace(NUMBERED, '')
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
    .replace(/^[*#=~_\s]+|[*#=~_\s]+$/gu, '')
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
    bare === bare.toUpperCase() && /\p{Lu}{3,} .*\p{Lu}{3,}/u.test(bare)
      ? inCapitals(bare)
      : withoutCount(bare, home);
  return written.charAt(0).toUpperCase() + written.slice(1);
}

/** Where "en" is an article. */
const NORDIC: ReadonlySet<string> = new Set(['SE', 'NO', 'DK']);

/** "Kenneth här": who speaks. */
const WHO_SPEAKS = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:här|her|here|hier|ici|aquí|qui|aqui|speaking)$/u;
const BEHIND_DASH = /\s+(?:[-–|@]|at)\s+.*$/iu;
/** "For the Drumcondra shop", "for our new office". */
const FOR_HOUSE = new RegExp(
  String.raw`\s+for\s+(?:the|our|my|a|one of our)\s+(?:[\p{L}'’-]+ ){0,3}(?:${HOUSES})s?$`,
  'iu',
);

const inCapitals = (title: string): string =>
  title
    .toLowerCase()
    .replace(/(?<![\p{L}’'])\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/(?<=\S )(?:To|The|Of|And|For|In|A|An)(?= )/gu, (word) => word.toLowerCase())
    .replace(/(?<=\bto the )C[eiftmo]o\b/giu, (office) => office.toUpperCase());
