/** The alternatives of a pattern that stand outside any group. */
function alternativesOf(source: string): string[] {
  const found: string[] = [];
  let [depth, inClass, from] = [0, false, 0];
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === '\\') at += 1;
    else if (inClass) inClass = sign !== ']';
    else if (sign === '[') inClass = true;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === '|' && depth === 0) {
      found.push(source.slice(from, at));
      from = at + 1;
    }
  }
  return [...found, source.slice(from)];
}

const GROUP = '(?:';
const MAY_BE_NONE = /^[?*{]/u;

/** Where the group that a pattern begins with ends. */
function endOfGroup(source: string): number {
  let [depth, inClass] = [0, false];
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === '\\') at += 1;
    else if (inClass) inClass = sign !== ']';
    else if (sign === '[') inClass = true;
    else if (sign === '(') depth += 1;
    else if (sign === ')') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return source.length;
}

/** Of each letter that an alternative may begin with, what stands behind that letter; null where that cannot be told. */
function partedOf(alternative: string): Map<string, string> | null {
  if (alternative.startsWith(GROUP)) {
    const end = endOfGroup(alternative);
    const rest = alternative.slice(end);
    if (MAY_BE_NONE.test(rest)) return null;
    const under = gathered(alternativesOf(alternative.slice(GROUP.length, end - 1)));
    if (under.others.length > 0) return null;
    return new Map([...under.byLetter].map(([first, inner]) => [first, `(?:${inner.join('|')})${rest}`]));
  }
  const [letter = ''] = alternative;
  const isSure = /^\p{L}$/u.test(letter) && !MAY_BE_NONE.test(alternative.slice(letter.length));
  return isSure ? new Map([[letter, alternative.slice(letter.length)]]) : null;
}

function gathered(alternatives: readonly string[]): { byLetter: Map<string, string[]>; others: string[] } {
  const byLetter = new Map<string, string[]>();
  const others: string[] = [];
  for (const alternative of alternatives) {
    const parted = partedOf(alternative);
    if (parted === null) others.push(alternative);
    for (const [first, part] of parted ?? []) byLetter.set(first, [...(byLetter.get(first) ?? []), part]);
  }
  return { byLetter, others };
}

/**
 * Asks whether a text holds, at the beginning of a word, what one of many alternatives matches. At each word only those
 * of its first letter are tried, where one pattern of a thousand alternatives tries them one after the other.
 * @param source alternatives in lower case, for a pattern without flags
 * @param letters the letters of words, as in a class of a pattern
 * @returns for a text in lower case
 */
export function wordFinder(source: string, letters: string): (text: string) => boolean {
  const { byLetter, others } = gathered(alternativesOf(source));
  const behind = new Map(
    [...byLetter].map(([first, parts]) => [first.charCodeAt(0), new RegExp(parts.join('|'), 'y')]),
  );
  const other = new RegExp(`(?<![${letters}])(?:${others.join('|')})`);
  const word = new RegExp(`(?<![${letters}])[${letters}]`, 'g');
  return (text) => {
    word.lastIndex = 0;
    while (word.test(text)) {
      const pattern = behind.get(text.charCodeAt(word.lastIndex - 1));
      if (pattern === undefined) continue;
      pattern.lastIndex = word.lastIndex;
      if (pattern.test(text)) return true;
    }
    return others.length > 0 && other.test(text);
  };
}
