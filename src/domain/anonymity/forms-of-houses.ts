const FORM =
  /^[\s,]{0,2}(?:\(?(?:Pty|Ltd|LTD|Limited|Inc|Incorporated|LLC|LLP|PLC|plc|Plc|GmbH|AG|S\.?A|B\.?V|N\.?V|Corp|Corporation|Co|AB|Oyj?|ApS|K\.?K|Kabushiki Kaisha|Holdings|UC|ULC|Unlimited Company|DAC|CLG|CIC|Teoranta|Teo|Kft|Zrt|Nyrt|[Ss]p\. ?z ?o\. ?o|[Ss]p\. ?[kj]|s\.r\.o|d\.o\.o|S\.?p\.?A|S\.?r\.?l|SARL|SAS|Co-?op(?:erative)?(?: Society)?)\b(?!-)\)?\.?[\s,]{0,2})+(?<![\s,])(?:\s?\((?:publ|PUBL|in (?:administration|liquidation|receivership))\))?/u;
/** What follows a form whose stop is its own. */
const CUT_SHORT =
  /(?<!\p{L})(?:Zrt|Nyrt|Kft|Ltd|Inc|Corp|Teo|[Ss]p\.? ?[kj]|o\. ?o|s\.r\.o|d\.o\.o|a\.s|S\.A|K\.K)$/u;
/** Signs of the form on either side of a name. */
const SIGNS = '(?:株式会社|有限会社|合同会社|[(（](?:株|有|주)[)）]|㈱|㈲|㈜|주식회사|유한회사)';
const SIGNS_BEFORE = new RegExp(`${SIGNS}\\s?$`, 'u');
const SIGNS_BEHIND = new RegExp(`^\\s?${SIGNS}`, 'u');

/** The place of a house with what tells its form beside it: `Nordlicht AB (publ)`, `Lakeland Co-op`, `㈱日立`. */
export function withForm(text: string, { start, end }: { start: number; end: number }) {
  const from = start - (SIGNS_BEFORE.exec(text.slice(Math.max(0, start - 8), start))?.[0].length ?? 0);
  let to = end + (SIGNS_BEHIND.exec(text.slice(end, end + 8))?.[0].length ?? 0);
  // `Co` of a recorded form, and a cooperative in the text.
  if (/(?<!\p{L})co$/iu.test(text.slice(from, to)))
    to += /^-op(?:erative)?(?: Society)?(?!\p{L})/iu.exec(text.slice(to, to + 24))?.[0].length ?? 0;
  const form = FORM.exec(text.slice(to, to + 60))?.[0];
  if (form !== undefined) to += lengthOf(form, text.slice(to + form.length));
  const said = text.slice(from, to);
  if (/[(（][^)）]*$/u.test(said) && /^[)）]/u.test(text.slice(to))) to += 1;
  if (CUT_SHORT.test(said) && /^\.(?:,| [\p{Ll}(&\d])/u.test(text.slice(to, to + 3))) to += 1;
  return { start: from, end: to };
}

// The stop after `Ltd` is the sentence's own where one ends there.
function lengthOf(form: string, after: string): number {
  const said = form.trimEnd();
  return /^\s*(?:$|\p{Lu}|\n)/u.test(after) ? said.replace(/\.$/, '').length : said.length;
}
