import { asksByContent, wishesByForm } from './asked-by-content.ts';
import { MUST, NEED, NEED_AND_WISH, NEED_THEN_WISH, NEEDS, WISH } from './brief-cues.ts';
import { capital } from './text-lines.ts';

/** A sentence of a brief, or what it says beside other things; `goesOn` where it says more of the one before. */
export interface Part {
  sentence: string;
  goesOn: boolean;
}

/** What a sentence of a brief states, each thing by itself: what is asked for and what is wished for may stand in one. */
export const statementsOf = (part: Part): Part[] =>
  apart(part).flatMap(wishBehindSemicolon).flatMap(wishButNeed).flatMap(wishBetween).flatMap(needAndWish);

/** "SAP a must, big-four background a plus, you'd review controls" says three things. */
function apart(part: Part): Part[] {
  const [first = '', ...others] = part.sentence.split(
    /(?<=\ban? (?:must|plus|asset|advantage)|(?:ist|sind|is|are) (?:pflicht|erforderlich|ein muss|required|essential)|wäre\p{L}* (?:schön|toll)|von vorteil|(?:est|son|es) (?:indispensable|imprescindible|obligatoire)),\s+(?!(?:as|because|since|which|so|for|given|and|but|und|aber|et|y|along with|together with|as well as|plus|sowie|samt|ainsi que|avec|junto con|además de)(?!\p{L}))/iu,
  );
  if (others.length === 0) return [part];
  const own = others.map((said) => ({
    sentence: capital(said.replace(/^(?:and|but) /i, '')),
    goesOn: false,
  }));
  return [{ ...part, sentence: first }, ...own];
}

