import { countsHeads, segmentsOf } from './title-or-employer.ts';
import { looksLikeEmployer, looksLikeTitle } from './words.ts';

// "Nachtschicht", "Früh- und Spätschicht", "night shift": when somebody worked.
const SHIFT =
  /^(?:(?:\p{L}+- (?:und|en|och|og) )?(?:nacht|früh|spät|tag|wechsel|dauernacht|drei|zwei|3-|2-)-?(?:schicht|dienst|ploeg)(?:en)?|(?:night|day|early|late|twilight|back|rotating|continental) ?shifts?|(?:permanent |regular )?(?:nights|days|earlies|lates)|(?:poste|équipe) de (?:nuit|jour|matin)|de nuit|turno (?:de )?(?:noche|tarde|mañana|notturno|di notte)|(?:natt|kväll|dag|aften|nat|kveld)s?skift)$/iu;
// "Team von 8", "team of six", "équipe de 12".
const TEAM =
  /^(?:(?:kleines |großes |small |large )?team (?:von|of|aus|van|på)|équipe de|equipo de|squadra di|equipa de|mannschaft von|crew of|brigade (?:von|de|of))\s\S+(?: \p{Ll}+)?$/iu;
// "Firma ist insolvent", "Filiale wurde geschlossen", "contract ended": what became of the house or the post.
const ENDED =
  /^(?:die |der |das |the |la |le |el |il |lo |l['’]|de |het |o |a )?(?:firma|betrieb|laden|geschäft|filiale|haus|werk|standort|vertrag|stelle|projekt|company|firm|business|contract|store|shop|site|branch|plant|entreprise|société|boîte|magasin|usine|empresa|tienda|fábrica|contrato|azienda|ditta|negozio|bedrijf|zaak|winkel|fabriek|firman|butiken|fabriken|firmaet|butikken)\s(?:ist|wurde|war|ging|lief|hat|machte|is|was|went|has|had|closed|ended|folded|shut|est|a|cerró|quebró|fue|è|ha|werd|ging|gick|blev|lades|er|gikk|ble|chiusa|chiuso|fallita|failliet|gestopt|fermée?|liquidée?|cerrada|insolvent|pleite|zu)(?!\p{L})/iu;
// "remote", "fully remote (EU)", "Home Office", "en télétravail": from where somebody worked.
const FROM_AFAR =
  /^(?:(?:fully |mostly |partly |partially |100 ?% |full |teilweise |überwiegend |komplett |en |em |in |da |på |i )?(?:remote|hybride?|home[- ]?office|home[- ]based|télétravail|teletrabajo|teletrabalho|telelavoro|remoto|smart working|distans|etätyö|hjemmekontor|hjemmefra|thuiswerk(?:end)?|zdalnie|praca zdalna)(?: work(?:ing)?| position| role)?|work(?:ing)? from home|à distance|a distancia|op afstand|von zu Hause)(?:\s\([^()]*\))?$/iu;
// What somebody had been last of all, or did beside it.
const LAST =
  /^(?:zuletzt|nebenbei|zusätzlich|auch|lately|latterly|also|sometimes|finalement|dernièrement|últimamente|da ultimo|laatst|även|senast|sidst|til slutt)\s\p{L}/iu;
// "Einweiser für neue", "trainer for new starters": behind brackets.
const FOR = /^\p{L}[\p{L}-]+ (?:für|for|pour|para|per|voor|för) \p{Ll}/u;

/** Whether a part of a line says that somebody worked from home or from afar. */
export const isFromAfar = (part: string): boolean => FROM_AFAR.test(part);

const isRemark = (part: string, before: string): boolean =>
  SHIFT.test(part) ||
  TEAM.test(part) ||
  isFromAfar(part) ||
  ENDED.test(part) ||
  LAST.test(part) ||
  (countsHeads(part) && /^(?:ca\.? |rund |about |around )?\d/.test(part)) ||
  (before.endsWith(')') && FOR.test(part));

/**
 * A title without what its line says behind it of the work: "Schichtleiter Wareneingang, Nachtschicht, 24 Leute", "Trockenbauer, Firma ist
 * insolvent". What it begins with has to be a title by itself.
 */
export function withoutRemarksBehind(title: string): string {
  const parts = segmentsOf(title);
  let count = parts.length;
  while (count > 1 && isRemark(parts[count - 1] ?? '', parts[count - 2] ?? '')) count -= 1;
  const rest = parts.slice(0, count).join(', ');
  // "Senior Software Engineer" has a word of houses too, which are in no place called "remote".
  const isTitle =
    looksLikeTitle(rest) &&
    (!looksLikeEmployer(rest) || (isFromAfar(parts.at(-1) ?? '') && count === parts.length - 1));
  return count < parts.length && isTitle ? rest : title;
}
