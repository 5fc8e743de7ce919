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
const LENGTH = /(?<op><=|>=|<|>) ?(?=\d+ (?:days?|weeks?|months?)(?![\p{L}]))/giu;
const EMPTY =
  /(?<![\p{L}])(?<field>[\p{L}_]+) ?(?:is|=+|:) ?(?<not>not )?(?:null|none|empty|blank|n\/a|undefined)(?![\p{L}])/giu;
/** "starts_after=2026-11-16", "opened_before: 2026-10-01". */
const SUFFIXED = new RegExp(
  `(?<![\\p{L}])(?<field>[\\p{L}_]+?)_(?<op>after|before|since|until|from|to|gte?|lte?)(?:=|: ?)["']?(?<day>${DAY})["']?(?![\\p{L}\\d])`,
  'giu',
);
const SUFFIXES: Readonly<Record<string, string>> = {
  after: 'after',
  before: 'before',
  since: 'since',
  from: 'since',
  until: 'on or before',
  to: 'on or before',
  gt: 'after',
  gte: 'since',
  lt: 'before',
  lte: 'on or before',
};
/** "From: 2026-09-01", "until=2026-10-31": a bound by itself. */
const BARE_BOUND = new RegExp(
  `(?<=(?:^|[,;|&(]|\\band) ?)(?<op>from|since|after|before|until|till|to)(?:_date|_day)?(?:=+|: ?)["']?(?<day>${DAY})["']?(?![\\p{L}\\d])`,
  'giu',
);
const OWNER_ME = /(?<![\p{L}])owner(?:_id)? ?(?:(?<not>!=|<>)|=+|:| is) ?["']?me["']?(?![\p{L}])/giu;
const IN_TOWN = /(?<![\p{L}])(?:city|town)["']? ?[:=]+ ?["']?(?=\p{L})/giu;
/** "salary_max >= 60000": of one end of what is paid. */
const END_OF_PAY =
  /(?<![\p{L}])(?:(?<low>(?:base|salary|pay|rate|comp(?:ensation)?)_min|min(?:_(?:base|salary|pay|rate))?)|(?:base|salary|pay|rate|comp(?:ensation)?)_max|max(?:_(?:base|salary|pay|rate))?) ?(?<op><=|>=|=<|=>|<|>) ?["']?(?=[£$€]?\d)/giu;
const TEAM = /(?<![\p{L}])team(?:_name)?["']? ?(?:=+|:) ?["']?(?=\p{L})/giu;
/** "offer|references", "a || b", "a && b". */
const BAR = /(?<=[\p{L}\d"'])(?:\|| ?\|\| ?)(?=[\p{L}\d"'])/gu;
/** "jobs.status = 'on_hold'", "application.stage == ...": the record before its field. */
const OWNER_OF_FIELD =
  /(?<![\p{L}.])(?:applications?|apps?|interviews?|jobs?|records?|e|r|a|j|i)\.(?=[\p{L}_]+ ?(?:[=<>!:]|not in\b|in ?[([]|is\b|between\b))/giu;
const JOB_STATUS = /(?<![p{L}.])jobs?\.status(?= ?(?:[=:]|is\b))/gi;
/** "job.owner=dan". */
const JOB_OWNER = /(?<![\p{L}.])jobs?\.owner(?:_id)? ?(?:=+|:) ?/giu;
/** "starts_at between 2026-10-01 and 2026-10-31". */
const BETWEEN_DAYS = new RegExp(
  `(?<![\\p{L}])(?<field>[\\p{L}_]+) between ["']?(?<one>${DAY})["']? and ["']?(?<other>${DAY})["']?(?![\\p{L}\\d])`,
  'giu',
);
const UNEQUAL = /(?<![\p{L}])(?<field>[\p{L}_]+) ?(?:!=|<>|≠) ?/giu;
const AMONG = /(?<![\p{L}])(?<field>[\p{L}_]+) (?<not>not )?in ?[([](?<values>[^()[\]]{1,120})[)\]]/giu;

type Groups = Record<string, string | undefined>;

const wordsOf = (field: string): string | undefined => FIELDS.find(([pattern]) => pattern.test(field))?.[1];

/** The words of a program's conditions: "submitted_at < 2026-11-01" is submitted before it, "stage != rejected" not rejected. */
export const withOperators = (text: string): string =>
  text
    .replace(BAR, ' or ')
    .replace(JOB_STATUS, 'job status')
    .replace(JOB_OWNER, 'job owner: ')
    .replace(OWNER_OF_FIELD, '')
    .replace(BETWEEN_DAYS, (...rest) => {
      const { field = '', one = '', other = '' } = rest.at(-1) as Groups;
      return `${wordsOf(field) ?? field} between ${one} and ${other}`.trim();
    })
    .replace(/ ?&& ?/g, ' and ')
    .replace(TEAM, 'team ')
    .replace(END_OF_PAY, (...rest) => {
      const { low, op = '' } = rest.at(-1) as Groups;
      const edge = `${op.includes('<') ? 'at most' : 'at least'} `;
      const isWhole = op.includes('<') !== (low !== undefined);
      const words = op.includes('=') ? edge : op.includes('<') ? 'under ' : 'over ';
      return `${isWhole ? 'paying' : low === undefined ? 'top of the salary' : 'bottom of the salary'} ${words}`;
    })
    .replace(AMONG, (...rest) => {
      const { field = '', not, values = '' } = rest.at(-1) as Groups;
      const list = values
        .split(/[,|]/)
        .map((value) => value.trim().replace(/^["']|["']$/g, ''))
        .join(not ? ' or ' : ', ');
      return not ? `not ${list}` : `${field}: ${list}`;
    })
    .replace(OWNER_ME, (...rest) => ((rest.at(-1) as Groups).not ? 'not mine' : 'mine'))
    .replace(IN_TOWN, 'in ')
    .replace(EMPTY, (...rest) => {
      const { field = '', not } = rest.at(-1) as Groups;
      return `${not ? 'with' : 'no'} ${field.replaceAll('_', ' ')}`;
    })
    .replace(SUFFIXED, (...rest) => {
      const { field = '', op = '', day = '' } = rest.at(-1) as Groups;
      return `${wordsOf(field) ?? field} ${SUFFIXES[op.toLowerCase()] ?? op} ${day}`.trim();
    })
    .replace(BARE_BOUND, (...rest) => {
      const { op = '', day = '' } = rest.at(-1) as Groups;
      return `${SUFFIXES[op.toLowerCase()] ?? 'on or before'} ${day}`;
    })
    .replace(LENGTH, (...rest) => ((rest.at(-1) as Groups).op?.includes('<') ? 'under ' : 'over '))
    .replace(UNEQUAL, 'not ')
    .replace(COMPARED, (whole, ...rest) => {
      const { field = '', op = '', day, sum } = rest.at(-1) as Groups;
      const words = wordsOf(field);
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
