import { matchesOf } from '#src/lib/matches.ts';
import { isOtherScript } from '../names/index.ts';
import { heardKeyOf, keysAcross } from './across-scripts.ts';
import type { Find, Place } from './near.ts';

const WORD = /[\p{Script=Hebrew}\p{Script=Arabic}][\p{Script=Hebrew}\p{Script=Arabic}\p{M}'’׳״"]*/gu;
const ARTICLE = /^(?:al|el|ul|ha|de|van|von)$/;
/** What Hebrew and Arabic write together with the word behind it. */
const JOINED = '[לבשוהמכ]|[وفبلك]';
/** Where a text names somebody: at its head, at that of a sentence, behind a title. */
const AT_HEAD = /(?:^|[.!؟?\n:] ?|(?:גב['׳]|מר|ד["״]ר|السيدة|السيد|الآنسة|الأستاذة|الأستاذ|الدكتورة?) )$/u;
/** How many consonants of a whole name tell it anywhere, and at the head of a sentence. */
const [SURE, AT_LEAST] = [4, 3];

/**
 * Finds a whole name in Hebrew or Arabic letters, each word of which has too few consonants to be told alone (`נועה בן-עמי` of Noa Ben-Ami), or
 * with `given` that part of it, there and elsewhere in the text as it is written there.
 */
export function acrossWholeFinder(
  given: readonly string[],
  surname: readonly string[],
  part: 'given' | 'whole',
): Find | undefined {
  const [first = ''] = given;
  const words = [first, ...surname].filter((word) => !ARTICLE.test(word));
  if (first === '' || words.length < 2 || words.some((word) => !/^[a-z]{2,}$/.test(word))) return undefined;
  const keys = words.map(keysAcross);
  return (text) => {
    if (!isOtherScript(text)) return [];
    const said = matchesOf(WORD, text);
    const whole: Place[] = [];
    const called = new Set<string>();
    for (const [at, { 0: head, index }] of said.entries()) {
      const run = said.slice(at, at + words.length);
      const last = run.at(-1);
      if (last === undefined || run.length < words.length) break;
      const end = last.index + last[0].length;
      if (/[^\p{L}\p{M}\s'’׳״"־-]/u.test(text.slice(index, end))) continue;
      const bare = [head, head.replace(new RegExp(`^(?:${JOINED})(?=\\p{L}{2})`, 'u'), '')];
      const own = bare.find((one) => keys[0]?.has(heardKeyOf(one)));
      if (own === undefined) continue;
      const rest = run.slice(1).map(({ 0: word }) => heardKeyOf(word.replace(/^ال(?=\p{L}{3})/u, '')));
      if (!rest.every((key, n) => key !== '' && keys[n + 1]?.has(key) === true)) continue;
      const consonants = heardKeyOf(own).length + rest.join('').length;
      const isTold = consonants >= AT_LEAST && AT_HEAD.test(text.slice(Math.max(0, index - 12), index));
      if (consonants < SURE && !isTold) continue;
      whole.push({ start: index + head.length - own.length, end });
      if (own.length > 2) called.add(own);
    }
    if (part === 'whole') return whole;
    return [...called].flatMap((name) =>
      matchesOf(new RegExp(`(?<![\\p{L}\\p{M}])(?:${JOINED})?${name}(?![\\p{L}\\p{M}])`, 'gu'), text).map(
        ({ 0: one, index }) => ({ start: index + one.length - name.length, end: index + one.length }),
      ),
    );
  };
}
