const COUNT = '\\d{1,3}|an?|one';
const HAVE =
  '(?:(?:that|which|who|where|and|but|we|i|they|there|it|us|with|have|has|had|having|got|get|getting|received|seen|is|are|was|were|been|be|currently|still|already|only|just)\\s+)*?';
const NONE =
  '(?:(?:have|has|had|did|do|does) not (?:yet |even )?(?:had|got|have|get|received|seen)(?: a single| any| an?)?(?: one)?|never (?:had|got|received)(?: any| an?)?|yet to (?:have|get|receive|see)(?: any| an?)?|without(?: a single| any| an?)?|no(?![ -]one\\b)|zero|0|none|nothing|not (?:a single|one|any)|nobody|no one|no-one|noone|hardly any)';
/** How many of something a record has: "with no …", "more than 3 …", "at least two …". */
export const QUANTITY = new RegExp(
  `(?<![\\p{L}\\p{N}-])${HAVE}(?:(?:(?<more>more than|over|above|>)|(?<least>at least|a minimum of|>=)|(?<less>less than|fewer than|under|below|<)|(?<most>at most|up to|no more than|not more than)|(?<exact>exactly|only|just))\\s*(?<n>${COUNT})|(?:between (?=\\d{1,3} and)|(?=\\d{1,3}(?:-| to | - )\\d{1,3} \\p{L}))(?<low>\\d{1,3})(?:-| - | to | and )(?<high>\\d{1,3})|(?<up>\\d{1,3})\\s*(?:\\+|plus| or more)|(?<down>\\d{1,3}) or (?:fewer|less)|(?<rank>the most|(?<=\\b(?:with|have|has|had|got|getting|received|seen) )most|(?:the )?(?:highest number of|largest number of|biggest number of|greatest number of)|by (?:the )?(?:number|amount) of)|(?<fewest>(?:the )?(?:fewest|least|lowest number of|smallest number of))|(?<none>${NONE})|(?<own>\\d{1,3})|(?<some>(?<=\\b(?:with|have|has|had|having|got|where|and)\\s+(?:(?:already|currently|we|there|is|are|have|had|got)\\s+)*)(?:an?|any|some|someone|somebody|anyone|anybody|several|multiple|plenty of|lots of|many)|someone|somebody))(?![\\p{L}\\d])|(?<![\\p{L}\\p{N}-])${HAVE}(?<bare>(?<=\\b(?:with|have|has|had|having|got|seen)\\s+)(?=\\p{L}))`,
  'giu',
);
/** The bounds that a match of `QUANTITY` gives, both counted; null for none. */
export function countsOf(groups: Readonly<Record<string, string | undefined>>): {
  min: number | null;
  max: number | null;
} {
  const { more, least, less, most, n, low, high, up, down, none, own } = groups;
  const count = (text: string | undefined): number => (/^\d/.test(text ?? '') ? Number(text) : 1);
  if (none !== undefined) return { min: null, max: 0 };
  if (more !== undefined) return { min: count(n) + 1, max: null };
  if (least !== undefined) return { min: count(n), max: null };
  if (less !== undefined) return { min: null, max: count(n) - 1 };
  if (most !== undefined) return { min: null, max: count(n) };
  if (n !== undefined) return { min: count(n), max: count(n) };
  if (low !== undefined) return { min: count(low), max: count(high) };
  if (up !== undefined) return { min: count(up), max: null };
  if (down !== undefined) return { min: null, max: count(down) };
  if (own !== undefined) return { min: count(own), max: count(own) };
  return { min: 1, max: null };
}
