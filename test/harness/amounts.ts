/**
 * The JSON text of `value` without its ids and instants, for tests that look for an amount in it: "30" may stand in an
 * id or in the minutes of a time by chance.
 */
export function textWithoutIds(value: unknown): string {
  return (JSON.stringify(value) ?? '')
    .replace(/\b[a-z]{2,6}_[0-9a-z]{20,}\b/g, '')
    .replace(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)/g, '');
}
