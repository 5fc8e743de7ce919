/** What people of a trade are called among themselves, and what an ad calls the role. Only words that mean nothing else as a title. */
const PROPER: Readonly<Record<string, string>> = {
  sparky: 'electrician',
  sparkie: 'electrician',
  sparkies: 'electrician',
  leccy: 'electrician',
  lecky: 'electrician',
  chippy: 'carpenter',
  chippie: 'carpenter',
  chippies: 'carpenter',
  brickie: 'bricklayer',
  brickies: 'bricklayer',
  bricky: 'bricklayer',
  truckie: 'truck driver',
  truckies: 'truck driver',
  forkie: 'forklift driver',
  forky: 'forklift driver',
  scaffie: 'scaffolder',
  scaffies: 'scaffolder',
  fridgie: 'refrigeration mechanic',
  fridgy: 'refrigeration mechanic',
  boilie: 'boilermaker',
  boily: 'boilermaker',
  brummifahrer: 'Lkw-Fahrer',
  mécano: 'mécanicien',
};

const WORDS = new RegExp(`(?<![\\p{L}-])(?:${Object.keys(PROPER).join('|')})(?![\\p{L}-])`, 'giu');

/** A title as an ad has it, where the brief calls the role as its people do among themselves: "A grade sparky" is an electrician. */
export const properTitle = (title: string): string =>
  title.replace(WORDS, (word) => {
    const proper = PROPER[word.toLowerCase()] ?? word;
    return /^\p{Lu}/u.test(word) ? `${proper.charAt(0).toUpperCase()}${proper.slice(1)}` : proper;
  });
