import { employerGroup, employerNamed } from '../../../lexicon/employers.ts';
import { levelIn } from '../../../lexicon/levels.ts';
import { countryOfCode, placeNamed } from '../../../lexicon/places.ts';
import { certifications, languages, roles, skills } from '../../../lexicon/terms.ts';
import { withCountriesSaid } from './countries-said.ts';

/** What begins one of a list: "- Revit", "• MRICS", "2) SQL". */
const BULLET = /^\s*(?:[-–—•*·▪◦‣➢✓✔]\s*|\d{1,2}[.)]\s+)(?=\S)/u;
/** A line that goes on in the next: "5 years of", "nurses,". */
const GOES_ON =
  /(?:[,:;.!?&+/|([{<>=-]|\b(?:a|an|the|of|in|at|on|to|for|from|by|with|and|or|not|no|is|are|has|have|than|least|as|within|who|that|their|our|regards|wishes|thanks|thank you|cheers|best|sincerely|hi|hello|hey|dear \p{L}+))\s*$/iu;
/** A line that goes on from the last: "or midwives", "and five years". */
const GOES_ON_FROM = /^\s*(?:[,;.)\]}|&+/]|(?:and|or|nor|of|than|years?|experience)\b)/iu;
const WISHED =
  /^(?:(?:some\s+)?nice[\s-]to[\s-]haves?|good[\s-]to[\s-]haves?|desirables?|(?:highly\s+)?desired|preferred|preferences|bonus(?:es)?(?: points)?|pluses|advantage(?:s|ous)|optional|wish ?list|ideally|would be (?:nice|great|good))(?:\s+(?:skills?|criteria|qualifications?|experience|requirements?))?\s*(?::|$)/i;
const UNWANTED =
  /^(?:(?:what\s+)?(?:we\s+)?(?:don't|do not) (?:want|send|need)|not (?:wanted|suitable|interested in)|no[\s-]?nos?|no[\s-]gos?|exclu(?:de[sd]?|sions?)|avoid|off[\s-]limits|red flags?|not|never|nobody(?: from)?|no one from)\s*(?::|$)/i;
const REQUIRED =
  /^(?:must[\s-]haves?|musts|essentials?|required|requirements?|non[\s-]negotiables?|criteria|key (?:skills|requirements|criteria)|needs?|what (?:we|they) (?:need|want|are looking for)|we need|you have|your profile|profile|the person|about you)(?:\s+(?:skills?|criteria|qualifications?|experience|requirements?))?\s*(?::|$)/i;

/** A query whose lines, bullets, bars and strokes stand as the marks that part its conditions. */
export const withLayout = (given: string): string => {
  const query = withoutQuotesAround(given).replace(EXCLUSIONS, (said) =>
    said.replace(/^[^:]*:\s*/, 'not ').replace(/;\s*/g, '; not '),
  );
  return query.split('"').length > 5 ? query : parted(withCountriesSaid(withCountryCodes(inLines(query))));
};

/** A list behind its heading, parted by semicolons. */
const EXCLUSIONS =
  /(?<!\p{L})exclu(?:sions?|ded?):\s*[^;.:\n]{2,40}(?:;\s*[^;.:\n]{2,40})+(?=\s*(?:$|[.\n]))/giu;

const CODES = /(?<![\p{L}\p{N}/&+-])[A-Z]{2}(?:[-/+][A-Z]{2})+(?![\p{L}\p{N}/&+-])/gu;

// "UK-DE-NL", "AU/NZ": codes of countries in one word are alternatives. Two are, where one of them is little else.
const withCountryCodes = (query: string): string =>
  query.replace(CODES, (said) => {
    const codes = said.split(/[-/+]/);
    const countries = codes.map((code) => countryOfCode(code));
    const isSure = codes.length > 2 || codes.some((code) => /^(?:UK|GB|US|NZ|DE|AU|FR|CH|NL)$/.test(code));
    return isSure && countries.every((country) => country !== null)
      ? countries.map((country) => country?.name).join(' or ')
      : said;
  });

// What a client wrote, pasted between quotation marks, is a query and no phrase to look for.
const withoutQuotesAround = (query: string): string =>
  query.replace(/"([^"]{25,})"/g, (whole, said: string) => {
    const words = said.split(/\s+/).length;
    const isLong = words > 7 && said.length >= 40 && /[.!?;:]\s+\S|,[^,]+,/.test(said);
    return isLong || (words > 4 && ASKED.test(said)) ? `${said}. ` : whole;
  });

