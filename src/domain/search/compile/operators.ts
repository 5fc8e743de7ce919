import { employerNamed } from '../../lexicon/employers.ts';
import { certifications, industries, roles, skills } from '../../lexicon/terms.ts';

const OPERATOR = /(?<![\p{L}\p{N}])(?:AND|OR|NOT)(?![\p{L}\p{N}])/u;

/**
 * The search strings of sourcers in the words that are read here: "|" is an or, a minus in front of a word a not, and a known
 * name between quotes and operators is that name and no phrase. An exclusion goes on over its brackets.
 */
export function withOperators(query: string): string {
  const said = query
    .replace(/(?<=[\p{L}\p{N}")])\s*\|\|?\s*(?=[\p{L}\p{N}"(])/gu, ' OR ')
    // At the beginning of a line it marks one of a list.
    .replace(/(?<=[\p{L}\p{N}"),;][ \t]|\()-(?=[\p{L}"(])/gu, 'NOT ')
    .replace(
      /(?<![\p{L}\p{N}])(?:in)?(?:(?:job|current)\s+)?(?:title|name|role|position|candidate):\s*(?=[\p{L}"(])/giu,
      '',
    );
  if (!OPERATOR.test(said)) return query;
  return said
    .replace(/"([^"]{2,60})"/g, (quoted: string, name: string) => (isKnown(name) ? ` ${name} ` : quoted))
    .replace(/(?<![\p{L}\p{N}])NOT\s*\(([^()]{1,120})\)/gu, (_, list: string) =>
      list
        .split(/\s+OR\s+|\s*,\s*/u)
        .map((one) => `, not ${one.trim()}`)
        .concat(', ')
        .join(' '),
    )
    .replace(/\s+/g, ' ')
    .trim();
}

const isKnown = (name: string): boolean =>
  employerNamed(name) !== undefined ||
  [roles(), skills(), certifications(), industries()].some(({ book }) => book.whole(name) !== undefined);
