import { matchesOf } from '#src/lib/matches.ts';
import { OF_FORMS } from './proper-nouns.ts';
import { beginsSentence, capitalised, type Edit } from './spans.ts';
import { ACRONYMS_OF_WORK, LETTERS_OF_FIELD } from './words.ts';

const EXCHANGE =
  '(?:NYSE|NASDAQ|Nasdaq|ASX|LSE|AIM|TSX|NZX|XETRA|FWB|Euronext|SIX|SGX|HKEX|HKSE|JSE|NSE|BSE|TSE|OMX|BME|BIT|WSE)';
const SAID = new RegExp(
  `(?<=\\b(?:[Tt]icker|TICKER|[Ss]tock code)(?: symbol)?(?: is)?:? )\\p{Lu}[\\p{Lu}\\d.]{0,5}(?<!\\.)(?![\\p{L}\\d])|\\b${EXCHANGE}: ?\\p{Lu}[\\p{Lu}\\d.]{0,5}(?<!\\.)(?![\\p{L}\\d])`,
  'gu',
);
const AFTER = /^(?:['’]s)? ?\((?=[^)]*\p{Lu})\p{Lu}[\p{Lu}\d]{1,4}\)/u;
const OF_WORK =
  /\((?:AI|IT|HR|QA|UK|US|USA|EU|NZ|AU|SA|PR|BA|PM|ERP|CRM|SAAS|NHS|ASX|NYSE|NSW|VIC|QLD|WA|CFO|CEO)\)/;

const CODE = '(?<![\\p{L}\\p{N}.&/-])(\\p{Lu}{2,5}(?:\\d{1,2})?(?:[.-]\\p{Lu}{1,2})?)';
/** The same also of more letters, as exchanges of Asia have them: `HINDUNILVR`. */
const LONG_CODE = '(?<![\\p{L}\\p{N}.&/-])(\\p{Lu}{2,12}(?:\\d{1,2})?(?:[.-]\\p{Lu}{1,2})?)';
const BY_TRADE =
  '(?:is |are |was )?(?:listed|traded|trades?|quoted|ticks|notiert|gehandelt|gelistet|cotée?|coté|cotiza|cotizada|quotat[ao]|cotad[ao]|negociad[ao]|genoteerd|noterad|noteret|notowan[ay])';
/** Exchanges by their words: `on the New York exchange`, `an der Frankfurter Börse`, `en la Bolsa de Madrid`. */
const ON_EXCHANGE =
  '(?:on the (?:\\p{Lu}\\p{L}+ ){0,3}(?:[Ss]tock )?(?:[Ee]xchange|[Bb]ourse|[Mm]ain market)|an der (?:\\p{Lu}\\p{L}+ )?[Bb]örse|à la [Bb]ourse(?: de \\p{Lu}\\p{L}+)?|en la [Bb]olsa(?: de \\p{Lu}\\p{L}+)?|alla [Bb]orsa(?: di \\p{Lu}\\p{L}+)?|na [Bb]olsa(?: de \\p{Lu}\\p{L}+)?|op de (?:\\p{Lu}\\p{L}+ )?beurs|på (?:\\p{Lu}\\p{L}+ )?(?:börsen|børsen)|na (?:giełdzie|GPW))(?!\\p{L})';
const HELD =
  '(?:vest(?:s|ed|ing)?|unvested|are|were|is (?:a|an|the|what|worth|locked|tied|due|still|up|down|under)|was (?:a|worth|locked)|held|locked|until|till|on top|under ?water|lapse[sd]?|expire[sd]?|to (?:lose|forfeit|walk away)|plan|grants?|units?|awards?|options?|package)';
/** What kind of shares they are: `KNEBV bonus shares`. */
const KIND =
  '(?:(?:bonus|matching|performance|restricted|retention|free|staff|employee|deferred|phantom|sign-on|A|B|C) )?';
/** Codes by what is done with shares: `PGR stock is a golden handcuff`, `FRSH vesting`, `CX on the NYSE`, `EBS.VI`, `SAP-Aktien`. */
const TRADED: readonly RegExp[] = [
  `${CODE}(?= ${KIND}(?:shares?|stock|options|equity) ${HELD}(?!\\p{L}))`,
  `${CODE}(?= (?:RSUs?|ESPP|LTIP|vesting|vests)(?!\\p{L}))`,
  `${CODE}(?=,? (?:(?:is |are )?(?:listed |traded |trades |quoted )?)on (?:the )?${EXCHANGE}(?!\\p{L}))`,
  `(?<=(?<!\\p{L})${EXCHANGE} (?:as|under) )${CODE}(?!\\p{L})`,
  `${LONG_CODE}(?=,? (?:${BY_TRADE} )?${ON_EXCHANGE})`,
  `(?<=(?<!\\p{L})(?:${BY_TRADE}|(?:${BY_TRADE} )?${ON_EXCHANGE}(?: (?:is|are))?) (?:as|under|als|unter|comme|sous|como|bajo|come|sotto|sob|onder|jako|pod) )${LONG_CODE}(?![\\p{L}\\p{N}-])`,
  `(?<=(?<!\\p{L})(?:[Aa]nalysts?|[Bb]rokers|[Ii]nvestors|[Tt]raders|[Ff]unds|[Aa]nalysten|[Aa]nalystes?|[Aa]nalistas?|[Aa]nalisti|[Aa]nalisten|[Aa]nalitycy) (?:(?:who|that|die|qui|que|che|którzy) )?(?:covers?|covering|follow(?:s|ing)?|rates?|rating|hold(?:s|ing)?|tracks?|tracking|shorts?|shorting|of|on|in|beobachten|bewerten|suivent|couvrent|cubren|siguen|seguono|coprono|cobrem|seguem|volgen|śledzą) (?:the )?)${LONG_CODE}(?![\\p{L}\\p{N}-]| \\p{Ll}{3,}s(?!\\p{L}))`,
  `(?<=(?<!\\p{L})(?:RSUs?|ESPP|[Ss]tock options|[Aa]ktienoptionen|LTIP) (?:in|of|from|at|de|von|bei|van|di|da|do|i|w) )${CODE}(?![\\p{L}\\p{N}])`,
  `${CODE}(?=-(?:Aktien?|Optionen|Anteile|Depot|aandelen|opties|aktier|aksjer|optioner|opsjoner|osakkeet|részvény\\p{L}*|akcje|akcie)(?!\\p{L}))`,
  `(?<=(?<!\\p{L})(?:acciones|opciones|actions|azioni|ações|opções|akcje|akcie|aktier|aandelen)(?: (?:de|di|d[ao]|d[’']|van|i))? )${CODE}(?=,? (?:vencen|maduran|se liberan|consolidan|bloquead|gratuites|bloquées|acquises|maturano|vincolate|bloccate|vencem|bloqueadas|liberam|vest|tot|hasta|jusqu|até|fino))`,
].map((pattern) => new RegExp(pattern, 'gu'));
/** Those of them in which letters may say something at work as well. */
const MAY_BE_OF_WORK = new Set([0, 1, 5, 6]);
/** A code with the letters of its exchange: `AD.AS`, `NOVO-B.CO`. */
const WITH_EXCHANGE =
  /(?<![\p{L}\p{N}.@/-])\p{Lu}{2,5}(?:-[AB])?\.(?:AS|DE|PA|MI|MC|VI|SW|BR|LS|WA|HE|OL|ST|CO|TO|AX|HK|NS|BO|JO|MX|SZ|KS|TA|BU)(?![\p{L}\p{N}@/-]|\.\p{L})/gu;
/** The same where codes are numbers: `0293.HK`, `600519.SS`. */
const NUMBERED = /(?<![\p{L}\p{N}.,@/-])\d{3,6}\.(?:HK|SS|SZ|TW|TWO|KS|KQ|T)(?![\p{L}\p{N}@/-]|\.\p{L})/gu;
/** Letters beside shares that are of no house. */
const NO_CODE =
  /^(?:RSU|ESOP|ESPP|LTIP|PLC|IPO|ISO|FX|OTC|ETF|EM|ESG|PE|VC|DM|UK|US|USA|EU|MRO|SKU|FIFO|LIFO|FMCG|CNC|RM|WIP|PPE|NHS|CEO|CFO|COO|CTO|HR|IT|PM|QA|AND|THE|HIS|HER|NO|MY|OUR|ALL|NEW|OLD|EMI|SIP|CSOP|SAYE|STI|LTI|CAD|EUR|USD|GBP)$/u;

/** Codes by which a company is traded: said to be one, in brackets after an employer's name, or told by what is done with shares. */
export function tickersIn(text: string, employers: readonly { end: number }[]): Edit[] {
  const company = (start: number, end: number): Edit =>
    ticker(start, end, beginsSentence(text, start) ? capitalised('a company') : 'a company');
  const said = [SAID, WITH_EXCHANGE, NUMBERED].flatMap((pattern) =>
    matchesOf(pattern, text).map(({ 0: code, index }) => company(index, index + code.length)),
  );
  const traded = TRADED.flatMap((pattern, at) =>
    matchesOf(pattern, text).flatMap(({ 1: code = '', index }) => {
      const small = code.toLowerCase();
      // Beside an exchange letters are of no work.
      const isOfWork =
        MAY_BE_OF_WORK.has(at) &&
        (OF_FORMS.has(small) || ACRONYMS_OF_WORK.has(small) || LETTERS_OF_FIELD.has(small));
      return isOfWork || NO_CODE.test(code) ? [] : [company(index, index + code.length)];
    }),
  );
  const beside = employers.flatMap(({ end }) => {
    const code = AFTER.exec(text.slice(end, end + 12))?.[0];
    return code === undefined || OF_WORK.test(code)
      ? []
      : [ticker(end + code.indexOf('(') - (code.includes(' (') ? 1 : 0), end + code.length, '')];
  });
  return [...said, ...traded, ...beside];
}

const ticker = (start: number, end: number, shown: string): Edit => ({
  start,
  end,
  reason: 'employer',
  with: shown,
});
