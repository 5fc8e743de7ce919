import type { Item } from './item.ts';
import type { Told } from './other-money.ts';
import type { Said } from './plain-text.ts';

const NO_MATTER =
  /^(?:'s)?(?: (?:ones?|jobs?|roles?|people|candidates?|interviews?|applications?))? (?:or (?:not(?= (?:so|included)\b|\s*(?:$|[,;.?!)]))|otherwise)|(?:do|does|did) not (?:matter|bother (?:me|us)|make (?:a|any) difference)|(?:is|are) (?:not important|neither here nor there|immaterial|fine either way))(?![\p{L}])/iu;

/** "Evergreen or not", "evergreens do not matter": what nothing is asked by; told where it might mean to leave them out. */
export function waivedIn(said: Said, items: readonly Item[]): { kept: Item[]; told: Told[] } {
  const told: Told[] = [];
  const kept = items.filter((item) => {
    const [tail] = NO_MATTER.exec(said.text.slice(item.end)) ?? [];
    if (tail === undefined) return true;
    const stretch = { at: item.at, end: item.end + tail.length };
    said.blot(stretch);
    if (!/\bor (?:not|otherwise)\b/i.test(tail))
      told.push({ ...stretch, why: `${said.text.slice(stretch.at, stretch.end)} (nothing is asked by it)` });
    return false;
  });
  return { kept, told };
}

/** "Interviews Quillon have had with us" are not held by the agency: a client named as who had them. */
export function heldWithUs(said: Said, items: readonly Item[]): Item[] {
  const isClient = items.some(({ field }) => field === 'client');
  const isUs = ({ at, end, field }: Item): boolean =>
    field === 'kind' &&
    /^with us$/i.test(said.text.slice(at, end)) &&
    /\b(?:has|have|had|done|did|got|doing|having|being held|arranged|booked)(?: \p{L}+)? $/iu.test(
      said.text.slice(0, at),
    );
  return items.filter((item) => !(isClient && isUs(item)));
}
