import { matchesOf } from '#src/lib/matches.ts';
import { beginsSentence, capitalised, type Edit } from './spans.ts';

const EXCHANGE =
  '(?:NYSE|NASDAQ|Nasdaq|ASX|LSE|AIM|TSX|NZX|XETRA|FWB|Euronext|SIX|SGX|HKEX|HKSE|JSE|NSE|BSE|TSE|OMX|BME|BIT|WSE)';
const SAID = new RegExp(
  `(?<=\\b(?:[Tt]icker|TICKER|[Ss]tock code)(?: symbol)?(?: is)?:? )\\p{Lu}[\\p{Lu}\\d.]{0,5}(?<!\\.)(?![\\p{L}\\d])|\\b${EXCHANGE}: ?\\p{Lu}[\\p{Lu}\\d.]{0,5}(?<!\\.)(?![\\p{L}\\d])`,
  'gu',
);
const AFTER = /^(?:['’]s)? ?\((?=[^)]*\p{Lu})\p{Lu}[\p{Lu}\d]{1,4}\)/u;
const OF_WORK =
  /\((?:AI|IT|HR|QA|UK|US|USA|EU|NZ|AU|SA|PR|BA|PM|ERP|CRM|SAAS|NHS|ASX|NYSE|NSW|VIC|QLD|WA|CFO|CEO)\)/;

/** Codes by which a company is traded: said to be one, or in brackets after an employer's name. */
export function tickersIn(text: string, employers: readonly { end: number }[]): Edit[] {
  const said = matchesOf(SAID, text).map(({ 0: code, index }) =>
    ticker(index, index + code.length, beginsSentence(text, index) ? capitalised('a company') : 'a company'),
  );
  const beside = employers.flatMap(({ end }) => {
    const code = AFTER.exec(text.slice(end, end + 12))?.[0];
    return code === undefined || OF_WORK.test(code)
      ? []
      : [ticker(end + code.indexOf('(') - (code.includes(' (') ? 1 : 0), end + code.length, '')];
  });
  return [...said, ...beside];
}

const ticker = (start: number, end: number, shown: string): Edit => ({
  start,
  end,
  reason: 'employer',
  with: shown,
});
