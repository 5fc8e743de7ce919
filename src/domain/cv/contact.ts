import {
  type CountryCode,
  findPhoneNumbersInText,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import { linkedinSlug } from '../candidates/linkedin.ts';
import { timeIn } from './dates.ts';
import { AGENT, EMAIL } from './email.ts';
import type { Found } from './found.ts';
import type { CvLine } from './source.ts';

const LINKEDIN = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[\w%À-ɏ.-]+/gi;

/** Lines about the person: all before the referees, with page headers and footers. */
export function ownLines(lines: readonly CvLine[]): CvLine[] {
  const at = lines.findIndex(
    ({ text }, index) =>
      index > 5 && text.length < 40 && /^\W*(?:professional )?(?:referees?|references?)\b/i.test(text),
  );
  if (at < 0) return [...lines];
  const sizes = lines.map(({ size }) => size).toSorted((a, b) => a - b);
  const usual = sizes[sizes.length >> 1] ?? 0;
  // A PDF does not say what is a footer: small print at the end of a page, apart from what stands above it.
  const isFoot = (line: CvLine, index: number): boolean =>
    line.apart && line.size < usual && lines[at + index + 1]?.page !== line.page;
  return [
    ...lines.slice(0, at),
    ...lines.slice(at).filter((line, index) => line.margin || isFoot(line, index)),
  ];
}

/** The person's LinkedIn profile, as its plain address. */
export function linkedinOf(lines: readonly CvLine[], links: readonly string[]): Found<string> | null {
  for (const [index, line] of lines.entries()) {
    const text = /linkedin\.com\/(?:in|pub)\/[\w-]*[/-]?$/i.test(line.text)
      ? joinedAddress(line.text, lines[index + 1]?.text ?? '')
      : line.text;
    const found = text.replace(/linkedin\.com\s*\/\s*in\s*\/\s*/i, 'linkedin.com/in/').match(LINKEDIN)?.[0];
    const address = found === undefined ? null : profile(found);
    if (address !== null) return { value: address, confidence: 0.97, page: line.page, quote: line.text };
  }
  for (const link of links) {
    const address = profile(link);
    if (address !== null) return { value: address, confidence: 0.95, page: 1, quote: link };
  }
  for (const line of lines) {
    const slug = /linked\s?in\s*[:|/]\s*(?:\/?in\/)?@?([a-z0-9][a-z0-9-]{4,60})\s*$/i.exec(line.text)?.[1];
    if (slug !== undefined && !/^(?:profile|linkedin|available)$/i.test(slug))
      return {
        value: `https://www.linkedin.com/in/${slug}`,
        confidence: 0.6,
        page: line.page,
        quote: line.text,
      };
  }
  return null;
}

// An address that a narrow column broke continues on the next line if that is one word.
function joinedAddress(text: string, next: string): string {
  const rest = next.trim().replace(/\s*\((?:linkedin|personal|profile)\)$/i, '');
  return /[/-]$/.test(text) && /^[\w%-]+\/?$/.test(rest) ? text + rest : text;
}

function profile(address: string): string | null {
  const whole = /^https?:/i.test(address) ? address : `https://${address}`;
  const slug = linkedinSlug(whole.replace(/[.,;)]+$/, ''));
  return slug === null || slug === '' ? null : `https://www.linkedin.com/in/${encodeURI(slug)}`;
}

const MOBILE = /mob|cell|handy|portable|gsm|m[oó]vil|celular|natel|matkapuh/i;
const LABEL =
  /(?:(?:phone|mobile|mob|tel|telephone|cell|handy|m|p|t|ph)\b|(?<!\p{L})(?:tlf|tlph|tfno?|tél|m[óo]vil|telem(?:[óo]vel)?|tlm|port|portable|cellulare|celular|mobil|mobiel|gsm|natel|puh|kom|kom[óo]rka)(?!\p{L}))\s*[.:]?/iu;

