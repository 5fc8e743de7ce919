import { employerEvidence, seemsTitle, titleEvidence } from './title-or-employer.ts';
import { placeIn } from './vocabulary.ts';
import { isProse, looksLikeEmployer, looksLikeTitle } from './words.ts';

// Before whom, and before what somebody works for.
const WHOM = 'bij|hos|chez|presso|bei|at';
const WHERE = `${WHOM}|op|på|en|na|no|em|nel|nella|all[ao]|à|au|dans|in|i|im`;
const ONLY_WHOM = /^(?:bij|hos|chez|presso|bei)$/;
const ARTICLE =
  "(?:(?:the|an?|el|la|las|los|una?|uno|il|lo|le|les|une?|het|de|een|en|et|o|a|os|as)\\s|l['’])?";
const IN_SMALL = new RegExp(
  `^(.{3,80}?),?\\s+(${WHERE})\\s+${ARTICLE}((\\p{Ll}[\\p{L}-]{3,})\\s(?:\\p{Ll}{1,3}\\.?\\s)?[‘’“„«"']?\\p{Lu}.{1,80})$`,
  'u',
);
// A part of a house, which is none.
const UNIT =
  /^(?:afdelinge?n?|avdelinge?n?|afdelning\p{L}*|avdelning\p{L}*|team|teamet|project|projekt\p{L}*|unit|sectie|directie|reparto|ufficio|departament\p{L}*|département|service|servicio|serviço|servizio|sector|área|setor|groep|gruppo|grupo|region\p{L}*|provincia|stad|kommune|comune)$/u;

/**
 * A title and its employer where a small word says what kind of house it is: "leerkracht op basisschool De Regenboog", "Tømrer hos
 * tømrermester Per Holm", "Cocinera en el restaurante El Faro". Null where the word is of no house and no trade.
 */
export function inHouseInSmall(piece: string): { title: string; employer: string } | null {
  const [, title = '', word = '', employer = '', kind = ''] = IN_SMALL.exec(piece) ?? [];
  if (kind === '' || UNIT.test(kind) || isProse(title) || title.includes(',')) return null;
  const isOfTrade = (ONLY_WHOM.test(word) || word === 'at') && looksLikeTitle(kind);
  if (!looksLikeEmployer(kind) && !isOfTrade) return null;
  const isTitle =
    seemsTitle(title) ||
    titleEvidence(title) >= 1 ||
    (ONLY_WHOM.test(word) && title.split(/\s+/).length < 6 && employerEvidence(title) < 1);
  const [, name = '', town = ''] =
    /^(.{4,}?) (?:in|te|i|à|en|em|a) (\p{Lu}[\p{L}’' -]+)$/u.exec(employer) ?? [];
  return isTitle ? { title, employer: placeIn(town)?.city != null ? `${name}, ${town}` : employer } : null;
}