/** "Conversant in English; isiZulu is an advantage": what a semicolon parts is asked and wished for each by itself. */
function wishBehindSemicolon(part: Part): Part[] {
  const at = part.sentence.lastIndexOf(';');
  const [need, wish] = [part.sentence.slice(0, at).trim(), part.sentence.slice(at + 1).trim()];
  if (at < 1 || !/\p{L}{3}/u.test(need) || isWish(need) || !isWish(wish) || WISH_OF_IT.test(wish))
    return [part];
  return [
    { ...part, sentence: need },
    { sentence: capital(wish.replace(/^(?:and|with|but) /iu, '')), goesOn: false },
  ];
}
/** "…; this would be an advantage": what says of the thing before it how it is meant. */
const WISH_OF_IT =
  /^(?:(?:but|and|though) )?(?:this|that|it|these|both|either|which|das|dies|beides|ceci|cela|c[’']est|eso|esto|ambos|ciò|dit|dat)(?!\p{L})|^\P{L}*(?:preferred|desirable|an? (?:plus|advantage|asset|bonus)|von vorteil|un plus|een pre|gewenst)[.!]*$/iu;

/** "Ideally somebody of the trade, but a diploma is non-negotiable" wishes, and then asks. */
function wishButNeed(part: Part): Part[] {
  const [, wish = '', need = ''] =
    /^(.+?)(?:,? (?:but|aber|mais|pero|maar|men|ma|mas) |, (?=(?:must|needs? to|ha(?:s|ve) to|muss|müssen|doit|debe|deve|moet) ))(.+)$/iu.exec(
      part.sentence,
    ) ?? [];
  if (!isWish(wish) || isWish(need) || !MUST.test(need) || ASKS_NOT.test(need)) return [part];
  return [
    { ...part, sentence: wish },
    { sentence: capital(need), goesOn: false },
  ];
}

/** "… but isn't essential", "… aber keine Bedingung": what takes back that it is asked. */
const ASKS_NOT =
  /^(?:it |that |this |das |es |c[’']|ce )?(?:(?:is|are|was|would be)(?:n['’]t| not)|not|no|by no means|never|(?:ist |sind )?(?:nicht|kein\p{L}*)|(?:n[’']est |ne sont |sont )?pas|no (?:es|son)|non (?:è|sono)|(?:is |zijn )?(?:niet|geen)|não (?:é|são))(?!\p{L})/iu;

/** "Got to be a qualified carpenter, LBP would be great, five years at least": of a list only what stands between is a wish. */
function wishBetween(part: Part): Part[] {
  const pieces = part.sentence.split(/,\s+/u);
  const wishes = pieces.filter((piece, at) => at > 0 && at < pieces.length - 1 && isWish(piece));
  const needs = pieces.filter((piece) => !wishes.includes(piece));
  const rest = needs.join(', ');
  if (wishes.length === 0 || wishes.length > 2 || needs.length < 2 || needs.some(isWish)) return [part];
  if (!(ASKS_FIRST.test(rest) || NEEDS.test(rest) || asksByContent(rest))) return [part];
  return [
    { ...part, sentence: rest },
    ...wishes.map((wish) => ({ sentence: capital(wish.replace(/^(?:and|with|but) /iu, '')), goesOn: false })),
  ];
}

const ASKS_FIRST =
  /^(?:(?:they|you|he|she)?(?:['’](?:ve|d|ll)|(?: will)? (?:have|need))? ?(?:has |have )?(?:got to|must|needs? to|ha(?:s|ve) to|should|ought to) (?:be|have|hold|know|bring)|musts?(?!\p{L})|need(?:s|ed)?(?!\p{L}))/iu;

function needAndWish(part: Part): Part[] {
  const [asks = '', wishes = ''] = (NEED_THEN_WISH.exec(part.sentence) ?? []).slice(1).filter(Boolean);
  if (asks !== '' && !isWish(asks))
    return [
      { ...part, sentence: asks },
      { sentence: capital(wishes), goesOn: false },
    ];
  const [, need = '', wish = ''] = NEED_AND_WISH.exec(part.sentence) ?? wishAtEnd(part.sentence) ?? [];
  if (isWish(need) || !(MUST.test(need) || NEED.test(need) || NEEDS.test(need) || asksByContent(need)))
    return [part];
  // "CPA, at least 3 in funds - audit at Big 4 preferred": behind the dash only.
  const [, asked = '', wished = ''] =
    /^(.*(?:at least|min(?:imum)?\.?) \d.*?)\s[-–—]\s+(.+)$/iu.exec(wish) ?? [];
  const own = capital((wished === '' ? wish : wished).replace(/^(?:and|with|but) /i, ''));
  return [
    { ...part, sentence: asked === '' ? need : `${need.replace(/[,;\s]+$/u, '')}, ${asked}` },
    { sentence: own, goesOn: false },
  ];
}

/** "Licence TIG à jour, 2 ans de pratique, CACES si possible": of a list only its last thing is a wish. */
function wishAtEnd(sentence: string): [string, string, string] | null {
  const at = sentence.search(/,\s+[^,]+$/u);
  if (at < 0) return null;
  const last = sentence.slice(at + 1);
  // "Führerschein B. iTWO ist ein Plus": what is written small ends no sentence for those who part them.
  const stop = /[.]\s+(?=\S)/u.exec(last);
  const cut = at + 1 + (stop === null ? 0 : stop.index + 1);
  const [need, wish] = [sentence.slice(0, cut).replace(/,$/u, ''), sentence.slice(cut).trim()];
  const isOwn =
    /\p{L}{3}/u.test(wish.replace(WISH, '')) &&
    !/^(?:which|that|what|was|ce qui|lo que|il che|wat)(?!\p{L})/iu.test(wish);
  return isWish(wish) && isOwn ? [sentence, need, wish] : null;
}

/** Whether a statement wishes for something; what it says in brackets is beside it. */
export const isWish = (said: string): boolean => {
  const bare = said.replaceAll(/\([^()]*\)/gu, (inside) =>
    /\p{L}{2}/u.test(inside.replace(WISH, '')) ? '' : inside,
  );
  return WISH.test(bare) || wishesByForm(bare);
};
