/** What stands between the name that a house is registered by and the one that it trades by, or had before. */
const BETWEEN =
  /[\s,;(]+(?:t\/as?|trading (?:as|under)|d\/b\/a|d\.b\.a\.|dba|doing business as|f\/k\/a|fka|n\/k\/a|a\/k\/a|aka|formerly(?: known as)?|previously(?: known as)?|now (?:known as|called|part of)|handelnd unter|exploitant sous|nom commercial)[:\s]+(?=\S)/iu;
/** What became of a house, or that anybody may own a part of it, in brackets behind its name. */
const STATE =
  /\s*[（(](?:publ|in (?:administration|liquidation|receivership|insolvency|examinership)|dissolved|closed|defunct|ceased trading|now closed|a (?:partnership|charity|franchise)|sole trader|registered charity|i\.? ?L\.?|i\.? ?G\.?|in Liquidation)[)）]\s*$/iu;
/** Forms of houses in Chinese, Japanese and Korean signs, on either side of a name. */
const SIGNS =
  '(?:株式会社|有限会社|合同会社|合資会社|合名会社|一般社団法人|[(（](?:株|有|同|주|유)[)）]|㈱|㈲|㈜|주식회사|유한회사|股份有限公司|有限公司)';
const SIGNS_FIRST = new RegExp(`^${SIGNS}\\s*`, 'u');
const SIGNS_LAST = new RegExp(`\\s*${SIGNS}$`, 'u');
/** Those who answer for a house, said before it. */
const HOLDERS =
  /^(?:the )?(?:board of )?(?:trustees|governors|directors|partners|proprietors|executors|members) of (?:the )?(?=\p{Lu})/iu;
const WITH_FORM =
  /(?<![\p{L}])(?:Ltd|Limited|Inc|LLC|LLP|PLC|plc|GmbH|AG|KG|Pty|AB|AS|ApS|Oyj?|BV|NV|SARL|SAS|SpA|Srl|UC|DAC|CIC|SL|Lda|Ltda|Kft|Zrt)\.?$/u;

/**
 * The names that one recorded string has for a house, without what only tells its form: `Smithfield Trading Ltd` and `Peppercorn Cafe` of
 * `Smithfield Trading Ltd t/a Peppercorn Cafe`, `Nordlicht AB` of `Nordlicht AB (publ)`. Itself alone where it is one name already.
 */
export function namesTold(recorded: string): string[] {
  const parts = recorded.split(BETWEEN).flatMap((part) => {
    const one = part.replace(/(?<!\([^)]*)\)$/u, '');
    // `Peppercorn Cafe (Smithfield Trading Ltd)`.
    const [, outside, inside] = /^(.{3,}?)\s+\(([^()]{3,})\)$/u.exec(one) ?? [];
    return outside !== undefined && inside !== undefined && WITH_FORM.test(inside)
      ? [outside, inside]
      : [one];
  });
  const bare = parts.map((one) =>
    one.trim().replace(STATE, '').replace(SIGNS_FIRST, '').replace(SIGNS_LAST, '').replace(HOLDERS, ''),
  );
  const told = [...new Set(bare.filter((one) => one.length > 1))];
  return told.length === 0 ? [recorded] : told;
}
