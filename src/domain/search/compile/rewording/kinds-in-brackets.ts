import { industries, roleOfWork, roles, skills } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';
import { peopleInField } from '../trades/fields-of-work.ts';
import { outsideQuotes } from './in-turn.ts';
import { WHO_WORKS_THERE } from './places-of-work-listed.ts';

const WORD = String.raw`\p{L}[\p{L}\p{N}&'’-]*`;
const NO = String.raw`(?!(?:an?|the|and|or|in|who|that|are|is|were|be|people|folks?|staff)(?!\p{L}))`;
const FIELD = String.raw`${NO}${WORD}(?:\s+${NO}${WORD})?`;
const PARTS = /\s*,\s*(?:(?:and|or)\s+)?|\s*\/\s*|\s+(?:and|or)\s+|\s*&\s*(?=\p{L}{2})/iu;
const ETC = /\s*,?\s*(?:etc\.?|and\s+so\s+on|and\s+the\s+like)\s*$/i;

/** What a field is called before its people: a counsel in law is a legal counsel. */
const CALLED: Readonly<Record<string, string>> = { law: 'legal', medicine: 'medical', finance: 'financial' };

const isTrade = (said: string): boolean => roles().book.whole(said) !== undefined;
const partsOf = (list: string): string[] =>
  list
    .replace(ETC, '')
    .split(PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The kind of a field's people that a word names: "counsel" in law, "ICU" in nursing; null where it names none. */
function inField(kind: string, field: string): string | null {
  if (isTrade(kind)) return kind;
  const inFull = `${CALLED[field.toLowerCase()] ?? field} ${kind}`;
  return isTrade(inFull) ? inFull : (roleOfWork(plainWords(`${kind} ${field}`))?.name ?? null);
}

const BEFORE = String.raw`\b(?:were|was|been|used\s+to\s+be|formerly|previously|once)\s+`;
/** "Were a chef or in law (solicitor, counsel)": the field among what somebody was. */
const WAS_IN = new RegExp(
  String.raw`\bin(?<=${BEFORE}(?:[^.;:!?()]{0,80}?(?:\bor\s+|,\s*))?in)\s+(?<field>${FIELD})\s*\((?<kinds>[^()]{3,100})\)`,
  'giu',
);
/** "Chefs or in teaching in a previous career". */
const WAS_IN_FIELD = new RegExp(
  String.raw`\bin(?<=${BEFORE}[^.;:!?()]{2,80}?(?:\bor\s+|,\s*)in)\s+(?<field>${WORD})(?=\s*(?:$|[,;.?!)]|\b(?:in\s+an?|once|before|earlier|and|or|who|now)(?!\p{L})))`,
  'giu',
);
/** "A solicitor", or "solicitors" behind others in the plural. */
const called = (name: string, before: string): string => {
  if (/s$/i.test(name)) return name;
  if (/s\s*(?:,|,?\s*\bor)\s*$/i.test(before)) return `${name}s`;
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
};
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

const CAREER = String.raw`(?:in\s+(?:an?|their|some)\s+(?:(?:earlier|previous|prior|past|former|other|different)\s+)(?:career|life|job|working\s+life)|earlier\s+on|once|before|previously|at\s+one\s+time)`;
const SOMETHING = String.raw`(?:something|some\s+(?:other|new)\s+\p{L}+|an?(?:other|\s+new|\s+different)\s+(?:job|career|trade|line(?:\s+of\s+work)?|field|profession))(?:\s+(?:else|different|new|other|entirely|altogether|completely))*`;
/** "In an earlier career and have since changed to something else": who was that and is it no more. */
const SINCE = new RegExp(
  String.raw`\s*(?:\b${CAREER}|(?=,|\band\b|\bbut\b))\s*,?\s*(?:(?:and|but|who)\s+)*(?:(?:have|has)\s+|['’]ve\s+)?(?:(?:since|now|today|currently)\s+)?(?:(?:changed|moved(?:\s+on)?|switched|gone|went|retrained)(?:\s+(?:on|over|across))?\s+(?:in)?to|do(?:es)?|doing|work(?:s|ing)?\s+in|retrained\s+as|(?:are|is)\s+doing)\s+${SOMETHING}(?:\s+(?:now|today|since|these\s+days|currently))?(?=\s*(?:$|[,;.!?)]))`,
  'giu',
);

const CAREER_ALONE = new RegExp(String.raw`\s*\b${CAREER}(?=\s*(?:$|[,;.!?)]))`, 'giu');
const WAS = /\b(?:(?:have|had|has)\s+been|were|was)\s+(?=(?<behind>[^.;:!?()]+))/iu;

/** Who was of a trade "in an earlier career and has since changed to something else" used to be of it. */
function withFormerTrades(said: string): string {
  const isOfTrade = (behind: string): boolean =>
    roles().book.at(plainWords(behind.replace(/^an?\s+/i, '')), 0) !== undefined;
  const was = WAS.exec(said);
  const once =
    was ?? /\b(?:used\s+to\s+be|formerly|previously|once)\s+(?=(?<behind>[^.;:!?()]+))/iu.exec(said);
  if (once === null || !isOfTrade(once.groups?.behind ?? '')) return said;
  const behind = said.slice(once.index + once[0].length);
  const left = behind.replace(SINCE, '').replace(CAREER_ALONE, '');
  if (left === behind) return said;
  return said.slice(0, once.index) + (was === null ? once[0] : 'used to be ') + left;
}

/** A query in which what somebody was before, in a field with its kinds in brackets, is each of these trades. */
export const withFormerKinds = (query: string): string =>
  outsideQuotes(query, (part) => {
    const said = part
      .replace(WAS_IN, (whole: string, field: string, kinds: string, at: number, text: string) => {
        const full = partsOf(kinds).map((kind) => inField(kind, field));
        return full.length > 0 && full.every((one) => one !== null)
          ? listed(full.map((name) => called(name, text.slice(0, at))))
          : whole;
      })
      .replace(WAS_IN_FIELD, (whole: string, field: string, at: number, text: string) => {
        const trade = roleOfWork(plainWords(field));
        return trade === null ? whole : called(trade.name.toLowerCase(), text.slice(0, at));
      });
    return withFormerTrades(said);
  });

const SHORT_KINDS = ['technician', 'officer', 'worker'];
/** A trade by its short form among others: "PV" is drug safety, "lab" are its technicians. */
function tradeInShort(kind: string): string | null {
  if (isTrade(kind)) return kind;
  const there = WHO_WORKS_THERE[kind.toLowerCase()];
  if (there !== undefined) return there;
  const words = plainWords(kind);
  const people = peopleInField(words);
  if (people !== undefined) return people.name;
  const found = SHORT_KINDS.map((doer) => roles().book.whole(`${words.join(' ')} ${doer}`));
  return found.find((one) => one !== undefined)?.name ?? null;
}

const isField = (said: string): boolean =>
  industries().book.whole(said) !== undefined ||
  skills().book.whole(said) !== undefined ||
  peopleInField(plainWords(said)) !== undefined;

/** "Pharma or manufacturing people (lab, PV, MSL)". */
const PEOPLE_OF = new RegExp(
  String.raw`(?<!\p{L})(?<fields>${FIELD}(?:\s*(?:,\s*(?:or\s+)?|\/|&|\s+(?:or|and)\s+)\s*${FIELD}){0,3})\s+(?:people|ppl|folks?|staff|types|professionals)(?:\s+of\s+(?:any|all|every)\s+(?:kinds?|sorts?|types?|stripes?|descriptions?))?\s*\((?<kinds>[^()]{4,120})\)`,
  'giu',
);

/** A query in which people of fields, with their trades in brackets, are any of these trades. */
export function withPeopleOfKinds(query: string, tell: (note: string) => void): string {
  return outsideQuotes(query, (part) =>
    part.replace(PEOPLE_OF, (whole: string, fields: string, kinds: string) => {
      const before = /^(?:(?:any|all|some|find|need|want|me|our|the|please)\s+)+/i.exec(fields)?.[0] ?? '';
      const areFields = partsOf(fields.slice(before.length)).every(isField);
      const list = partsOf(kinds);
      const field = fields.slice(before.length).trim();
      const trades = list.map((kind) => tradeInShort(kind) ?? inField(kind, field));
      // "Tech people (SAP, Salesforce)": without a trade among them they may be what somebody knows.
      if (!areFields || list.length < 2 || !list.some(isTrade) || trades.some((one) => one === null))
        return whole;
      const said = listed(trades.filter((one) => one !== null));
      tell(`"${whole.trim()}" was read as any of these trades, wherever they work: ${said}.`);
      return `${before}${said}`;
    }),
  );
}
