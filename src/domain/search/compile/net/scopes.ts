import type { Note } from '../../facets.ts';
import { type Anchor, type Asked, quoted } from './asked.ts';

/** Tells of two least figures of years that are asked of one person: both are counted over the whole career. */
export function tellTwoYears({ facets, notes }: Asked): Note[] {
  const least = facets.filter(
    ({ kind, strength, min, max, either }) =>
      kind === 'years_experience' && strength === 'must' && min !== null && max === null && either === null,
  );
  const [first, second] = least;
  if (first === undefined || second === undefined || notes.some(({ code }) => code === 'years_of_career'))
    return [];
  return [
    {
      code: 'years_of_career',
      message: `${quoted(first.label)} and ${quoted(second.label)} were both counted over the whole career; how long somebody did one thing is not on record.`,
    },
  ];
}

/** Tells of a sum that was read as pay and stands right before what work is worth: "PMs on 500k+ projects". */
export function tellWorth({ text, facets, notes }: Asked): Note[] {
  const pay = facets.find(({ kind, strength }) => kind === 'salary' && strength === 'must');
  const said =
    /[£$€]?\d[\d,.]*\s?k\s?\+?\s+(?:\p{L}+\s+)?(?:projects|builds|schemes|deals|transactions|developments|fit-?outs)(?!\p{L})/iu.exec(
      text,
    )?.[0];
  if (pay === undefined || said === undefined || notes.some(({ message }) => message.includes(said)))
    return [];
  const sum = Number(/\d[\d,.]*/.exec(said)?.[0].replaceAll(',', '')) * 1000;
  if (pay.min !== sum && pay.max !== sum) return [];
  return [
    {
      code: 'read_as',
      message: `${quoted(said)} was read as ${pay.label}. What projects are worth is not on record: leave it out where that was meant.`,
    },
  ];
}

