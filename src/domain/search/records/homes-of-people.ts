import { type Item, itemOf } from './item.ts';
import type { Said } from './plain-text.ts';
import { on } from './query.ts';

const PEOPLE =
  /\b(?:people|persons?|candidates?|applicants?|somebody|someone|anybody|anyone|nobody|no[- ]one)\b/i;
const NOBODY = /\b(?:with |where (?:we have|there is) |but |and )*(?:nobody|no[- ]?one) $/i;
const FROM =
  /^ (?:(?:who|that|are|is|come|comes|currently|all|both) )*(?:from|living in|lives? in|based in|resident in|located in) /i;
const LISTED = /^ ?(?:,|\/|,? (?:or|and)) ?(?:from |in )?$/i;

/** "Jobs with people from York": where those live who are on the job, which need not be where it is. */
export function homesOfPeople(said: Said, items: readonly Item[]): Item[] {
  const all = items.toSorted((one, other) => one.at - other.at);
  for (let at = 0; at < all.length; at += 1) {
    nobodyFrom(said, all, at);
    const [people, first] = [all[at], all[at + 1]];
    if (people === undefined || first === undefined || !isPlace(first)) continue;
    const [own, ...more] = people.conditions;
    if (own?.field !== 'applications' || more.length > 0 || people.rank !== undefined) continue;
    const isOfPeople = PEOPLE.test(said.text.slice(people.at, people.end));
    if (!isOfPeople || !FROM.test(said.text.slice(people.end, first.end))) continue;
    const places = [first];
    for (let next = all[at + 2]; next !== undefined && isPlace(next); next = all[at + 1 + places.length]) {
      if (!LISTED.test(said.text.slice(places.at(-1)?.end, next.at))) break;
      places.push(next);
    }
    const values = places.flatMap(({ conditions }) => conditions.flatMap((one) => one.values));
    const end = places.at(-1)?.end ?? first.end;
    const of = [...own.of, { ...on('home', { values }), of: [] }];
    said.blot({ at: people.at, end });
    all.splice(at, 1 + places.length, { ...people, end, conditions: [{ ...own, of }] });
  }
  return all;
}

/** "With nobody from Leeds". */
function nobodyFrom(said: Said, all: Item[], at: number): void {
  const place = all[at];
  if (place === undefined || !isPlace(place) || !/^from /i.test(said.text.slice(place.at, place.end))) return;
  const [lead] = NOBODY.exec(said.rest.slice(0, place.at)) ?? [];
  if (lead === undefined) return;
  const [own] = place.conditions;
  const stretch = { at: place.at - lead.length, end: place.end };
  const of = [on('home', { values: own?.values ?? [] })];
  said.blot(stretch);
  all.splice(at, 1, itemOf({ ...stretch, conditions: [on('applications', { max: 0, of })] }));
}

const isPlace = ({ field, conditions: [only, ...more] }: Item): boolean =>
  field === 'place' && more.length === 0 && only?.max === null && only.has === null;
