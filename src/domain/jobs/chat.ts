import { wholeHead } from './whole-headings.ts';

/** What a messenger sets before each line that it exports: when, and who. */
const STAMPED =
  /^(?:\[[^\]]*\d[:.]\d\d[^\]]*\]\s*([^:]{2,40}):|\d{1,2}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}[:.]\d\d(?:\s?[ap]\.?m\.?)? - ([^:]{2,40}):)\s*/iu;
const NAMED = /^(\p{Lu}[\p{L}'’-]{1,19}(?: \p{Lu}[\p{L}'’-]{0,19})?):\s+/u;
/** The recruiter, in their own notes of what was said. */
const SELF = /^\(?(?:me|ich|moi|yo|io|ik|eu)(?::\)?|\)\s*:?)\s*/iu;

interface Said {
  speaker: string | null;
  said: string;
}

/** How often somebody must speak for a word with a colon to be theirs. */
const LEAST_TURNS = 3;
/** Of what is said in a chat, how much at least the one with the brief says. */
const MOST = 0.6;

/** The lines of a chat that the one says who has the brief, without who speaks and when; other lines as they are. */
export function ofWhoAsks(lines: readonly string[]): string[] {
  const turns = new Map<string, number>();
  for (const line of lines) {
    const name = NAMED.exec(line)?.[1];
    if (name !== undefined && wholeHead(name) === undefined) turns.set(name, (turns.get(name) ?? 0) + 1);
  }
  const isSpeaker = (name: string): boolean => (turns.get(name) ?? 0) >= LEAST_TURNS;
  const all = lines.map((line): Said => {
    const self = SELF.exec(line)?.[0];
    if (self !== undefined) return { speaker: SELF_NAME, said: '' };
    const stamped = STAMPED.exec(line);
    if (stamped !== null)
      return { speaker: stamped[1] ?? stamped[2] ?? null, said: line.slice(stamped[0].length) };
    const named = NAMED.exec(line);
    return named !== null && isSpeaker(named[1] ?? '')
      ? { speaker: named[1] ?? null, said: line.slice(named[0].length) }
      : { speaker: null, said: line };
  });
  const others = all.filter(({ speaker }) => speaker !== null && speaker !== SELF_NAME);
  const said = new Map<string | null, number>();
  for (const { speaker, said: text } of others) said.set(speaker, (said.get(speaker) ?? 0) + text.length);
  const whole = [...said.values()].reduce((sum, one) => sum + one, 0);
  const [who, most = 0] = [...said].toSorted((one, other) => other[1] - one[1])[0] ?? [];
  const isOne = whole > 0 && most / whole >= MOST;
  return all
    .filter(({ speaker }) => speaker !== SELF_NAME && (speaker === null || !isOne || speaker === who))
    .map(({ said: text }) => text);
}

const SELF_NAME = '';
