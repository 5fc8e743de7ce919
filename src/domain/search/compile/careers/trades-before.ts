import { industries, roleOfWork, roles } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';
import type { Draft } from '../draft.ts';

const WAS = String.raw`(?:(?:have|has|had)\s+)?`;
const CAME = String.raw`(?:came|come|coming|rose|risen|moved|worked\s+their\s+way)\s+up\s+(?:through|from|via|in)|(?:came|come|coming|moved|switched|crossed|transitioned)(?:\s+(?:over|across))?\s+(?:from|out\s+of)|started(?:\s+(?:out|off|life|(?:their|his|her|a)\s+careers?))*\s+in|beg[au]n(?:\s+(?:life|(?:their|his|her)\s+careers?))?\s+in|cut\s+(?:their|his|her)\s+teeth\s+(?:in|on)|grew\s+up\s+in|got\s+(?:their|his|her)\s+start\s+in|used\s+to\s+(?:work|be)\s+in|(?:formerly|previously|originally)\s+(?:(?:worked|working|employed)\s+)?in|left|quit`;
/** "Recruiters who came up through social work", "who used to be in teaching", "with a nursing background". */
const BEFORE = new RegExp(
  String.raw`(?:\b(?:who|that)\s+)?\b${WAS}(?:${CAME})\s+(?:the\s+)?(\p{Ll}[\p{Ll}-]+(?:\s+\p{Ll}[\p{Ll}-]+){0,2}?)(?:\s+(?:before(?:\s+(?:that|this))?|originally|previously|once))?(?=\s*(?:$|[,;.)\uFFFC]|\b(?:and|or|but|who|with|now|in|at|into|to|ideally|based)\b))`,
  'giu',
);
const BACKGROUND =
  /\b(?:with|from|having|ha(?:s|ve|d))\s+(?:an?\s+)?(?:(?:prior|previous|earlier|former|past)\s+)?(\p{Ll}[\p{Ll}-]+(?:\s+\p{Ll}[\p{Ll}-]+)?)\s+(?:backgrounds?|past|careers?(?=\s+(?:before|behind)))/giu;

/**
 * Reads what somebody did before, by the name of the work: "came up through social work" is a social worker once. A field of business is
 * read by others.
 */
export function readTradesBefore(draft: Draft): void {
  for (const [pattern, isBackground] of [
    [BEFORE, false],
    [BACKGROUND, true],
  ] as const)
    for (const { index, 0: said, 1: work = '' } of draft.each(pattern)) {
      if (industries().book.whole(work) !== undefined) continue;
      const role = roleOfWork(plainWords(work));
      if (role === null) continue;
      // "Nurses with a nursing background" are that now.
      if (isBackground && !namesTrade(draft.rest.slice(0, index))) continue;
      draft.take(index, index + said.trimEnd().length, {
        kind: 'role',
        label: `formerly ${role.name}`,
        values: [role.name],
        when: 'past',
      });
    }
}

function namesTrade(text: string): boolean {
  const words = plainWords(text);
  return words.some((_, at) => roles().book.at(words, at) !== undefined);
}
