import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import type { UncertainOccurrence } from './occurrences.ts';

const PLACE = '\\p{Lu}[\\p{L}\\p{M}-]{2,}(?: (?:am|an der|im|ob der|sur|sous|del|de la) \\p{Lu}\\p{L}+)?';
/** Kinds of schools as each language calls them, before the town or the region that tells which one. */
const KINDS: readonly string[] = [
  `(?:(?:IHK|HWK|AHK|WIFI|BFI|DAA|TÜV|DEKRA|VHS|BTZ|bfz)[- ])?(?:\\p{Lu}\\p{Ll}+(?:akademie|kolleg|bildungswerk|bildungszentrum|schule|schulzentrum)|Akademie|Berufsschule|Fachschule|Meisterschule|Technikerschule|Pflegeschule|Handelsschule|Hotelfachschule|Wirtschaftsschule|Berufskolleg|Bildungszentrum|Bildungswerk|Berufsbildungszentrum|Handelsakademie|HAK|HTL|HLW|Studieninstitut|Verwaltungsschule) (?:für \\p{Lu}[\\p{L}-]+ )?`,
  `(?<=(?:[Kk]urs|[Ll]ehrgang|[Ww]eiterbildung|[Ff]ortbildung|[Mm]eisterschule|[Mm]eister)(?: zu[rm] \\p{Lu}\\p{L}+)? (?:an|bei) der )(?:IHK|HWK|Handwerkskammer|Industrie- und Handelskammer) (?:für )?`,
  `(?:\\p{Lu}\\p{Ll}+(?:school|academie|college)|Academie|Hogeschool|ROC|AOC) `,
  `\\p{Lu}\\p{Ll}+(?:skolan|gymnasiet|gymnasium|skole|høgskole) (?:i )?`,
  `(?:[Ll]ycée|[Ii]nstitut|École|école|CFA|IUT|AFPA|AFPI|GRETA|Greta|IFSI|CFPPA|[Cc]ampus)(?: (?!de |du |des )\\p{L}+){0,2} (?:de la |de |du |des |d[’'])?(?:Pays de la )?`,
  `(?:[Ii]stituto|ENAIP|Enaip|CFP|ITIS|IPSIA|[Ll]iceo|[Ss]cuola|[Aa]ccademia)(?: \\p{Ll}+){0,2} (?:di |d[’'])?`,
  `(?:[Ii]nstituto|IES|[Ee]scuela|[Ee]scola|[Aa]cademia)(?: \\p{Ll}+){0,2} (?:de |do |da )?`,
];
const SCHOOLS: readonly RegExp[] = KINDS.map(
  (kind) => new RegExp(`(?<![\\p{L}\\p{M}\\p{N}-])(?:${kind})(${PLACE})(?![\\p{L}\\p{M}])`, 'gu'),
);
/** Regions by how their names end, of which no list has all. */
const REGION =
  /^(?:(?:Nieder|Ober|Ost|West|Nord|Süd|Mittel|Unter|Rhein|Alt|Neu|Nordost|Nordwest|Südost|Südwest)-?(?:bayern|franken|pfalz|hessen|sachsen|thüringen|westfalen|schwaben|österreich|tirol|baden|rhein|deutschland|holstein|friesland|steiermark|kärnten|brandenburg|schleswig|allgäu|harz|württemberg|see|eifel|main|ruhr|neckar|elbe|mark|lausitz)|Allgäu|Eifel|Harz|Sauerland|Siegerland|Münsterland|Emsland|Ostalb|Schwaben|Franken|Hochrhein|Bodensee|Erzgebirge|Vogtland|Lausitz|Ruhr|Niederrhein|Mosel|Saarpfalz|Taunus|Hunsrück|Odenwald|Spessart|Chiemgau|Pinzgau|Pongau|Lungau|Waldviertel|Weinviertel|Mostviertel|Innviertel|Hausruck|Vorarlberg|Burgenland|Steiermark|Kärnten|Tirol|Achterhoek|Twente|Veluwe|Brabant|Limburg|Zeeland|Flevoland|Kempen|Rijnmond|Loire|Bretagne|Normandie|Aquitaine|Auvergne|Bourgogne|Alsace|Lorraine|Picardie|Provence|Occitanie)$/u;

/**
 * Schools by their kind and the region or the town that tells which one, in other languages: `Steuerakademie Niederbayern`, `IHK Akademie
 * Ostbayern`.
 */
export const schoolsByRegionIn = (text: string): UncertainOccurrence[] =>
  SCHOOLS.flatMap((pattern) => matchesOf(pattern, text))
    .filter(({ 1: place = '' }) => REGION.test(place) || isPlace(place))
    .map(({ 0: said, index }) => ({
      start: index,
      end: index + said.length,
      reason: 'school',
      why: 'is a school by its kind and its region, and no record has it',
    }));

const isPlace = (said: string): boolean => {
  const place = placeNamed(fold(said), 'DE');
  return place !== null && place.kind !== 'country';
};
