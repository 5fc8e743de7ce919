import { roles } from '../../../lexicon/terms.ts';
import { type Facet, MAX_VALUES } from '../../facets.ts';

/** What titles of a tool end with, by the trade that the word alone is. */
const ENDINGS: Readonly<Record<string, string>> = {
  Administrator: 'administrator',
  'Software Engineer': 'developer',
};

/**
 * "Salesforce AND (admin OR developer)": the administrator of a tool is no office administrator, so that who has the title of that
 * tool is found as well.
 */
export function withTitlesOfTools(facets: readonly Facet[]): Facet[] {
  const tools = facets.filter(
    ({ kind, strength, either }) => kind === 'skill' && strength === 'must' && either === null,
  );
  return facets.map((each) => {
    if (each.kind !== 'role' || each.strength !== 'must' || tools.length === 0) return each;
    const names = each.values.flatMap((value) => {
      const ending = ENDINGS[value];
      const own = roles().book.whole(value);
      if (ending === undefined || own === undefined) return [];
      return tools.flatMap(({ values }) => {
        const title = values.length === 1 ? roles().book.whole(`${values[0]} ${ending}`) : undefined;
        const isFound =
          title === undefined || title.implies.includes(own.id) || each.values.includes(title.name);
        return isFound ? [] : [title.name];
      });
    });
    if (names.length === 0) return each;
    return {
      ...each,
      label: [each.label, ...names].join(' or ').slice(0, 200),
      values: [...each.values, ...names].slice(0, MAX_VALUES),
    };
  });
}
