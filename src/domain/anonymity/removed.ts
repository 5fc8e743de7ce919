/** Where a text holds what stands in the place of something: `[phone removed]`. */
export function tokensIn(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/\[(?:[a-z][a-z -]* )?removed\]/g)].map(({ 0: token, index }) => ({
    start: index,
    end: index + token.length,
  }));
}
