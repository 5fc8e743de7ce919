import { NEAR_KM } from '../../../lexicon/places.ts';
import { MOVES_TO } from './relocating.ts';

const KM_PER_MILE = 1.609;

const HOME = String.raw`(?:home|address(?:es)?|base|house|residence|postcode|location|city|town|flat|place)`;
const BE = String.raw`(?:(?:is|are|be|being|have|has|currently|now|already|still|presently|all|permanently)\s+)*`;
/** To live somewhere, in many words. */
const LIVES = String.raw`(?:${BE}(?:based|located|living|lives?|residing|resides?|working|resident|residents|situated|settled|domiciled|homed|housed|at home|found|stays?|staying|local|home|is)|(?:with|have|has|having|making|make|makes|own|owns)\s+(?:(?:an?|their|the|his|her|own)\s+)*${HOME}|whose\s+${HOME}\s+(?:is|are)(?:\s+not)?)`;
const NEAR = String.raw`near(?:by)?(?:\s+enough)?(?:\s+to)?|around|round about|close (?:enough )?(?:to|by)|nearby|surrounding|not (?:too |so |that )?far (?:from|away from|off)|(?:with)?in\s+(?:easy\s+|a\s+|reasonable\s+)*(?:reach|commute|(?:commuting|travelling|traveling|driving|striking|walking|touching|cycling)(?:\s+distance)?)\s+(?:of|to|from)|commut(?:able|ing)(?: distance)? (?:to|from|of)|(?:who\s+)?(?:can|could|able to)\s+(?:easily\s+)?commute (?:in)?to|an?\s+(?:short\s+|easy\s+|reasonable\s+|quick\s+)?(?:commute|drive|ride|train ride|bus ride|hop|walk)(?:\s+away)?\s+from|handy for|(?:in\s+)?(?:the\s+)?(?:vicinity|neighbou?rhood|orbit|surrounds) of|(?:on|at)\s+(?:the\s+)?(?:doorstep|outskirts|edges?|fringes?) of|just outside`;

/** What stands right before a place where somebody lives, works or would go; its groups are distances, and whether it is near. */
export const CUE = new RegExp(
  String.raw`(?:\b(within|inside|under|less than|(?:no|not) (?:further|farther|more) than|at most|up to)\s+(\d{1,4})\s*(km|kms|kilomet(?:re|er)s?|k|mi|miles?)\s*(?:of|from|to|around|radius of|radius around)?|\b(\d{1,4})\s*(km|kms|kilomet(?:re|er)s?|mi|miles?)\s*(?:of|from|around|radius (?:of|around))|(?:\b${LIVES}\s+)?\b(${NEAR})|\b(?:${MOVES_TO})|\b(?:${LIVES}\s+)?(?:in|at|from|for|to|out of|across|throughout|round|within|over in|down in|up in|out in|up|down)(?: or (?:near|around))?|\bwho call|\bwhose\s+${HOME}\s+(?:is|are)(?:\s+not)?|\b(?:willing|happy|prepared|keen|ready|would|could)\s+(?:to\s+)?(?:go|travel|work|commute)(?:\s+(?:up|down|out|over|across|back))?(?:\s+(?:to|in|from))?|\b(?:location|city|area|region)\s*:)\s*(?:the\s+)?(?:(?:regional|rural|country|outback|greater|central|inner|metro|metropolitan|mainland|north(?:ern)?|south(?:ern)?|east(?:ern)?|west(?:ern)?)\s+)?$`,
  'i',
);

/** What of a cue tells that somebody would move. */
export const MOVES = new RegExp(String.raw`^(?:${MOVES_TO})`, 'i');

/** What stands behind a place and says no more of it: "Leeds residents", "with a Leeds address", "in Victoria, metro or regional". */
export const SAYS_NO_MORE =
  /^(?:[\s-]+(?:residents?|locals?|natives|address(?:es)?|postcodes?|homes?|soil|state|county|somewhere|dwellers|commuters|based|wide)(?![\p{L}])|\s+as\s+(?:their|an?|his|her)\s+(?:home|base|city|town)(?:\s+(?:city|town|base))?(?![\p{L}])|,?\s+(?:(?:(?:its|the|all)\s+)?suburbs(?:\s+(?:included|too|as well|and all))?|(?:(?:the|its)\s+)?(?:outskirts|surrounds|suburbs) (?:included|too|as well)|(?:metro|city|town|urban|inner)\s+(?:or|and)\s+(?:regional|country|bush|rural|outer)|regional or metro|any\s+(?:town|city|suburb|part|area|region|state|county|where)(?:\s+(?:there|of it|in it|at all|will do))?|wherever(?:\s+(?:that is|exactly|in it))?|the whole (?:of it|state|country|county|area)|anywhere (?:there|in it|in there))(?=\s*(?:$|[,;.)]|[-–]\s|\b(?:and|or|who|that|with|on|also)(?![\p{L}]))))+/iu;

/** The distance in km that a cue or the words behind a place name, by their groups; null where none does. */
export function distanceOf(cue: readonly (string | undefined)[] | null): number | null {
  if (cue === null) return null;
  const [, , first, unit, second, other, near] = cue;
  const figure = first ?? second;
  if (figure !== undefined)
    return Number(figure) * ((unit ?? other ?? 'km').toLowerCase().startsWith('mi') ? KM_PER_MILE : 1);
  return near === undefined ? null : NEAR_KM;
}
