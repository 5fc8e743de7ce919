/** Languages that are read by no list and write names with capitals, whose words for countries and languages the platform knows. */
const SHOWN = [
  'pl',
  'cs',
  'sk',
  'tr',
  'hu',
  'ro',
  'fi',
  'sv',
  'da',
  'nb',
  'hr',
  'sl',
  'et',
  'lv',
  'lt',
  'vi',
  'id',
  'uk',
  'ru',
  'bg',
  'sr',
  'el',
];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let stems: ReadonlyMap<string, number> | undefined;
/** What the names of countries and languages share in their cases, each with how long it is whole. */
function stemsOf(): ReadonlyMap<string, number> {
  if (stems !== undefined) return stems;
  const all = new Map<string, number>();
  for (const shown of SHOWN)
    for (const [type, codes] of [
      ['region', LETTERS.flatMap((a) => LETTERS.map((b) => a + b))],
      ['language', LETTERS.flatMap((a) => LETTERS.map((b) => (a + b).toLowerCase()))],
    ] as const) {
      const names = new Intl.DisplayNames([shown], { type, fallback: 'none' });
      for (const code of codes) {
        const name = names.of(code)?.toLowerCase() ?? '';
        if (!/^[\p{L}\p{M}]{5,}$/u.test(name)) continue;
        const stem = name.slice(0, Math.max(4, name.length - 2));
        all.set(stem, Math.max(all.get(stem) ?? 0, name.length));
      }
    }
  stems = all;
  return all;
}

const LONGEST_ENDING = 3;

/** Whether a word is the name of a country or a language in one of these languages, in whatever case: `Polsku`, `Rusça`, `Norjassa`. */
export function isOfWorld(word: string): boolean {
  const small = word.toLowerCase().replace(/['’].*$/u, '');
  for (let length = 4; length <= small.length; length += 1) {
    const whole = stemsOf().get(small.slice(0, length));
    if (whole !== undefined && small.length - whole <= LONGEST_ENDING) return true;
  }
  return false;
}
