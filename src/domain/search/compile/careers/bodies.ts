import { levelIn } from '../../../lexicon/levels.ts';
import { roles, skills } from '../../../lexicon/terms.ts';
import type { Draft } from '../draft.ts';
import { isSmall } from '../small-words.ts';

const WORD = String.raw`\p{Lu}[\p{L}'’.-]*`;
const KIND = String.raw`(?:Council|University|Hospitals?|Infirmary|College|Grammar(?:\s+School)?|NHS\s+(?:Foundation\s+)?Trust|Health\s+(?:Board|Service)|Port\s+Authority|Federation)`;
const OF = String.raw`(?:City|Town|Shire|County|Borough|Province|Department|Dept|Ministry|University|Port|Diocese|Government)\s+of\s+(?:the\s+)?${WORD}(?:\s+${WORD}){0,2}`;
const BODY = new RegExp(String.raw`^(?:${OF}|(?:${WORD}\s+){1,4}?${KIND})(?![\p{L}\p{N}-])`, 'u');

/** The name of a public body with which the words from here begin, as they call themselves: "Bristol City Council", "the City of Toronto". */
export function bodyAt(draft: Draft, at: number): { name: string; end: number } | null {
  const word = draft.words[at];
  if (word === undefined) return null;
  const name = BODY.exec(draft.rest.slice(word.start))?.[0];
  if (name === undefined) return null;
  const texts = draft.words.slice(at).map(({ text }) => text);
  const isOther =
    (isSmall(draft.text.slice(word.start, word.end)) && !/^\S+\s+of\s/.test(name)) ||
    levelIn(draft.text.slice(word.start, word.end)) !== null ||
    roles().book.at(texts, 0) !== undefined ||
    skills().book.at(texts, 0) !== undefined;
  return isOther ? null : { name, end: word.start + name.length };
}
