const SMALL =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** English words of whole numbers, each with its value: one to twenty, and the tens to ninety. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = Object.fromEntries([
  ...SMALL.map((word, at) => [word, at + 1] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
]);
