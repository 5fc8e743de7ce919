import { e164, isDialledIn } from '#src/lib/phone.ts';
import { linkedinSlug } from '../../candidates/index.ts';
import { plainWords } from '../../lexicon/text.ts';
import { MAX_VALUES, RECORD } from '../facets.ts';
import type { Draft } from './draft.ts';
import { readIdentifiers } from './identifiers.ts';

const EMAIL =
  /(?<![^\s,;<>()"])[^\s,;<>()"@]{1,64}@[^\s,;<>()"@]{1,200}\.[a-z]{2,20}(?![^\s,;<>()"?!.:'\]]|\.[\p{L}\p{N}])/giu;
const PROFILE = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[^\s,;<>()"]{1,150}/gi;
// Phone numbers have eight digits or more and begin with a plus, a zero or a bracket, unlike salaries.
const PHONE = /(?<![\p{L}\p{N}$£€.,])(?:\+|\(?0|00)[\d\s().-]{6,24}\d(?![\p{L}\p{N}]|\s*%)/gu;
const LONG_FIGURE = /(?<![\p{L}\p{N}$£€.,])\d{9,15}(?![\p{L}\p{N}]|\s*%)/gu;
const TAG =
  /\btag(?:ged)?(?:\s+(?:as|with))?\s*:?\s+(?:"([^"]{1,40})"|'([^']{1,40})'|(?<=:\s+)([\p{L}\p{N}][^,;"\n]{0,39}?)(?=\s*(?:$|[,;]))|([\p{L}\p{N}][\p{L}\p{N}&+_-]*))|(?<![\p{L}\p{N}])#([\p{L}\p{N}][\p{L}\p{N}_-]*)/giu;

// "Whose first name is Nguyen": the name itself follows.
const NAME_OF =
  /\b(?:(?:whose|with (?:the|an?)|by)\s+)?(?:first|last|family|given|christian|sur)[\s-]?names?(?:\s+(?:is|are|of|like)|\s*[:=])?/gi;

// "Mr Schäfer", "Dr. van Dyk": only a name stands behind a form of address.
const ADDRESSED =
  /(?<![\p{L}\p{N}])(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Herr|Frau|Mme|Mlle|Monsieur|Madame|Se[ñn]or(?:a|ita)?|Signor[ae]?)\.?\s+((?:(?:van|von|de|der|du|la|le|di|da|el|al|bin|ten|ter)\s+){0,2}\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,2})/gu;

/** "Anyone called Sarah", "the candidate named Priya Nair"; a firm that is called something is none. */
const CALLED =
  /(?<![\p{L}])(?:any(?:one|body)|some(?:one|body)|people|persons?|candidates?|guys?|lad|lady|wom[ae]n|m[ae]n|one)\s+(?:(?:who|that)\s+(?:is|are)\s+)?(?:called|named|by\s+the\s+name\s+of|goes\s+by)\s+((?:\p{Lu}[\p{L}'’-]+)(?:\s+\p{Lu}[\p{L}'’-]+){0,2})/gu;

/** "cnd_01J9Z8…": the id of a record. */
const RECORD_ID =
  /(?<![\p{L}\p{N}_-])(?:[a-z]{2,5})_(?=[0-9A-Za-z]*\d)[0-9A-Za-z]{12,40}(?![\p{L}\p{N}_-])/gu;

