/** Letters that Unicode decomposition leaves whole. */
const WHOLE_LETTERS: Record<string, string> = {
  đ: 'd',
  Đ: 'D',
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  ß: 'ss',
  æ: 'ae',
};

/** The name without accents: "Nguyễn" is "Nguyen", "Łukasz" is "Lukasz". */
export const plain = (text: string): string =>
  text
    .replace(/[đĐłŁøØßæ]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** Lower-case letters and digits only, for mailboxes and addresses; the separator joins words. */
export const slug = (text: string, separator = ''): string =>
  plain(text)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, separator)
    .replace(/^-+|-+$/g, '');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a", "a and b", "a, b and c"; with semicolons where an item has a comma or an "and" of its own. */
export const series = (items: readonly string[]): string => {
  if (items.length < 2) return items[0] ?? '';
  const nested = items.some((item) => /,| and /.test(item));
  return `${items.slice(0, -1).join(nested ? '; ' : ', ')}${nested ? '; and ' : ' and '}${items.at(-1) ?? ''}`;
};

/** 1234567 is "1,234,567". */
export const thousands = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',');

/** "an accountant", "a nurse". Letters read out one by one (HR, UX, EA) go by their sound. */
export const withArticle = (noun: string): string => {
  const first = noun.split(' ')[0] ?? '';
  const spelt = first.length > 1 && first === first.toUpperCase() && /^[A-Z0-9/&]+$/.test(first);
  const vowel = spelt ? /^[AEFHILMNORSX]/.test(first) && first !== 'SOC' : /^[aeio]|^u(?!ni|x)/i.test(first);
  return `${vowel ? 'an' : 'a'} ${noun}`;
};
