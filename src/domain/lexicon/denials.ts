/** What a text denies of its person is no evidence of it: "no FIFO", "never used Xero", "offshore is not for me". */

interface Said {
  text: string;
  start: number;
  end: number;
}

const CLAUSE = /[.!?;](?=\s|$)|[\n()[\]•|…]/g;
const WORD = /[\p{L}\p{N}\p{M}+#]+(?:['’ʼ]\p{L}+)*/gu;
/** Behind such a sign something else is said, but for a list that goes on. */
const APART = /[,:]|\s[-–—]|[–—]/;
const LONGEST = 12;
const LONGEST_ITEM = 4;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Before a thing: what stands behind a word of place or time is not denied with it. */
const NO_THING = setOf(
  'no without zero except excluding lacks lacking kein keine keinen keiner keinem keines ohne außer sans aucun aucune sin ningún ninguna senza nessun nessuna sem nenhum nenhuma geen zonder ingen inga inget uden uten utan bez',
);
/** Before what somebody does: all behind it is denied. */
const DOES_NOT = setOf(
  'not never cannot nor neither dont doesnt didnt wont cant havent hasnt isnt refuse refuses avoid avoids unwilling unable nicht nie niemals jamais nunca não niet nooit inte aldrig ikke aldri',
);
const SHORTENED = /n['’ʼ]t$/;
/** English, German or Romance words that are a denial beside one of these alone. */
const BESIDE: readonly (readonly [string, RegExp])[] = [
  ['pas', /^(?:de|du|d['’ʼ].*)$/],
  ['non', /^(?:ho|faccio|lavoro|voglio|sono|cerco|uso|conosco|mai|accetto|interessat[oa])$/],
  ['anything', /^but$/],
  ['everything', /^but$/],
];
const PORTUGUESE = /[ãõçáéíóúâêô]|\b(?:de|com|para)\b/iu;

/** "Not only", "no stranger to", "never fails": no denial of what follows. */
const NO_DENIAL = setOf(
  'only just merely simply least limited less fewer afraid shy stranger doubt matter nonsense wonder problem problems fear tire tires tired fail fails failed miss misses missed late wait fault nur zuletzt seulement solo sólo alleen bara uncommon unlike unfamiliar to',
);

const ENDS = setOf(
  'but however though although only because since so while whereas unless yet instead prefer prefers preferred currently sondern aber weil mais pero porque perché però maar',
);
const AND = setOf('and und et y e en och og');
const OR = setOf('or nor oder ou o eller noch ni');
/** Whoever begins to speak behind a comma continues no list. */
const SPEAKS = setOf(
  'i he she they we my his her am have has had is are was will would can happy open ich er sie je il elle only',
);
const WHERE = setOf(
  'in on at for during across with as from by using through over after im bei mit als auf für dans chez avec pour en con para per med på',
);
/** "No experience in": what stands behind its preposition is what is denied. */
const OF_WHAT = setOf(
  'experience exposure knowledge interest background training qualification qualifications ticket tickets plan plans desire intention wish work contact understanding familiarity history erfahrung kenntnisse interesse expérience connaissance intérêt experiencia interés esperienza conoscenza experiência ervaring kennis erfarenhet erfaring',
);
/** "FIFO not wanted": what stands before it is denied. */
const TURNED = setOf(
  'wanted considered possible welcome desired accepted suitable an for of my me anymore gewünscht möglich erwünscht gewenst souhaité',
);
const AT_END = setOf('no none nil never nope nein non nicht niet nie inte ikke');
const MAY_DENY =
  /n['’ʼ]t\b|\b(?:no|not|never|none|nil|nope|nein|non|nor|neither|without|zero|except|excluding|lack|refuse|avoid|un(?:willing|able)|cannot|dont|doesnt|didnt|wont|cant|havent|hasnt|isnt|kein|ohne|nicht|nie|niemals|sans|pas|aucune?|jamais|sin|ning|nunca|senza|nessun|sem|nenhum|geen|zonder|niet|nooit|inte|ing[ea]|aldri|ikke|ut[ae]n|uden|bez|anything|everything)|au(?:ß)er|não/iu;

/** The parts of a text that deny nothing, in their order; what is denied in it is left out with its denial. */
export function affirmed(text: string): string[] {
  if (!MAY_DENY.test(text)) return [text];
  const denied = clausesOf(text).flatMap((words) => deniedIn(words, text));
  if (denied.length === 0) return [text];
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of denied) {
    if (start > from) parts.push(text.slice(from, start));
    from = Math.max(from, end);
  }
  parts.push(text.slice(from));
  return parts.filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** What is called so, and denies nothing. */
const CALLED_SO = /^(?:zero[ -]|no[ -](?:code|dig|till|touch|sql)(?!\p{L}))/iu;

/** Whether an entry of a list denies what it names, as in `no Python`. */
export const isDenied = (entry: string): boolean =>
  !CALLED_SO.test(entry.trim()) && /[\p{L}\p{N}]/u.test(entry) && affirmed(entry).length === 0;

function clausesOf(text: string): Said[][] {
  const clauses: Said[][] = [];
  let from = 0;
  for (const end of [...Array.from(text.matchAll(CLAUSE), ({ index }) => index), text.length]) {
    clauses.push(wordsBetween(text, from, end));
    from = end + 1;
  }
  return clauses;
}

const wordsBetween = (text: string, from: number, end: number): Said[] =>
  Array.from(text.slice(from, end).matchAll(WORD), (found) => ({
    text: found[0].toLowerCase(),
    start: from + found.index,
    end: from + found.index + found[0].length,
  }));

function deniedIn(words: readonly Said[], text: string): { start: number; end: number }[] {
  const denied: { start: number; end: number }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const before = isTurned(words, at, text) ? startBefore(words, at, text) : null;
    const last = before === null ? endBehind(words, at, text) : at;
    if (last === null) continue;
    denied.push({ start: words[before ?? at]?.start ?? 0, end: words[last]?.end ?? 0 });
    at = last;
  }
  return denied;
}

const gapBefore = (words: readonly Said[], at: number, text: string): string =>
  text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0);

/** Whether the denial at a word is of what stands before it. */
function isTurned(words: readonly Said[], at: number, text: string): boolean {
  const word = words[at]?.text ?? '';
  const next = words[at + 1];
  if (at === 0) return false;
  if (next === undefined || APART.test(gapBefore(words, at + 1, text)))
    return (
      AT_END.has(word) &&
      (/^(?:ni(?:cht|et)|inte|ikke)$/.test(word) || /[:=]|\s[-–—]/.test(gapBefore(words, at, text)))
    );
  return (
    (word === 'not' || word === 'nicht' || word === 'niet' || SHORTENED.test(word)) && TURNED.has(next.text)
  );
}

function startBefore(words: readonly Said[], at: number, text: string): number {
  let from = at;
  while (from > 0) {
    const isFirst = from === at;
    if (!isFirst && /,|\s[-–—]/.test(gapBefore(words, from, text))) break;
    if (ENDS.has(words[from - 1]?.text ?? '')) break;
    from -= 1;
  }
  return from;
}

/** The last word that is denied from a denial on; null where none begins at the word. */
function endBehind(words: readonly Said[], at: number, text: string): number | null {
  const first = words[at];
  const next = words[at + 1];
  if (first === undefined || next === undefined || text[first.end] === '-') return null;
  const kind = kindOf(first.text, next.text, text);
  if (kind === null || NO_DENIAL.has(next.text) || /^\d/.test(next.text)) return null;
  let isOfWhat = false;
  let to = at + 1;
  for (; to < words.length && to - at <= LONGEST; to += 1) {
    const word = words[to]?.text ?? '';
    if (to > at + 1) {
      const gap = gapBefore(words, to, text);
      if (APART.test(gap)) {
        if (gap.trim() !== ',' || !goesOn(words, to, text)) break;
      }
      if (ENDS.has(word)) break;
      if (AND.has(word) && restFrom(words, to + 1, text) > 2) break;
      if (kind === 'thing' && WHERE.has(word) && gap !== '-' && !isOfWhat) break;
    }
    isOfWhat ||= OF_WHAT.has(word);
  }
  return to - 1;
}

function kindOf(word: string, next: string, text: string): 'thing' | 'all' | null {
  if (word === 'sem' && !PORTUGUESE.test(text)) return null;
  if (NO_THING.has(word)) return 'thing';
  if (DOES_NOT.has(word) || SHORTENED.test(word)) return 'all';
  return BESIDE.some(([said, behind]) => said === word && behind.test(next)) ? 'all' : null;
}

/** The number of words up to the next pause. */
function restFrom(words: readonly Said[], at: number, text: string): number {
  let to = at;
  while (to < words.length && (to === at || !APART.test(gapBefore(words, to, text)))) to += 1;
  return to - at;
}

/** Whether short items follow a comma up to one behind "or". */
function goesOn(words: readonly Said[], at: number, text: string): boolean {
  let from = at;
  while (from < words.length) {
    const length = restFrom(words, from, text);
    const item = words.slice(from, from + length).map(({ text: word }) => word);
    if (item.length > LONGEST_ITEM || item.some((word) => SPEAKS.has(word) || ENDS.has(word))) return false;
    if (item.some((word) => OR.has(word))) return true;
    from += length;
  }
  return false;
}
