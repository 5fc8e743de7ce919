import { wholeWords } from './whole-words.ts';

// A leave as the reason why there is a job or why somebody is offered for it: whose leave it is, nobody is told.

const LEAVE =
  "(?:(?:maternity|paternity|parental|adoption)(?: leave)?|elternzeit|mutterschutz|mutterschaftsurlaub|congé (?:de |d[’'])?(?:maternité|paternité|parental|adoption)|(?:baja|permiso|licencia) (?:maternal|paternal|(?:por|de) (?:maternidad|paternidad|adopción))|(?:congedo (?:di |per )?)?(?:maternità|paternità)|congedo parentale|licença[ -](?:de )?(?:maternidade|paternidade|parental)|(?:zwangerschaps|bevallings|ouderschaps)verlof|föräldraledighet|barselsorlov|foreldrepermisjon)";
const COVERED = wholeWords(
  'cover(?:s|ed|ing)?|replac\\p{L}*|stand(?:ing)? in|vertret\\p{L}*|\\p{L}+vertretung|überbrück\\p{L}*|remplac\\p{L}*|cubr\\p{L}*|cubiert\\p{L}*|cobertura|sustitu\\p{L}*|supl\\p{L}*|copr\\p{L}*|copert\\p{L}*|sostitu\\p{L}*|substitu\\p{L}*|cobr(?:ir|e)|vervang\\p{L}*|waarnem\\p{L}*|invall\\p{L}*|vikari\\p{L}*',
  `(?:for|during|für|während|pour|pendant|para|durante|voor|tijdens|per|durante) (?:the|an?|die|den|der|das|le|la|l[’']|un|una|el|il|de|het|een)? ?${LEAVE}`,
);
const OF_LEAVE = wholeWords(LEAVE);
/** Whose it is, or that somebody is wished for or kept away by it. */
const OF_SOMEBODY = wholeWords(
  "s?he|hers?|his|their|your?|you['’]re|i['’]m|my|sie|er|ihre?[nrsm]?|seine?[nrsm]?|elle|ils?(?= (?:est|a|sera|part))|s(?:on|a|es)|votre|ella|él|su|tu|lei|suo|sua|ze|zij|hij|haar|zijn|je|not|no|n['’]t|never|nobody|only|must|after|before|back|returns?|returning|planning|plans?|wants?|nicht|kein\\p{L}*|nie|nur|nach|pas|jamais|seulement|après|sans|ni|nunca|sólo|solo|sin|después|non|mai|dopo|niet|geen|nooit|alleen|na|young\\p{L}*|wom[ae]n|m[ae]n|jung\\p{L}*|frau\\p{L}*|jeunes?|femmes?|hommes?|joven\\p{L}*|mujer\\p{L}*|giovan\\p{L}*|donn\\p{L}*|jonge\\p{L}*|vrouw\\p{L}*|again|risk\\p{L}*",
);
const ALONE = new RegExp(`^\\W*${LEAVE}\\W*$`, 'iu');

/** Whether a sentence names a leave only as what is covered. */
export const coversLeave = (text: string): boolean =>
  text.search(OF_LEAVE) >= 0 && text.search(COVERED) >= 0 && text.search(OF_SOMEBODY) < 0;

/** Whether a text is the name of a leave alone, as a heading has it. */
export const namesLeaveAlone = (text: string): boolean => ALONE.test(text);