/** Reads exact identifiers: e-mail addresses, profiles, phone numbers (several are a list of people), and tags. */
export function readExact(draft: Draft): void {
  for (const { index, 0: id } of draft.each(RECORD_ID)) {
    const reason = `"${id}" is the id of a record, which no search goes by: read it with ${/^c(?:an|n)d_/.test(id) ? 'get_candidate' : 'the action that gets its kind'}.`;
    draft.take(index, index + id.length, { kind: 'unsupported', label: id, values: [RECORD], reason });
  }
  readAll(draft, EMAIL, 'email', (found) => found);
  readAll(draft, PROFILE, 'profile', (found) =>
    linkedinSlug(/^https?:/i.test(found) ? found : `https://${found}`),
  );
  for (const pattern of [PHONE, LONG_FIGURE])
    readAll(draft, pattern, 'phone', (found) => {
      const digits = found.replace(/\D/g, '');
      if (digits.length < 8) return null;
      const written = found.replace(/^\(?00/, '+');
      // A number that is none of the agency's country is looked for as it is written in any other.
      const isTold = written.startsWith('+') || isDialledIn(written, draft.home.country);
      return (isTold ? e164(written, draft.home.country) : null) ?? digits;
    });
  for (const pattern of [ADDRESSED, CALLED])
    for (const match of draft.each(pattern)) {
      const name = match[1] ?? '';
      const start = pattern === CALLED ? match.index + match[0].length - name.length : match.index;
      draft.take(start, match.index + match[0].length, { kind: 'name', label: name, values: [name] });
      if (pattern === CALLED) draft.blot(match.index, start);
    }
  for (const match of draft.each(NAME_OF)) draft.blot(match.index, match.index + match[0].length);
  for (const match of draft.each(TAG)) {
    const value = match[1] ?? match[2] ?? match[3] ?? match[4] ?? match[5] ?? '';
    draft.take(match.index, match.index + match[0].length, {
      kind: 'tag',
      label: `tagged ${value}`,
      values: [value],
      // "#kitchen" may be where something was written, "tagged kitchen" is a tag.
      demanded: match[5] !== undefined,
    });
  }
  readIdentifiers(draft);
}

const REST_OF_TAG =
  /^((?: +(?!(?:in|with|who|that|from|at|and|or|but|for|not|near|around|only|please)\b)[\p{L}\p{N}][\p{L}\p{N}&+_-]*){1,3})(?=\s*(?:$|[,;.?]| (?:in|with|who|that|from|at|and|or|but|for|not|near|around|only|please)\b))/iu;

/** "Tagged silver medalist": the words behind a tag that nothing else read are of the tag. */
export function readRestOfTags(draft: Draft): void {
  for (const read of draft.read) {
    const { facet, end } = read;
    if (facet.kind !== 'tag' || /["'\d]$/.test(draft.text.slice(read.at, end))) continue;
    const [, more = ''] = REST_OF_TAG.exec(draft.rest.slice(end)) ?? [];
    if (more === '') continue;
    const value = `${facet.values[0]}${more}`;
    Object.assign(facet, { label: `tagged ${value}`, values: [value] });
    draft.blot(end, end + more.length);
    read.end = end + more.length;
  }
}

const OF_IT = String.raw`(?:\s*(?:(?:is|are|of|on|at|under|to|as|by)\b|[:=#-]))*\s*$`;
const leadsTo = (words: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}-])(?:(?:whose|who (?:has|have|is|are)|with|having|by|on|under)\s+)?(?:(?:the|an?|this|that|his|her|their|it's|missed|my|our)\s+)*(?:${words})${OF_IT}`,
    'iu',
  );

/** What introduces an e-mail address, a profile or a number and says no more: "with phone", "call", "mobile number is". */
const LEADS_TO = {
  email: leadsTo(
    String.raw`(?:e-?mail(?:ed|ing|s)?|mail|write|contact(?:able)?|reach(?:able)?)(?:\s+(?:address|addr|id|them|him|her))?(?:\s+(?:is|:))?|address`,
  ),
  profile: leadsTo(String.raw`(?:linked-?in|profile|page|url|link|li)(?:\s+(?:profile|page|url|link))?`),
  phone: leadsTo(
    String.raw`(?:(?:mobile|cell|work|home|contact|direct|landline)\s+)?(?:(?:tele)?phone|mobile|mob|cell(?:phone)?|tel|ph|landline|handset|whats-?app|sms|text|numbers?|num|no|nr|call(?:er|ed|ing)?|rang|ring|dial|contact(?:able)?|reach(?:able)?|m|t|p)\.?(?:\s+(?:numbers?|num|no\.?|nr\.?|them|him|her|from|back))?`,
  ),
} as const;

const EXACT: ReadonlySet<string> = new Set(['email', 'profile', 'phone']);

// A person has one of each, and a list of them is a list of people, so that several are alternatives.
function readAll(
  draft: Draft,
  pattern: RegExp,
  kind: 'email' | 'profile' | 'phone',
  read: (found: string) => string | null,
): void {
  for (const match of draft.each(pattern)) {
    const matched = match[0].trim();
    const value = read(matched);
    if (value === null) continue;
    const lead = LEADS_TO[kind].exec(draft.rest.slice(0, match.index))?.[0] ?? '';
    draft.blot(match.index - lead.length, match.index);
    const known = draft.read.findLast(({ facet }) => EXACT.has(facet.kind))?.facet;
    const [at, end] = [match.index, match.index + match[0].length];
    if (known !== undefined && known.values.length < MAX_VALUES) {
      known.values.push(value);
      known.label = `${known.label} or ${matched}`.slice(0, 200);
      draft.blot(at, end);
      continue;
    }
    const next = draft.take(at, end, { kind, label: matched, values: [value] });
    // A longer list goes on in another facet, either of which will do.
    if (known !== undefined) next.either = known.either ??= draft.freeNumber();
  }
}

/** Reads phrases that are known from elsewhere, wherever they stand. */
export function readPhrases(draft: Draft, phrases: readonly string[]): void {
  for (const phrase of phrases) {
    const sought = plainWords(phrase);
    for (let from = 0; from + sought.length <= draft.words.length; from += 1) {
      const part = draft.words.slice(from, from + sought.length);
      if (!part.every(({ text }, at) => text === sought[at])) continue;
      const [at, end] = [part[0]?.start ?? 0, part.at(-1)?.end ?? 0];
      if (draft.taken(at, end)) continue;
      const said = draft.text.slice(at, end);
      draft.take(at, end, { kind: 'keyword', label: said, values: [said], demanded: true });
    }
  }
}