const STAYS =
  /(?<!\p{L})(?:(?<=(?:jobs?|roles?|employers?|posts?|positions?|companies|stints?)(?!\p{L})[^.;]*)(?:none|each|every\s+one|all)|(?:no|each|every)\s+(?:jobs?|roles?|stays?|stints?|posts?|employers?))\s+(?:(?:of|them|those|for|was|were|is|lasted|lasting|held|at|being)\s+){0,3}(?:shorter|longer|less|more|under|over|below|least)(?:\s+than)?\s+(?:an?|\d+|\p{L}+)\s+(?:years?|yrs?|months?)(?!['\s]+(?:of\s+)?exp)/iu;

/** Tells of how long each job lasted where it was read as years of experience: "3 or more jobs, none shorter than 2 years". */
export function tellStays({ text, facets, notes }: Asked): Note[] {
  const said = STAYS.exec(text)?.[0];
  const years = facets.find(({ kind, strength }) => kind === 'years_experience' && strength === 'must');
  if (said === undefined || years === undefined || notes.some(({ message }) => message.includes(said)))
    return [];
  return [
    {
      code: 'read_as',
      message: `${quoted(said)} was read as ${years.label} in all, as how long each job lasted cannot be asked for.`,
    },
  ];
}

/** "Clayton Utz or Slater": a house and a trade by an "or", of which one may have been meant for the other. */
export function tellHouseOrTrade({ text, facets, anchors, isTold }: Asked): Note[] {
  const kinds = ['employer', 'role'];
  for (const [index, first] of anchors.entries()) {
    const next = anchors.slice(index + 1).find(({ at }) => at >= first.end);
    if (next === undefined || !/^\s*(?:or|\/)\s*$/iu.test(text.slice(first.end, next.at))) continue;
    const [a, b] = [first.facet, next.facet];
    const isOne = a.either !== null && a.either === b.either && a.together === null && b.together === null;
    if (!isOne || a.kind === b.kind || ![a, b].every(({ kind }) => kinds.includes(kind))) continue;
    const trade = a.kind === 'role' ? a : b;
    const others = facets.some(
      (facet) => facet.kind === 'role' && facet !== trade && facet.strength === 'must',
    );
    if (!others || isTold(trade.label)) continue;
    return [
      {
        code: 'read_as',
        message: `${quoted(text.slice(first.at, next.end))}: ${quoted(trade.label)} was read as a trade, which is in the place of an employer here. Write the employer in full where one is meant.`,
      },
    ];
  }
  return [];
}

/** "Nurses, or carers who drive": what is said behind a comma may be of the last of them alone. */
export function tellBehindComma({ text, anchors, facets, notes }: Asked): Note[] {
  for (const [index, first] of anchors.entries()) {
    const next = anchors.slice(index + 1).find(({ at }) => at >= first.end);
    if (next === undefined || first.facet.kind !== 'role' || next.facet !== first.facet) continue;
    if (!/^s?\s*[,(–—-]+\s*or\s+(?:\p{L}+\s+)?$/iu.test(text.slice(first.end, next.at))) continue;
    const behind = /^s?\s+(?:who|that|with)\s+[^,;.()\n]+/iu
      .exec(text.slice(next.end))?.[0]
      .replace(/^s(?=\s)/i, '');
    const asked = anchors.find(
      ({ at, facet: { strength, either } }) =>
        at >= next.end && at < next.end + (behind?.length ?? 0) && strength === 'must' && either === null,
    );
    // Of one clause the last words, with nothing said of all besides.
    if (behind === undefined || (asked === undefined && !facets.some(isUnnamed))) continue;
    if (notes.some(({ message }) => message.includes(behind.trim()))) continue;
    return [
      {
        code: 'read_as',
        message: `${quoted(behind)} was asked of ${quoted(first.facet.label)} alike. Where it is of the last alone, make two searches of them.`,
      },
    ];
  }
  return [];

  /** "Who drive": what is asked by other words than its name. */
  function isUnnamed(facet: Asked['facets'][number]): boolean {
    return facet.strength === 'must' && !anchors.some((anchor) => anchor.facet === facet);
  }
}

/** What parts a title from the fields that it is listed with: "project managers, IT, construction", "managers: IT, building". */
const TO_FIELDS = /^\s*(?:,|:|\(|-|–|—)\s*(?:(?:in|for|either)\s+)?$/iu;
const NEXT_FIELD = /^\s*(?:,|\/|;)\s*(?:(?:or|and)\s+)?$/iu;

/**
 * Tells of a field that is asked for beside a title whose other field became a kind of it: "project managers, IT, construction" is IT
 * project managers, and whether construction is another kind of them or where they work nobody knows.
 */
export function tellFieldsOfTitles(asked: Asked): Note[] {
  return asked.facets.flatMap((role) => {
    if (role.kind !== 'role' || role.strength !== 'must') return [];
    for (const value of role.values) {
      const kind = /^(\S+)\s+(.+)$/u.exec(value);
      if (kind === null) continue;
      const [, field = '', title = ''] = kind;
      const at = asked.text.search(new RegExp(String.raw`(?<!\p{L})${escaped(title)}s?(?!\p{L})`, 'iu'));
      if (at < 0) continue;
      const from = at + title.length + (asked.text[at + title.length]?.toLowerCase() === 's' ? 1 : 0);
      const said = new RegExp(String.raw`(?<!\p{L})${escaped(field)}(?!\p{L})`, 'iu').exec(
        asked.text.slice(from),
      );
      if (said === null || !TO_FIELDS.test(asked.text.slice(from, from + said.index))) continue;
      const end = from + said.index + field.length;
      const next = asked.anchors.find((anchor) => anchor.at >= end);
      const other = isFieldBeside(asked, end, next) ? next : undefined;
      const generic = role.values.find((one) => one !== value && / Professional$/.test(one));
      const name =
        other === undefined ? generic?.replace(/ Professional$/, '') : asked.text.slice(other.at, other.end);
      if (name === undefined || asked.isTold(name)) continue;
      const read = other === undefined ? 'anybody who works in it' : 'a field asked for besides';
      return [
        {
          code: 'read_as',
          message: `${quoted(name)} was read as ${read}, next to ${value}. If you meant this kind of ${title} as well, write each title in full.`,
        },
      ];
    }
    return [];
  });
}

const isFieldBeside = (asked: Asked, end: number, next: Anchor | undefined): boolean =>
  next !== undefined &&
  next.facet.kind === 'industry' &&
  next.facet.strength === 'must' &&
  NEXT_FIELD.test(asked.text.slice(end, next.at));

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
