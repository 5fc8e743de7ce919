import type { ParsedName } from '../names/index.ts';
import { wordsOf } from './fold.ts';
import {
  allLettersFinder,
  givenInitialFinder,
  initialsFinder,
  shortInitialFinder,
  twoInitials,
} from './initials.ts';
import { entry, type Known, NEVER } from './known.ts';
import type { Reason } from './spans.ts';
import { spellings } from './spelt.ts';
import { ACRONYMS_OF_WORK } from './words.ts';

/** Short words that are no initials where they stand in capitals. */
export const ACRONYMS = new Set(
  'ad ai am ap ar as at av ba bi bp bu ca cc cd ceo cf cfo ci cio co coo cpa cr cs cso cto cv db dc de dev dr ea ed eg er es eu ev fp fr fs ga gl gm go gp hq hr ia ic ict id ie il im in io ip is it jr kpi la lb le lp ma mac map mba md me ml mp mr ms mt nt nz of oh ok on op or os ot pa pc pe ph phd pi pm po pr ps qa qld ra rd rn ro rpa sa sap sc sd se seo sf sh si sla sm sme so sql sr st su ta tas te ti tv ui uk un up us ux va vc vic vp vr wa we wip'.split(
    ' ',
  ),
);

/** Initials: with the surname (`R Thompson`), with stops (`R. J.`), or alone where the name itself is written so. */
export function initialStrings(
  name: ParsedName,
  initials: readonly string[],
  reason: Reason,
  token: string,
): Known[] {
  const known: Known[] = [];
  const surname = wordsOf(name.surname ?? '');
  const [first = ''] = name.given;
  const letter = [...first].find((sign) => /\p{Lu}/u.test(sign));
  if (letter !== undefined && surname.length > 0)
    // `R. v.d. Berg` of Rik van den Berg.
    for (const last of spellings(surname))
      known.push(entry([letter.toLowerCase(), ...last], reason, token, 'capitals', 'full'));
  // `April M. Summers`, `RJ Hawthorn`.
  const [, ...middle] = name.given.flatMap(wordsOf);
  if (middle.length > 0 && surname.length > 0) {
    const letters = middle.map((one) => one.charAt(0));
    const start = wordsOf(first);
    known.push(entry([...start, ...letters, ...surname], reason, token, 'capitals', 'full'));
    const both = [first.charAt(0).toLowerCase(), ...letters];
    known.push(entry([both.join(''), ...surname], reason, token, 'capitals', 'full'));
    known.push(entry([...both, ...surname], reason, token, 'capitals', 'full'));
  }
  // `H.-J.` for Hans-Jürgen.
  for (const double of name.given.filter((one) => /\p{L}-\p{L}/u.test(one)))
    known.push(
      entry(
        double.split('-').flatMap((one) => wordsOf(one).map((word) => word.charAt(0))),
        reason,
        token,
        'dotted',
        'first',
      ),
    );
  // `JB` for Jean-Baptiste.
  for (const double of name.given.filter((one) => /^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+$/u.test(one))) {
    const letters = double
      .split('-')
      .flatMap((one) => wordsOf(one).map((word) => word.charAt(0)))
      .join('');
    if (!ACRONYMS.has(letters) && !ACRONYMS_OF_WORK.has(letters))
      known.push(entry([letters], reason, token, 'caps', 'first'));
  }
  const add = (find: Known['find']): void => {
    const found: Known = { reason, token, written: 'always', part: 'full', pattern: NEVER };
    if (find !== undefined) known.push({ ...found, find });
  };
  for (const two of twoInitials(name, initials)) add(initialsFinder(two));
  if (first !== '' && name.surname !== null) {
    add(givenInitialFinder(first, name.surname));
    add(shortInitialFinder(first, name.surname));
  }
  add(allLettersFinder(name));
  for (const one of initials) {
    const letters = one.toLowerCase();
    const isOwn = name.given.some((given) => given.replace(/[^\p{L}]/gu, '') === one);
    const isSure = isOwn || (one.length > 2 && !ACRONYMS.has(letters));
    const part = isOwn ? 'first' : 'full';
    if (isSure) known.push(entry([letters], reason, token, 'caps', part));
    else if (!ACRONYMS.has(letters))
      known.push({
        ...entry([letters], reason, token, 'caps', part),
        doubt: 'could be initials of the person',
      });
    known.push(entry([...letters], reason, token, 'dotted', part));
  }
  return known;
}
