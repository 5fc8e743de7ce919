import { roles } from '../../lexicon/terms.ts';
import { plainWords } from '../../lexicon/text.ts';
import { isEnglish } from '../../speech/index.ts';
import type { Reading } from './item.ts';
import type { Said } from './plain-text.ts';
import { on, type RecordType } from './query.ts';
import { JOB_NOUN } from './signs/sign.ts';
import { isSmall } from './small-words.ts';

/** "Interviews that need an interpreter": whom a meeting needs is no job that it is for. */
const NEEDED =
  /\b(?:needs?|needed|needing|requires?|requiring|wants?|wanting|with|without)\s+(?:an?|our|the)\s+(?:\p{Ll}+\s+)?$/iu;

const JOBS_BEHIND = new RegExp(`^ (?:${JOB_NOUN}|work)(?![\\p{L}])`, 'iu');

/** "Engineering roles" are those of engineers, "management jobs" those of managers: the word of their titles. */
function workerOf(word: string, behind: string): string | null {
  const [, stem] = /^(\p{L}{4,})(?:ing|ment)$/u.exec(word) ?? [];
  if (stem === undefined || !JOBS_BEHIND.test(behind)) return null;
  const forms = ['er', 'r', 'or', 'ant', ''].map((end) => `${stem}${end}`);
  const isTrade = (form: string): boolean => roles().book.at([form], 0) !== undefined;
  return forms.find(isTrade) ?? forms.find((form) => /(?:er|or|ant)$/.test(form) && isEnglish(form)) ?? null;
}

/** Reads trades: "nurses", "engineering roles". */
export function rolesIn(said: Said, type: RecordType): Reading[] {
  const found: Reading[] = [];
  const texts = said.words.map(({ said: word }) => plainWords(word).join('_'));
  for (let at = 0; at < texts.length; at += 1) {
    const first = said.words[at];
    // "Chefs or nurses" is no OR nurse.
    if (first === undefined || (at > 0 && first.said === 'or')) continue;
    const worker = workerOf(texts[at] ?? '', said.text.slice(first.end));
    if (worker !== null && !said.taken(first.at, first.end)) {
      said.blot(first);
      found.push({
        at: first.at,
        end: first.end,
        conditions: [on('title', { values: [worker, texts[at] ?? ''] })],
      });
      continue;
    }
    const role = roles().book.at(texts, at);
    const last = said.words[at + (role?.length ?? 1) - 1];
    if (role === undefined || role.doubtful || last === undefined || said.taken(first.at, last.end)) continue;
    if (type === 'interviews' && NEEDED.test(said.text.slice(0, first.at))) continue;
    const stretch = { at: first.at, end: last.end };
    if (texts.slice(at, at + role.length).every((word) => isSmall(word))) continue;
    said.blot(stretch);
    const words = plainWords(said.text.slice(stretch.at, stretch.end)).join(' ');
    found.push({ ...stretch, conditions: [on('role', { values: [...new Set([role.value.name, words])] })] });
    at += role.length - 1;
  }
  return found;
}