// In whose numbers a label of one language is followed, where the agency's own land has none like it.
const LANDS_OF_LABELS: readonly (readonly [label: RegExp, lands: readonly CountryCode[]])[] = [
  [/(?<!\p{L})(?:tlf|tlph)(?!\p{L})/iu, ['DK', 'NO']],
  [/(?<!\p{L})(?:m[óo]vil|tfno)(?!\p{L})/iu, ['ES']],
  [/(?<!\p{L})(?:tél|port|portable)(?!\p{L})/iu, ['FR', 'BE', 'CH']],
  [/(?<!\p{L})(?:cell|cellulare)(?!\p{L})/iu, ['IT']],
  [/(?<!\p{L})(?:telem(?:[óo]vel)?|tlm)(?!\p{L})/iu, ['PT']],
  [/(?<!\p{L})handy(?!\p{L})/iu, ['DE', 'AT']],
  [/(?<!\p{L})gsm(?!\p{L})/iu, ['BE', 'FI']],
  [/(?<!\p{L})tfn(?!\p{L})/iu, ['SE']],
  [/(?<!\p{L})kom(?!\p{L})/iu, ['PL']],
];

/** Whether a number can be dialled in the land whose language its label is in. */
const isOfLabel = (written: string, before: string): boolean =>
  LANDS_OF_LABELS.some(
    ([label, lands]) =>
      label.test(before) &&
      lands.some((land) => parsePhoneNumberFromString(written, { defaultCountry: land })?.isValid()),
  );

