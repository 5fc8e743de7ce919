import { matchesOf } from '#src/lib/matches.ts';
import type { UncertainOccurrence } from './occurrences.ts';

/** What a land or a people has one of, or two: its name is known by the kind. */
const KIND =
  '(?:broadcasters?|broadcasting (?:service|corporation)|airline|flag carrier|railways?|rail operator|rail network|post office|postal service|lottery|central bank|mint|grid operator|electricity board|power utility|space agency|weather service|met office|tax office|parliament|public prosecutor|news agency|stock exchange|football association|rugby union|opera|ballet|national theatre|orchestra|library|archives?|museum|oil company|petroleum company|telecoms? incumbent|ferry company|health service|blood service|patent office|sovereign wealth fund|development bank)';
const OF_LAND =
  "(?:(?:national|state|state-owned|public|country’s|country's) (?:\\p{Ll}+ ){0,2}|(?:\\p{Lu}\\p{L}+(?:ish|ch|an|ese|i|ic|sh|se)|Greek|Thai|Swiss|Czech|Dutch|Basque|Gaelic|Welsh|Irish)(?:[ -]language)? (?:(?:national|state|public) )?(?:\\p{Ll}+ )?)";
/** Where somebody is or was, and not with whom they have to do. */
const AT =
  '(?<=(?<!\\p{L})(?:at|in[- ]house (?:at|with|for)|[Jj]oined|[Ll]eft|inside|(?:[Ww]ork(?:s|ed|ing)?|[Cc]ounsel|[Ee]ngineer|[Ll]awyer|[Jj]ournalist|[Pp]roducer|[Pp]ilot|[Dd]river|[Mm]anager|[Aa]nalyst|[Yy]ears?|months|now|then|[Ee]mployed) (?:at|for|with|by|in)) )';
const ENGLISH = new RegExp(`${AT}the ${OF_LAND}${KIND}(?!\\p{L}| (?:of|for) )`, 'gu');

const ABROAD: readonly RegExp[] = [
  /(?<=(?<!\p{L})(?:beim?|bei der|bei dem|für den|für die|zum|zur|im) )(?:\p{Ll}+(?:schen?|er|en) ){1,2}(?:Rundfunk|Sender|Fluggesellschaft|Staatsbahn|Bahn|Post|Zentralbank|Notenbank|Wetterdienst|Raumfahrtagentur|Nationalbank|Netzbetreiber|Lotterie)(?!\p{L})/gu,
  /(?<=(?<!\p{L})(?:chez|à|au|pour|dans) )(?:la |le |l[’'])(?:radio(?:diffusion|télévision)?|télévision|chaîne|compagnie aérienne|compagnie ferroviaire|banque centrale|poste|loterie|agence spatiale|bibliothèque) (?:publique |nationale |\p{Ll}+aise |\p{Ll}+enne )+/giu,
  /(?<=(?<!\p{L})(?:en|para|de) )(?:la |el )(?:radiotelevisión|televisión|radio|aerolínea|banco|operador|lotería|agencia espacial|biblioteca) (?:públic[ao]|nacional|central|estatal|autonómic[ao])(?!\p{L})/gu,
  /(?<=(?<!\p{L})(?:in|per|presso|alla|alle|nella) )(?:la )?(?:radiotelevisione|televisione|radio|compagnia|banca|agenzia spaziale|lotteria) (?:pubblica|nazionale|centrale|di Stato|di bandiera)(?!\p{L})/gu,
  /(?<=(?<!\p{L})(?:na|no|para a|para o|da|do) )(?:radiotelevisão|televisão|rádio|companhia aérea|banco|transportadora aérea|agência espacial) (?:públic[ao]|nacional|central|estatal|de bandeira)(?!\p{L})/gu,
  /(?<=(?<!\p{L})(?:bij|voor) (?:de|het) )(?:\p{Ll}*(?:publieke|nationale|centrale|landelijke|\p{Ll}+se)) (?:omroep|luchtvaartmaatschappij|spoorwegen|bank|loterij|netbeheerder|weerdienst)(?!\p{L})/gu,
  /(?<=(?<!\p{L})(?:på|hos|i|ved|för|for) )(?:den |det )?(?:statliga|statslige|statlige|nationella|nasjonale|nationale|offentlige|\p{Ll}+ska) (?:radion?|televisionen|flygbolaget|flyselskabet|flyselskapet|järnvägen|centralbanken|sentralbanken)(?!\p{L})/gu,
];

/**
 * Houses that a text tells by what they are to a land: `in house at the Irish language broadcaster`. There is one of them, and whoever reads it
 * knows which.
 */
export const housesOfOneKindIn = (text: string): UncertainOccurrence[] =>
  [ENGLISH, ...ABROAD].flatMap((pattern) =>
    matchesOf(pattern, text).map(({ 0: said, index }) => ({
      start: index,
      end: index + said.trimEnd().length,
      reason: 'employer' as const,
      why: 'tells a house of which a land has one',
    })),
  );
