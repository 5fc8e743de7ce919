import { employerGroup, employerNamed } from '../../../lexicon/employers.ts';
import { levelIn } from '../../../lexicon/levels.ts';
import { placeNamed } from '../../../lexicon/places.ts';
import { certifications, industries, roles, skills } from '../../../lexicon/terms.ts';

const OPERATOR = /(?<![\p{L}\p{N}])(?:AND|OR|NOT)(?![\p{L}\p{N}])/u;

/**
 * The search strings of sourcers in the words that are read here: "|" is an or, a minus in front of a word a not, and a known
 * name between quotes and operators is that name and no phrase. An exclusion goes on over its brackets.
 */
export function withOperators(query: string): string {
  const said = separated(query)
    .replace(/(?<=[\p{L}\p{N}")])\s*\|\|?\s*(?=[\p{L}\p{N}"(])/gu, ' OR ')
    // At the beginning of a line it marks one of a list.
    .replace(/(?<=[\p{L}\p{N}"),;][ \t]|\()-(?=[\p{L}"(])/gu, 'NOT ')
    .replace(
      /(?<![\p{L}\p{N}])(?:in)?(?:(?:job|current)\s+)?(?:title|name|role|position|candidate):\s*(?=[\p{L}"(])/giu,
      '',
    );
  if (!OPERATOR.test(said)) return query;
  return (
    said
      // "Current:(Monzo OR Revolut)".
      .replace(LIST_FIELD, '$1 company:(')
      // "Past:Monzo OR past:Starling": one list.
      .replace(ONE_FIELD, (whole: string, when: string) => {
        const fields = whole.split(/\s+OR\s+/u).map((one) => /^(\p{L}+):\s*(.+)$/u.exec(one));
        const isOne = fields.every((one) => one?.[1]?.toLowerCase() === when.toLowerCase());
        const names = fields.map((one) => one?.[2]?.replaceAll('"', '') ?? '');
        if (!isOne) return whole;
        // "Past:teacher": a trade.
        if (names.every((name) => roles().book.whole(name) !== undefined))
          return `, ${/^(?:cur|pre(?!v)|now)/i.test(when) ? 'now' : 'formerly'} ${names.join(' or ')}, `;
        return `${when} company:(${names.join(' OR ')})`;
      })
      // "Current employer (KPMG OR EY)", "past company = BDO": where somebody is or was.
      .replace(
        FIELD,
        (whole: string, when: string | undefined, list: string | undefined, name: string | undefined) => {
          const names = (list === undefined ? [name ?? ''] : namesIn(list)).map((one) =>
            one.replaceAll('"', '').trim(),
          );
          if (names.some((one) => one === '' || /\b(?:AND|NOT)\b/.test(one))) return whole;
          const lead =
            when === undefined
              ? 'worked at'
              : /^(?:cur|pre|now)/i.test(when)
                ? 'currently at'
                : 'formerly at';
          return ` ${lead} ${names.join(' or ')} `;
        },
      )
      .replace(/"([^"]{2,60})"/g, (quoted: string, name: string) => (isKnown(name) ? ` ${name} ` : quoted))
      .replace(/(?<![\p{L}\p{N}])NOT\s*\(([^()]{1,120})\)/gu, (_, list: string) => {
        const names = namesIn(list);
        // "NOT (Atlassian OR Canva)": what is also a skill is a company beside one.
        return areEmployers(names)
          ? `, never at ${names.join(' or ')}, `
          : `${names.map((one) => `, NOT ${one}`).join('')}, `;
      })
      .replace(/(?<![\p{L}\p{N}:])\(([^()]{1,160})\)/gu, (whole: string, list: string) => {
        const names = namesIn(list);
        return / OR /.test(list) && areEmployers(names) ? `(worked at ${names.join(' or ')})` : whole;
      })
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** A field of a career in a search string. */
const FIELD =
  /(?<![\p{L}\p{N}])(?:(current|present|now|past|previous|former|ex|last)[\s_-]*)?(?:employer|company|firm|organi[sz]ation)s?\s*(?:[:=]\s*)?(?:\(([^()]{2,160})\)|(?<=[:=]\s*)("[^"]{2,60}"|\p{Lu}[\p{L}\p{N}&.-]*))/giu;

/** When somebody was at companies, by the word for the time alone: "current:Google", "past:Monzo OR past:Starling". */
const LIST_FIELD =
  /(?<![\p{L}\p{N}])([Cc]urrent|[Pp]resent|[Pp]ast|[Pp]revious|[Ff]ormer|[Ee]x):\s*\((?=[^()]{2,160}\))/gu;
const NAME_IN_FIELD = String.raw`(?:"[^"]{2,60}"|\p{L}[\p{L}\p{N}&.-]*(?:\s+(?!(?:AND|OR|NOT)(?!\p{L}))\p{Lu}[\p{L}\p{N}&.-]*)*)`;
const ONE_FIELD = new RegExp(
  String.raw`(?<![\p{L}\p{N}])([Cc]urrent|[Pp]resent|[Nn]ow|[Pp]ast|[Pp]revious|[Ff]ormer|[Ee]x):\s*${NAME_IN_FIELD}(?:\s+OR\s+\p{L}+:\s*${NAME_IN_FIELD})*`,
  'gu',
);

/** A quoted phrase, in a query of operators, that says a condition is that condition: "permanent resident", "react developer". */
export function withKnownQuotes(query: string, isKnown: (phrase: string) => boolean): string {
  if (!OPERATOR.test(query)) return query;
  return query.replace(/(?<!["\p{L}\p{N}])"([^"]{2,60})"/gu, (quoted: string, phrase: string) =>
    isKnown(phrase) ? phrase : quoted,
  );
}

const isEmployer = (name: string): boolean =>
  employerNamed(name) !== undefined || employerGroup(name) !== undefined;
const isOnlyEmployer = (name: string): boolean =>
  isEmployer(name) &&
  placeNamed(name, 'AU') === null &&
  [roles(), skills(), certifications()].every(({ book }) => book.whole(name) === undefined);

/** A list in brackets each of which is an employer, of which one is nothing else and another could be. */
const areEmployers = (names: readonly string[]): boolean =>
  names.every(isEmployer) && names.some(isOnlyEmployer) && !names.every(isOnlyEmployer);

const namesIn = (list: string): string[] =>
  list.split(/\s+OR\s+|\s*,\s*/u).map((one) => one.replace(/^[\s"]+|[\s"]+$/g, ''));

/** A bar between things of different kinds ("auditor | SQL | London") is a comma and no or. */
function separated(query: string): string {
  const parts = query.split(/\s*\|\|?\s*/);
  const kinds = new Set(parts.map((part) => kindOf(part.trim())).filter((kind) => kind !== null));
  return parts.length > 1 && kinds.size > 1 ? parts.join(', ') : query;
}

function kindOf(part: string): string | null {
  if (/^(?:[<>]=?\s*)?\d/.test(part)) return 'figure';
  if (/["()]/.test(part)) return null;
  if (employerNamed(part) !== undefined || employerGroup(part) !== undefined) return 'employer';
  const [first = ''] = part.split(/\s*(?:,|\/|\bor\b)\s*/i);
  if (levelIn(first) !== null) return 'level';
  for (const [kind, { book }] of Object.entries({
    role: roles(),
    skill: skills(),
    certification: certifications(),
  }))
    if (book.whole(part) !== undefined) return kind;
  return placeNamed(part, 'AU') === null ? null : 'place';
}

const isKnown = (name: string): boolean =>
  employerNamed(name) !== undefined ||
  employerGroup(name) !== undefined ||
  placeNamed(name, 'AU') !== null ||
  [roles(), skills(), certifications(), industries()].some(({ book }) => book.whole(name) !== undefined);