// Numbers of identity and tax papers: "Cédula de identidad: 1310001112".
const OF_PAPERS =
  /(?<!\p{L})(?:c[ée]dula|identidad|identit[àa]|identidade|documento|pasaporte|passaporto|passaporte|passeport|d\.?n\.?i|n\.?i\.?[ef]|c\.?c|c\.?i|r\.?u\.?t|cpf|rg|curp|rfc|nss|cuil|cuit|ruc|pesel|nip|regon|p\.? ?iva|partita iva|siren|siret)\.?\s*(?:n[º°o.]{1,2})?\s*[:#]?\s*$/iu;

// Numbers of a house in a register: "BTW BE 0000.000.097".
const OF_HOUSE =
  /\b(?:abn|acn|vat|btw|tva|iva|mva|mwst|moms|ust\.?-?id(?:\.?-?nr)?|kvk|cvr|org\.?-?nr)(?:[\s.:]+[a-z]{2})?\b\s*[:.]?\s*$/i;
// Behind such words a number is mostly another one; a label before them may say that it is dialled.
const OF_OTHER = /\b(?:fax|tfn|no\.?|id|box|b\.?p\.?|apartado|cep|plz|zip)\b\s*[:.]?\s*$/i;

// As such numbers are written: a Chilean RUT, a CUIT of Argentina, a CPF of Brazil.
const IS_PAPER = /^(?:\d{1,2}\.\d{3}\.\d{3}-\d|\d{2}-\d{8}-\d|\d{3}\.\d{3}\.\d{3}-\d{2})$/;

/** The person's own phone number as written. Mobile numbers take precedence. */
export function phoneOf(lines: readonly CvLine[], home: string): Found<string> | null {
  const found: { value: string; line: CvLine; rank: number; sure: boolean }[] = [];
  const country = isSupportedCountry(home) ? home : undefined;
  for (const [index, line] of lines.entries()) {
    if (!/\d{2}/.test(line.text) || AGENT.test(line.text)) continue;
    const whole = line.text + restOfNumber(line.text, lines[index + 1], country);
    const time = timeIn(whole);
    // "+56 9 5550 2036": the end of a number is no year.
    const isOfNumber = /^\d{4}$/.test(time?.words ?? '') && /\d[ .-]$/.test(whole.slice(0, time?.at));
    const span = isOfNumber ? null : time;
    const text = (span === null ? whole : whole.replace(span.words, ' ; '))
      .replace(/\(0\)/g, '')
      .replace(EMAIL, ' ')
      .replace(/https?:\S+|www\.\S+|\S+\.com\/\S*/gi, ' ');
    const options = { ...(country === undefined ? {} : { defaultCountry: country }), v2: true } as const;
    for (const { number, startsAt, endsAt } of findPhoneNumbersInText(text, options)) {
      const written = text.slice(startsAt, endsAt);
      if (/^(?:19|20)\d{2}\s?[-–/]/.test(written) || written.replace(/\D/g, '').length < 8) continue;
      const before = text.slice(Math.max(0, startsAt - 14), startsAt);
      if (
        /recado|emergenc|urg[eê]nci|notfall|nödfall/i.test(text.slice(Math.max(0, startsAt - 24), startsAt))
      )
        continue;
      if (OF_PAPERS.test(before) || IS_PAPER.test(written.trim())) continue;
      if (OF_HOUSE.test(before) || OF_OTHER.test(before)) continue;
      const sure = number.isValid();
      const mobile = number.getType() === 'MOBILE' || MOBILE.test(before);
      const rank = index - (mobile ? 4 : 0) - (sure ? 10 : 0) - (LABEL.test(before) ? 3 : 0);
      found.push({ value: tidyPhone(written), line, rank, sure });
    }
    // Numbers unknown to the numbering plans, such as new ranges, if they can be dialled.
    const isOther = found.length > 0 && (!MOBILE.test(line.text) || found.some((one) => one.line === line));
    if (isOther || index > 40) continue;
    for (const [written] of text.matchAll(/(?<![\d/.,-])\+?\(?\d[\d\s().-]{6,18}\d(?![\d/-]|,\d)/g)) {
      const from = text.indexOf(written);
      const before = text.slice(Math.max(0, from - 14), from);
      if (IS_PAPER.test(written.trim()) || OF_PAPERS.test(before) || OF_HOUSE.test(before)) continue;
      const parsed = parsePhoneNumberFromString(
        written,
        country === undefined ? {} : { defaultCountry: country },
      );
      const labelled = LABEL.test(text.slice(0, Math.max(0, text.indexOf(written))));
      const isDialled = parsed?.isPossible() && (labelled || /^[+(0]/.test(written.trim()));
      if (isDialled || isOfLabel(written, before))
        found.push({
          value: tidyPhone(written),
          line,
          rank: index - (MOBILE.test(line.text) ? 20 : 0),
          sure: false,
        });
    }
  }
  const [best] = found.toSorted((a, b) => a.rank - b.rank);
  if (best === undefined) return null;
  return {
    value: best.value,
    confidence: best.sure ? 0.95 : 0.6,
    page: best.line.page,
    quote: best.line.text,
  };
}

/** What the next line has of a number that is broken over two lines of prose, with a space before it: "06 55 50" above "01 08, mailen". */
function restOfNumber(text: string, next: CvLine | undefined, country: CountryCode | undefined): string {
  const [begun = ''] = /(?:\+|0)[\d\s().-]{3,11}\d$/.exec(text) ?? [];
  const [rest = ''] = /^\d[\d\s.-]{0,9}\d(?=[\s,.;)]|$)/.exec(next?.text ?? '') ?? [];
  if (begun === '' || rest === '' || text.length < 50) return '';
  const options = country === undefined ? {} : { defaultCountry: country };
  const isWhole = (number: string): boolean =>
    parsePhoneNumberFromString(number, options)?.isValid() === true;
  return !isWhole(begun) && isWhole(`${begun} ${rest}`) ? ` ${rest}` : '';
}

function tidyPhone(written: string): string {
  return written
    .replace(/[^\d+().\s-]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The labels of web pages in a contact block. */
export function isContactLine(text: string): boolean {
  return (
    new RegExp(EMAIL.source, 'i').test(text) ||
    /\blinked\s?in\b|github\.com|https?:\/\/|www\./i.test(text) ||
    /(?:^|\s)(?:phone|mobile|tel|email|e-mail|address|nationality|date of birth|dob)\b\s*:/i.test(text) ||
    /^\W*\+?\(?\d[\d\s().-]{7,}$/.test(text)
  );
}
