import { roles } from '../../../lexicon/terms.ts';

/** Who works at a place that is called instead of them. */
export const WHO_WORKS_THERE: Readonly<Record<string, string>> = {
  'front desk': 'receptionists',
  'front office': 'receptionists',
  reception: 'receptionists',
  kitchen: 'chefs or kitchen hands',
  kitchens: 'chefs or kitchen hands',
  bar: 'bartenders',
  warehouse: 'warehouse workers',
  lab: 'lab technicians, QC analysts or microbiologists',
  labs: 'lab technicians, QC analysts or microbiologists',
};
const ITEM = String.raw`\p{L}[\p{L}'’-]*(?:[\s-]+(?!(?:or|and|in|at|for|with|who)(?!\p{L}))\p{L}[\p{L}'’-]*){0,2}`;
const JOINT = String.raw`\s*(?:,\s*(?:(?:or|and)\s+)?|\/|&|\s(?:or|and)\s)\s*`;
const ASKED =
  /^\s*(?:(?:need(?:ed)?|find|want|get|show|me|us|i|we|any(?:one|body)?|some(?:one|body)?|people|for|looking|all|please)\s+)*/i;
const LIST = new RegExp(String.raw`^${ITEM}(?:${JOINT}${ITEM}){1,5}`, 'iu');
const ENDS = /^\s*(?:$|[,;.:!?(]|[-–—]\s|(?:in|at|near|around|for|who|based)\s)/i;

/** A query in which the places of work that begin it, alone or beside trades, are those who work there. */
export function withPlacesOfWorkListed(query: string, tell: (note: string) => void): string {
  const at = ASKED.exec(query)?.[0].length ?? 0;
  const list = LIST.exec(query.slice(at))?.[0];
  if (list === undefined) return query;
  const people: string[] = [];
  const places: string[] = [];
  let end = 0;
  for (const { index, 0: item } of list.matchAll(new RegExp(`(?<=^|${JOINT})${ITEM}`, 'giu'))) {
    const asked = WHO_WORKS_THERE[item.toLowerCase().replace(/[\s-]+/g, ' ')];
    // "Kitchen or interior designers", "reception or primary teachers": the word may be said of the trade behind it.
    if (asked === undefined && (/[\s-]|teacher/i.test(item) || roles().book.whole(item) === undefined)) break;
    if (asked !== undefined) places.push(`"${item}" was looked for as ${asked}`);
    people.push(asked ?? item);
    end = index + item.length;
  }
  if (places.length === 0 || people.length < 2 || !ENDS.test(query.slice(at + end))) return query;
  const said = people.join(' or ');
  tell(`${places.join(', ')}, who work there.`);
  return query.slice(0, at) + said + query.slice(at + end);
}
