const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const ON_A_DAY = `(?=\\s(?:on )?(?:today|tonight|tomorrow|yesterday|this (?:morning|afternoon|evening)|(?:next |this |last )?${DAY}|in the (?:morning|afternoon|evening))(?![\\p{L}]))`;
const HALVES =
  /\b(?<lead>at|from|before|after|by|until|till|between|to|and) (?<part>half|quarter past|quarter to)(?: past)? (?<hour>1[0-2]|[1-9])(?![\p{L}\d:.%])/giu;
const BARE = new RegExp(
  `\\b(?<lead>at|from|before|after|by|until|till) (?<hour>1[0-2]|[1-9])(?:[:.](?<minute>[0-5]\\d))?(?: o'?clock)?${ON_A_DAY}(?<day>[^,;.?!]{0,24})`,
  'giu',
);

const OF_DAY = `(?:today|tonight|tomorrow|yesterday|(?:on )?(?:next |this |last )?${DAY}|this (?:morning|afternoon)|in the (?:morning|afternoon))`;
const HOUR = '(?:1[0-9]|2[0-3]|0?[1-9])(?:[:.][0-5]\\d)?';
/** "10-12 tomorrow", "Monday 2-4pm": two hours, and no days, beside a day. */
const HOURS_BEFORE = new RegExp(
  `(?<![\\p{L}\\d£$€.:/-])(?:(?:between|from) )?(?<one>${HOUR}) ?(?<half>[ap]m)? ?(?:-|to|until|till|and) ?(?<other>${HOUR}) ?(?<halfToo>[ap]m)?,? (?<day>${OF_DAY})(?![\\p{L}\\d'])`,
  'giu',
);
const HOURS_BEHIND = new RegExp(
  `(?<![\\p{L}])(?<day>${OF_DAY}),? (?:(?:between|from) )?(?<one>${HOUR}) ?(?<half>[ap]m)? ?(?:-|to|until|till|and) ?(?<other>${HOUR}) ?(?<halfToo>[ap]m)?(?![\\p{L}\\d%:/.-]| ?(?:days?|weeks?|months?|mins?|minutes|hours?|hrs|(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b))`,
  'giu',
);
/** "Monday at 10": a day before the hour. */
const BEHIND_DAY = new RegExp(
  `(?<![\\p{L}])(?<day>${OF_DAY}),? (?<lead>at|from|before|after|by|until|till) (?<hour>${HOUR})(?: (?:or|and) (?:(?<orLead>at|from|before|after|by|until|till) )?(?<orHour>${HOUR}))?(?! ?[ap]m)(?![\\p{L}\\d%:/.-]| ?(?:days?|weeks?|months?|mins?|minutes|hours?|hrs|(?:the )?\\p{L}+ (?:stage|round)))`,
  'giu',
);
const O_CLOCK =
  /\b(?<hour>1[0-2]|[1-9]) ?o['’]?clock(?: in the (?<part>morning|afternoon|evening))?(?![\p{L}])/giu;

/** The part of the day that a time of the clock names anyway. */
const PART_OF_DAY = new RegExp(
  `\\b(?<clock>\\d{1,2}(?:[:.]\\d\\d)? ?[ap]m),? (?<day>this|in the|(?:on )?(?:next |this |last )?${DAY}|tomorrow|yesterday) (?:morning|afternoon|evening)(?![\\p{L}])`,
  'giu',
);

/** Times of the clock said in words: "at half two", "at four this afternoon"; without more, hours before seven are of the afternoon. */
export function withClock(text: string): string {
  const groupsOf = (rest: readonly unknown[]): Record<string, string | undefined> =>
    rest.at(-1) as Record<string, string | undefined>;
  const clock = (hour: number, minute: number, isEarly: boolean, isLate: boolean): string => {
    const isAfternoon = isLate || (!isEarly && (hour < 7 || hour === 12));
    return `${hour}:${String(minute).padStart(2, '0')}${isAfternoon ? 'pm' : 'am'}`;
  };
  const ofHour = (said: string, half = '', isLate = false): string => {
    const [hour = 0, minute = 0] = said.split(/[:.]/).map(Number);
    if (hour > 12) return `${hour}:${String(minute).padStart(2, '0')}`;
    return clock(hour, minute, /^a/i.test(half), isLate || /^p/i.test(half));
  };
  const hours = (groups: Record<string, string | undefined>): string => {
    const { one = '', half, other = '', halfToo, day = '' } = groups;
    const isMorning = /\bmorning\b/i.test(day);
    const isLate = /\b(?:afternoon|tonight)\b/i.test(day);
    const last = ofHour(other, halfToo ?? (isMorning ? 'am' : undefined), isLate);
    // "10-2pm" begins in the morning, "2-4pm" in the afternoon.
    const isSame =
      half === undefined && /p/i.test(halfToo ?? '') && Number.parseInt(one, 10) < Number.parseInt(other, 10);
    const first = ofHour(one, half ?? (isMorning ? 'am' : isSame ? 'pm' : undefined), isLate);
    return `between ${first} and ${last}`;
  };
  return text
    .replace(O_CLOCK, (...rest) => {
      const { hour, part } = groupsOf(rest);
      return clock(Number(hour), 0, part === 'morning', part !== undefined && part !== 'morning');
    })
    .replace(HOURS_BEFORE, (...rest) => `${hours(groupsOf(rest))} ${groupsOf(rest).day}`)
    .replace(HOURS_BEHIND, (...rest) => `${groupsOf(rest).day} ${hours(groupsOf(rest))}`)
    .replace(BEHIND_DAY, (...rest) => {
      const { day = '', lead = '', hour = '', orHour, orLead } = groupsOf(rest);
      const half = /\bmorning\b/i.test(day) ? 'am' : undefined;
      const [one, other] = [hour, orHour ?? ''].map((said) => ofHour(said, half, /\bafternoon\b/i.test(day)));
      return `${day} ${lead} ${one}${orHour ? ` or ${orLead || lead} ${other}` : ''}`;
    })
    .replace(HALVES, (...rest) => {
      const { lead, part = '', hour } = groupsOf(rest);
      const isTo = /to$/i.test(part);
      const said = Number(hour);
      const own = isTo ? (said === 1 ? 12 : said - 1) : said;
      return `${lead} ${clock(own, isTo ? 45 : /half/i.test(part) ? 30 : 15, false, false)}`;
    })
    .replace(BARE, (...rest) => {
      const { lead, hour, minute, day = '' } = groupsOf(rest);
      const isEarly = /\bmorning\b/i.test(day);
      const isLate = /\b(?:afternoon|evening|tonight)\b/i.test(day);
      return `${lead} ${clock(Number(hour), Number(minute ?? 0), isEarly, isLate)}${day}`;
    })
    .replace(PART_OF_DAY, (...rest) => {
      const { clock: said = '', day = '' } = groupsOf(rest);
      return `${said} ${/^this$/i.test(day) ? 'today' : /^in the$/i.test(day) ? '' : day}`.trim();
    });
}
