/** Where a text holds what stands in the place of something: `[phone removed]`. */
export function tokensIn(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/\[(?:[a-z][a-z -]* )?removed\]/g)].map(({ 0: token, index }) => ({
    start: index,
    end: index + token.length,
  }));
}

/** Where a text holds what a client calls somebody who is put to it without the name: `Candidate B`, as Deskhand writes it. */
export function labelsIn(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}])Candidate [A-Z](?![\p{L}\p{N}\p{M}]|\.\s?\p{Lu})/gu)].map(
    ({ 0: label, index }) => ({ start: index, end: index + label.length }),
  );
}
