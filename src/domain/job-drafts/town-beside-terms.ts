import { isEnglish } from '../speech/index.ts';
import { bareOf } from './labels.ts';
import { MONTH, placeOf } from './place-called.ts';
import { roleIn } from './role-in.ts';
import type { DraftFields } from './schema.ts';

type Location = NonNullable<DraftFields['location']>;

/** More of a line than holds a title and what stands beside it. */
export const LONGEST_LINE = 300;

/** Where a town is told with its state. */
export const STATED_IN: ReadonlySet<string> = new Set(['US', 'CA', 'AU']);

/** How a town is followed where it is told with the pay and the kind of contract: "Cork, €65k, permanent", "Derby. £34k". */
const TERMS_NEXT =
  /^(?:(?:up to|from|circa|c\.?|around|about|base|salary|pay)? ?(?:[A-Z]{3} ?)?[$£€₹R] ?\d|\d[\d.,]* ?(?:k|€|£|-|–|to )|perm|full[- ]time|part[- ]time|contract|fixed|temp|hybrid|remote|onsite|on-site|commercial|domestic|M\d|\d+ (?:hours|hrs|days))/iu;

/** A town in small letters that a line begins with, before how often somebody is there. */
const BEGINS_SMALL =
  /^(\p{Ll}{4,}(?:[ -]\p{Ll}{3,})?), (?=(?:\d|one|two|three|four|ein|zwei|drei|un|deux|trois|dos|tres|due|tre|een|één|twee|drie)\b[^,.]{0,20}(?:days?|tage?n?|jours?|días?|giorni|giorno|dag(?:en|ar)?|office|home|thuis|kantoor|büro)|hybrid|on-?site|full[- ]?time|part[- ]?time|permanent|contract)/u;

const capitals = (words: string): string =>
  words.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());

/** A town that is told by its name alone before the terms, or after what is needed, also one that is called as a thing is, or written small. */
export function townBesideTerms(lines: readonly string[], home: string): Omit<Location, 'type'> | null {
  const isOwn = (place: Omit<Location, 'type'> | null): boolean =>
    place?.city !== undefined && place.country_code === home;
  for (const line of lines.slice(0, 8)) {
    const pieces = bareOf(line.slice(0, LONGEST_LINE))
      .split(/,\s+|(?<=\p{L}{2})[.;!?]\s+|\s[–|-]\s/u)
      .map((piece) => piece.trim());
    for (const [at, piece] of pieces.entries()) {
      if (!/^e?\p{Lu}[\p{L}'’-]{2,}(?: \p{Lu}[\p{L}'’-]+){0,2}$/u.test(piece)) continue;
      if (!TERMS_NEXT.test(pieces[at + 1] ?? '') || roleIn(piece) !== null || MONTH.test(piece)) continue;
      const place = placeOf(piece, home, true);
      if (isOwn(place)) return place;
    }
    // "bristol, one day a week in", "eindhoven, 2 dagen thuis": what begins a line of a chat.
    const [, begins = ''] = BEGINS_SMALL.exec(line) ?? [];
    if (begins !== '' && !isEnglish(begins) && roleIn(begins) === null) {
      const place = placeOf(begins, home);
      if (isOwn(place)) return place;
    }
    // "maintenance plumber, geelong, full time": the town behind the role, where nobody writes capitals.
    const named = pieces.findIndex((piece) => roleIn(piece) !== null);
    const small = named < 0 ? '' : (pieces[named + 1] ?? '');
    if (/^\p{Ll}{4,}(?: \p{Ll}{4,})?$/u.test(small) && !isEnglish(small) && roleIn(small) === null) {
      const place = placeOf(small, home);
      if (isOwn(place)) return place;
    }
    // "produce buyer, fresno ca": the town with its state, also small.
    const [, town = '', state = ''] =
      /^(\p{Ll}{4,}(?: \p{Ll}{3,})?),? (\p{Ll}{2,3})$/u.exec(STATED_IN.has(home) ? small : '') ?? [];
    if (town !== '' && roleIn(town) === null) {
      const place = placeOf(
        `${town.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())}, ${state.toUpperCase()}`,
        home,
      );
      if (isOwn(place)) return place;
    }
    // "dispatcher wanted knoxville tn": the same right behind the role.
    for (const piece of STATED_IN.has(home) ? pieces : []) {
      const [, near = '', of = ''] =
        /^(?: (?:needed|wanted|required|sought|in|at|for|@))*\s*(\p{Ll}{4,}(?: \p{Ll}{3,})?) (\p{Ll}{2,3})$/u.exec(
          piece.slice(roleIn(piece)?.end ?? 0),
        ) ?? [];
      const named = near.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
      const place = near === '' || isEnglish(of) ? null : placeOf(`${named}, ${of.toUpperCase()}`, home);
      if (isOwn(place)) return place;
    }
    // "Journeyman Electrician El Paso, commercial", "tiler needed geelong": right behind the role.
    for (const piece of pieces) {
      const role = roleIn(piece);
      const [, town] =
        role === null
          ? []
          : (/^(?:[,:]| (?:needed|wanted|required|req['’]?d|sought|nodig|gesucht|in|at|for|@))*\s+(\p{L}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2})$/iu.exec(
              piece.slice(role.end),
            ) ?? []);
      if (town !== undefined && !(/^\p{Ll}/u.test(town) && isEnglish(town))) {
        const place = placeOf(town, home);
        if (isOwn(place)) return place;
      }
      // "roofer wanted st austell cornwall": a town of two words with what it lies in.
      const [, far = ''] =
        role === null
          ? []
          : (/^(?: (?:needed|wanted|required|req['’]?d|sought|in|at|for|near|@))+ (\p{Ll}{2,}(?: \p{Ll}{3,}){1,3})$/u.exec(
              piece.slice(role.end),
            ) ?? []);
      const lies = far === '' ? null : placeOf(capitals(far), home);
      if (isOwn(lies)) return lies;
    }
  }
  return null;
}
