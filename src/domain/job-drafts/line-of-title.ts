import { capital } from '../jobs/index.ts';
import { EMPLOYMENTS } from './employment.ts';
import { HYBRID, REMOTE } from './home-or-office.ts';
import { placeOf } from './place-called.ts';
import { BESIDE_TITLE } from './title-clean.ts';

/** What the line that names the role says beside it. */

/** What may stand beside a title on its line. */
export const MOST_BESIDE = 20;

/** What stands before a title whose line says that somebody is wanted: "After an assistant herd manager, 850 cows". */
const WANTED =
  /^(?:(?:we|we['’]re|we are|i|i['’]m|i am|looking|after|for|need|needing|want|wanted|wanting|seeking|hiring|recruiting|a|an|one|two|another|the|our|new|wir|ich|suchen?|brauchen?|gesucht|einen?|eine|nous|on|je|cherch\p{L}+|recherch\p{L}+|un|une|busc\p{L}+|necesit\p{L}+|una|cerc\p{L}+|we zoeken|ik zoek|zoek\p{L}*|een|procur\p{L}+|precis\p{L}+|um|uma)[ :]+)+$/iu;

/**
 * Whether a sentence that says that somebody is wanted says more behind the title than where and for how long: "Buscamos jefe de sala para un
 * local de 80 plazas".
 */
export function goesOnBehind(head: string, title: string, home: string): boolean {
  const at = head.toLowerCase().indexOf(title.toLowerCase());
  if (at < 0) return head.length > title.length + MOST_BESIDE;
  if (besideTitle(head, title, home) !== '') return false;
  const pieces = head
    .slice(at + title.length)
    .split(/[,;()–—|]|\s-\s/u)
    .map((piece) => piece.trim().replace(/[.!?]+$/u, ''))
    .filter((piece) => !EMPLOYMENTS.some(([, kind]) => kind.test(piece)))
    .filter((piece) => !HYBRID.test(piece) && !REMOTE.test(piece) && placeOf(piece, home) === null)
    .map((piece) =>
      piece.replace(
        /^(?:in|at|à|a|en|em|te|zu|bij|for|für|pour|para|per|voor|our|unser\p{L}*)(?: \p{Ll}{1,4})? (?=\p{Lu})/u,
        '',
      ),
    );
  return pieces.some(
    (piece) => (piece.match(/\p{Ll}{4,}/gu) ?? []).length > 1 && placeOf(piece, home) === null,
  );
}

/** What a line says beside the title and goes into no field of its own: "Contracts manager, York, permanent, NEC4 and JCT". */
export function besideTitle(head: string, title: string, home: string): string {
  const at = head.toLowerCase().indexOf(`${title.toLowerCase()},`);
  if (at < 0 || (at > 0 && !WANTED.test(head.slice(0, at)))) return '';
  const said = head
    .slice(at + title.length + 1)
    .split(/,\s*/)
    .map((piece) => piece.trim().replace(/[.]$/u, ''))
    .filter((piece) => /\p{L}{3}/u.test(piece) && placeOf(piece, home) === null)
    .filter((piece) => !BESIDE_TITLE.test(piece) && !EMPLOYMENTS.some(([, kind]) => kind.test(piece)))
    .filter((piece) => !HYBRID.test(piece) && !REMOTE.test(piece));
  return said.length === 0 ? '' : `${capital(said.join(', '))}.`;
}
