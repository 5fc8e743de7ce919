import { expect, test } from 'vitest';
import { wordFinder } from '#src/lib/word-finder.ts';

const SOURCE = [
  'aged?',
  'old(?:er)?',
  '(?:wo)?m[ae]n',
  '(?:young|small )(?:er|est)?\\b',
  '(?:fresh|straight) out of [a-z]+',
  '[2-6]0(?:s|-something)',
  's\\/he',
  'ends?',
  '(?:first|[a-c]) tongue',
  'baby|babies',
  'u(?!nder)',
].join('|');
const WORDS =
  'aged ages old older man woman human young younger small smaller fresh straight out of school 30s 40-something s/he she end ends first b tongue baby undergo up ünder \u00b7\u00b7 , (men) bold d.o.b.';

test('a word finder answers as one pattern of all alternatives does, for any words side by side', () => {
  const letters = 'a-z\\u00df-\\u024f';
  const whole = new RegExp(`(?<![${letters}])(?:${SOURCE})`);
  const finds = wordFinder(SOURCE, letters);
  const words = WORDS.split(' ');
  const texts = words.flatMap((one) =>
    words.flatMap((two) => [`${one} ${two}`, `${one}${two}`, `x${one}, ${two}`]),
  );
  expect(texts.filter((text) => finds(text) !== whole.test(text))).toEqual([]);
  expect(texts.some(finds) && !texts.every(finds)).toBe(true);
});
