/** Fields as programs write them, with the words that tell the same. */
const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:application_)?stage$/i, 'stage'],
  [/^(?:created|applied)(?:_at|_on|_date)?$/i, 'created'],
  [/^(?:stage_changed|moved|stage_entered)(?:_at|_on)?$/i, 'moved'],
  [/^(?:submitted|sent)(?:_at|_on)?$/i, 'submitted'],
  [/^(?:opened)(?:_at|_on|_date)?$/i, 'opened'],
  [/^(?:starts|start_time|date|day|starts_on)(?:_at)?$/i, ''],
  [/^(?:updated|changed|modified)(?:_at|_on)?$/i, 'last changed'],
  [/^(?:target_)?start_date$/i, 'start date'],
  [/^(?:base_(?:min|max)|salary|pay|rate|base)(?:_(?:min|max))?$/i, 'paying'],
  [/^round(?:_number)?$/i, 'round'],
  [/^(?:overall|score)$/i, 'score'],
];
const DAY = '\\d{4}-\\d{2}-\\d{2}(?:T[\\d:.]+Z?)?|\\d{1,2}/\\d{1,2}/\\d{2,4}|today|yesterday|tomorrow';
const COMPARED = new RegExp(
  `(?<![\\p{L}])(?<field>[\\p{L}_]+) ?(?<op><=|>=|=<|=>|<|>) ?["']?(?:(?<day>${DAY})|(?<sum>[£$€]?\\d[\\d,.]*k?))["']?(?![\\p{L}\\d])`,
  'giu',
);
const UNEQUAL = /(?<![\p{L}])(?<field>[\p{L}_]+) ?(?:!=|<>|≠) ?/giu;
const AMONG = /(?<![\p{L}])(?<field>[\p{L}_]+) (?<not>not )?in ?[([](?<values>[^()[\]]{1,120})[)\]]/giu;

/** The words of a program's conditions: "submitted_at < 2026-11-01" is submitted before it, "stage != rejected" not rejected. */
export const withOperators = (text: string): string =>
  text
    .replace(AMONG, (...rest) => {
      const { field = '', not, values = '' } = rest.at(-1) as Record<string, string | undefined>;
      const list = values
        .split(/[,|]/)
        .map((value) => value.trim().replace(/^["']|["']$/g, ''))
        .join(not ? ' or ' : ', ');
      return not ? `not ${list}` : `${field}: ${list}`;
    })
    .replace(UNEQUAL, 'not ')
    .replace(COMPARED, (whole, ...rest) => {
      const { field = '', op = '', day, sum } = rest.at(-1) as Record<string, string | undefined>;
      const [, words] = FIELDS.find(([pattern]) => pattern.test(field)) ?? [];
      if (words === undefined && day === undefined) return whole;
      const isLess = op.includes('<');
      const isSame = op.includes('=');
      if (words === 'round' && !isLess) return `round ${Number(sum) + (isSame ? 0 : 1)} or later`;
      const edge =
        day === undefined
          ? isLess
            ? isSame
              ? 'at most'
              : 'under'
            : isSame
              ? 'at least'
              : 'over'
          : isLess
            ? isSame
              ? 'on or before'
              : 'before'
            : isSame
              ? 'on or after'
              : 'after';
      return `${words ?? field} ${edge} ${day ?? sum ?? ''}`.trim();
    });
