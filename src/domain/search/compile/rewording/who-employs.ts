import { industries, roles } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';

/** What employs people and is no field of business by itself. */
const EMPLOYS =
  /^(?:clients?|customers?|compan(?:y|ies)|firms?|business(?:es)?|organi[sz]ations?|start-?ups?|scale-?ups?|groups?|agenc(?:y|ies)|lenders?|funds?|banks?|trusts?|offices?|practices?|schools?|colleges?|universit(?:y|ies)|councils?|hotels?|restaurants?|hospitals?|clinics?|studios?|brands?|labs?|laborator(?:y|ies)|manufacturers?|retailers?|chains?|operators?|providers?|institutions?|institutes?|charit(?:y|ies)|publishers?|airlines?|insurers?|utilit(?:y|ies)|consultanc(?:y|ies)|households?|famil(?:y|ies)|factor(?:y|ies)|plants?|mills?|shops?|stores?|department|ministry|employer|fintechs?|biotechs?|unicorn|multinational|conglomerate|builders?|contractors?|developers?|miners?|makers?|authority|houses?|stables?|estates?|resorts?|cinemas?|theatres?|museums?|galler(?:y|ies)|farms?|winer(?:y|ies)|breweries|ports?|societ(?:y|ies)|unions?|association|foundation|carriers?|shipyards?|foundr(?:y|ies)|bureaux?|bureaus?|broker(?:age)?s?)$/i;
/** Of several people of one place: "the Vienna crowd", "the Leeds lot". */
const CROWD =
  /^(?:the|our|my|this|that)\s+(?:\p{L}[\p{L}'’&.-]*\s+){1,3}(?:crowd|lot|gang|bunch|mob|team|people|folks?|guys|lads|girls|ladies|office|branch|desk|site|outfit|house|job|client|shop|plant|end)$/iu;
/** Of these, who stands alone may be the one who is looked for: "a builder needs a White Card". */
const ALSO_TRADES = /^(?:builders?|contractors?|developers?|operators?|miners?|makers?|providers?)$/i;

/** Whether words name who employs, by what they begin with: "a regional law firm in Bath", "our client". */
export function isEmployer(said: string): boolean {
  const [head = ''] = said
    .replace(/^(?:an?|our|my|the|this|one\s+of\s+(?:our|my)|another|two|three)\s+/i, '')
    .split(/\s+(?:in|at|near|from|based|for|with|by|on|whose|who|which|that|of(?!\s+(?:ours|mine)))\s+/i);
  const words = plainWords(head.replace(/\s+of\s+(?:ours|mine)$/i, ''));
  const last = words.at(-1) ?? '';
  if (CROWD.test(said)) return true;
  if (words.some((word) => /^(?:clients?|customers?|principals?|mandants?|hirers?)$/.test(word))) return true;
  if (ALSO_TRADES.test(last)) return words.length > 1;
  if (EMPLOYS.test(last)) return true;
  return words.some((_, at) => {
    const name = words.slice(at).join(' ');
    return industries().book.whole(name) !== undefined && roles().book.whole(name) === undefined;
  });
}