const ASKED =
  /^\s*(?:(?:hi|hello|dear)\b[^,]{0,20},\s*)?(?:(?:please\s+)?(?:find|send|source|get)\s+(?:me|us)\b|(?:we|i|they)(?:'re|'m|'d|\s+are|\s+am|\s+would|\s+urgently|\s+really)?\s+(?:need|want|require|seek|look|after|seeking|looking|like|hiring)|(?:looking|searching)\s+for|need(?:ed)?\s|wanted)/i;

/** Lines are parted by a semicolon; what stands in a list under "nice to have" or "not" is each wished for or unwanted. */
function inLines(query: string): string {
  if (!query.includes('\n')) return query;
  const lines = query.split(/\s*\n\s*/).filter((line) => line.trim() !== '');
  let lead = '';
  let said = '';
  lines.forEach((line, at) => {
    const isItem = BULLET.test(line);
    const bare = line.replace(BULLET, '').trim();
    const head = isItem ? null : leadOf(bare);
    const isHead = head !== null && (/:\s*$/.test(bare) || BULLET.test(lines[at + 1] ?? ''));
    if (isHead) {
      lead = head;
      return;
    }
    if (!isItem && lead !== '') lead = '';
    const last = lines[at - 1] ?? '';
    // A long line that goes on in small letters was broken by its width.
    const isBroken = last.length > 50 && /^\s*\p{Ll}/u.test(line) && !isItem;
    const joins = said === '' || GOES_ON.test(said) || (!isItem && (GOES_ON_FROM.test(line) || isBroken));
    said += `${joins ? '' : ';'}${said === '' ? '' : '\n'}${isItem && lead !== '' ? `${lead} ` : ''}${bare}`;
  });
  return said;
}

/** The words that stand before each item of a list under a heading; null where it is none. */
function leadOf(line: string): string | null {
  if (WISHED.test(line)) return 'ideally';
  if (UNWANTED.test(line)) return 'not';
  return REQUIRED.test(line) ? '' : null;
}

/** A run of parts with one spaced mark between them, as far as a comma, a bracket, a quote or a new sentence. */
const RUN = /[^,;:()"\n[\]{}]+/g;
const MARKS = [/\s+\/\s+/, /\s+\|\|?\s+/, /\s+\+\s+/, /\s+[-–—•·]\s+/] as const;

/** "Auditor / SQL / London", "nurse | Leeds | perm": a mark between things of different kinds is a comma, and no or. */
function parted(query: string): string {
  if (!/\s[/|+•·–—-]/.test(query)) return query;
  return MARKS.reduce(fieldsBy, query).replace(RUN, (run) => MARKS.reduce(partedBy, run));
}

/** How many different kinds of things one mark parts at least that stands for the ends of fields. */
const FIELDS = 3;

// "AR clerk, Xero / UK / 4y+ / perm / notice: 4w": one mark between things of three kinds and more ends each of them, whatever stands within.
function fieldsBy(query: string, mark: RegExp): string {
  if (/["[\]{}\n]/.test(query)) return query;
  const parts = query.split(mark);
  // A bracket that holds a mark is a list of its own.
  if (parts.some((part) => (part.match(/\(/g)?.length ?? 0) !== (part.match(/\)/g)?.length ?? 0)))
    return query;
  const kinds = parts.map((part, at) =>
    kindOf(
      withoutAsking(part, at)
        .replace(LABEL, '')
        .replace(/\s*\([^()]*\)|\s+x\s?\d+\s*$/g, ''),
    ),
  );
  // Of three fields without a list in one the parts between other marks tell.
  const isFew =
    parts.length < FIELDS || (parts.length === FIELDS && !parts.some((part) => part.includes(',')));
  if (isFew || new Set(kinds.filter((kind) => kind !== null)).size < FIELDS) return query;
  const marks = query.match(new RegExp(mark, 'g')) ?? [];
  return parts.reduce((said, part, at) => {
    const [last = '', kind = null] = [parts[at - 1], kinds[at]];
    // Two of one kind are alternatives, where neither is a list or has a label of its own.
    const isOr = kind !== null && kind === kinds[at - 1] && ![last, part].some((one) => /[:,+&]/.test(one));
    return `${said}${isOr ? marks[at - 1] : '; '}${part}`;
  });
}

/** How a line may begin that asks: "need nurses / midwives". */
const ASKING =
  /^\s*(?:(?:we|i|they|client|our\s+client|the\s+client)\s+)?(?:(?:urgently|still|also|am|are|is)\s+)*(?:needs?|wants?|find|seek(?:s|ing)?|look(?:s|ing)?\s+for|after|requires?|show\s+me|get\s+me|send\s+me|wanted|source|urgent)\s*:?\s+(?:(?:an?|some|the|any|two|three|\d+\s?x?)\s+)?/i;
const withoutAsking = (part: string, at: number): string => (at === 0 ? part.replace(ASKING, '') : part);

/** What names a field: "Exp:". */
const LABEL = /^\s*[\p{L}/ ]{2,20}:\s*/u;

function partedBy(run: string, mark: RegExp): string {
  const parts = run.split(mark);
  if (parts.length < 2) return run;
  const marks = run.match(new RegExp(mark, 'g')) ?? [];
  const kinds = parts.map((part, at) => kindOf(withoutAsking(part, at)));
  const isOfPeople = kinds.includes('role');
  const isOr = /[/|]/.test(marks[0] ?? '');
  // "Sommelier / wine list / currently Accor": what no list knows is one more, where the mark parts different kinds around it.
  const isMixed = isOfPeople && parts.length > 2 && new Set(kinds.filter((kind) => kind !== null)).size > 1;
  const isOfWhom = (a: string | null, b: string | null): boolean =>
    (a === 'role' || b === 'role') && a !== null && b !== null && a !== b;
  return parts.reduce((said, part, at) => {
    const [last, next] = [kinds[at - 1] ?? null, kinds[at] ?? null];
    // "Perm / contract", "no temps / no agencies" is one of two; joined by a plus or a dash either is said by itself.
    const isSaid = last?.startsWith('said') === true;
    const isOther = last !== null && next !== null && (last !== next || (isSaid && !isOr));
    // "Nurses - ICU, theatre": which of them.
    const isWhich = last === 'role' && next === 'skill' && DASH.test(marks[at - 1] ?? '');
    const isParted =
      !isWhich &&
      !isShared(parts[at - 1], part) &&
      !goesOn(parts[at - 1], part) &&
      (isOfWhom(last, next) ||
        (isOther && isOfPeople && parts.length > 2) ||
        (isMixed && !DASH.test(marks[at - 1] ?? '') && (last === null) !== (next === null)));
    return `${said}${isParted ? (isShortSkill(part) ? ', ' : '; ') : marks[at - 1]}${part}`;
  });
}

/** "Electrician + HV": letters that are a skill in a list, and may be anything in a sentence of their own. */
const isShortSkill = (part: string): boolean =>
  /^\s*\p{Lu}{2,4}\s*$/u.test(part) && skills().book.whole(part.trim()) !== undefined;

/** "Nurses or midwives at Bupa / Ramsay": the mark goes on with what stands behind the last word of place. */
function goesOn(last: string | undefined, next: string): boolean {
  const behind = /^.*\b(?:at|from|in|with|for|by|ex)\s+(?:the\s+)?(.+)$/is.exec(last ?? '')?.[1];
  const kind = behind === undefined ? null : kindOf(behind);
  const bare = next.replace(
    /\s+(?:(?:right\s+)?now|atm|today|currently|at\s+(?:present|the\s+moment))\s*$/i,
    '',
  );
  return kind !== null && kind !== 'role' && kind === kindOf(bare);
}

/** "UX / product designers": two titles that share their last word. */
function isShared(last: string | undefined, next: string): boolean {
  const [head = ''] = /\p{L}+$/u.exec(next.trim()) ?? [];
  return last !== undefined && head !== '' && roles().book.whole(`${last.trim()} ${head}`) !== undefined;
}

const DASH = /[-–—]/;

const FIRST = /\s*(?:,|\/|\+|&|\bor\b|\band\b)\s*/i;
const TERMS =
  /^(?:contract(?:or|ing)?s?|perm(?:anent)?|temps?|temporary|freelancers?|interim|part[\s-]time|full[\s-]time|casual|fixed[\s-]term|ftc)(?:\s+(?:basis|work|role|job|position))?(?:\s+only)?$/i;
const PLACED = /^(?:remote|hybrid|on[\s-]?site|anywhere|nationwide|wfh)\b/i;
const MARKED =
  /^(?:not?|non|never|nobody|without|ex|former(?:ly)?|current(?:ly)?|now|in (?:the|their|current|present|role|same)|ideally|preferably|with|must|nice|open|willing|happy|available|avail|immediate(?:ly)?|asap|can|has|have|who|placed|owned|interviewed|studied|contacted|used|been|speaks?|fluent|holds?|needs?|background|experience|degree|citizens?|sponsor(?:ship)?|visa)\b/i;
const MARKED_BEHIND =
  /\b(?:(?:an?\s+)?(?:plus|bonus)|essential|only|preferred|required|desirable|must|ok|background|experience|speaking|speakers?|notice|citizens?|sponsorship|sector|industry)$/i;

/** What kind of thing a part of a list is, as far as that is seen at once; null where it is not. */
function kindOf(part: string): string | null {
  const said = part.trim().replace(/^(?:employer|company)\s*[:=]\s*/i, '');
  const marked = MARKED.exec(said)?.[0];
  if (marked !== undefined) return `said ${marked.toLowerCase()}`;
  if (MARKED_BEHIND.test(said)) return `said ${MARKED_BEHIND.exec(said)?.[0].toLowerCase()}`;
  if (
    /^(?:(?:[<>]=?|max|min|up to|at least|over|under|around|c\.?|circa|about|[$£€]|[A-Z]{3})\s*)*\d/i.test(
      said,
    )
  )
    return figureOf(said);
  const bare = said.replace(
    /^(?:(?:based|located|living)\s+)?(?:in|at|near|around|from|an?|the|some|any)\s+/i,
    '',
  );
  const [first = ''] = bare.split(FIRST);
  if (TERMS.test(first)) return 'terms';
  if (PLACED.test(first)) return 'place';
  if (employerNamed(first) !== undefined || employerGroup(first) !== undefined) return 'employer';
  const words = first.split(/\s+/);
  if (words.some((_, at) => roles().book.whole(words.slice(at).join(' ')) !== undefined)) return 'role';
  for (const [kind, { book }] of Object.entries({
    skill: skills(),
    certification: certifications(),
    language: languages(),
  }))
    if (book.whole(first) !== undefined) return kind;
  if (words.length === 1 && levelIn(first) !== null) return 'level';
  if (placeNamed(first.replace(/\s+(?:area|cbd|based)$/i, ''), 'AU') !== null) return 'place';
  return words.length > 2 && /\d/.test(first) ? figureOf(first) : null;
}

const figureOf = (said: string): string =>
  `figure ${/(?:years?|yrs?|days?|weeks?|wks?|months?|km|miles?|k\b|[$£€])/i.exec(said)?.[0].toLowerCase() ?? ''}`;
