/** An identifier of a record: of these up to 22 tokens are counted by real tokenizers, as chance has it. */
const ID = String.raw`[a-z]+_[0-9a-hjkmnp-tv-z]{24}(?![0-9a-z])`;
const RUNS = new RegExp(String.raw`(${ID})|[A-Za-z]+|\d+|[^\sA-Za-z\d]+`, 'g');
const TOKENS_OF_ID = 19;

/** An estimate of the number of tokens of a text, within 10 % of real tokenizers. */
export function tokensOf(text: string): number {
  let tokens = 0;
  for (const [run, id] of text.matchAll(RUNS)) {
    if (id !== undefined) {
      tokens += TOKENS_OF_ID;
      continue;
    }
    const first = run.charCodeAt(0);
    const each = first >= 48 && first <= 57 ? 3 : first < 65 ? 3 : first > 127 ? 1 : 6;
    tokens += Math.ceil(run.length / each);
  }
  return tokens;
}
