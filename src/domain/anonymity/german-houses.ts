import type { Find } from './near.ts';

/** Houses that are called by what they are and where: `Stadtwerke Kiel`, `Klinikum Fulda`, `die Sparkasse`. */
const KIND =
  /^(?:\p{L}+-)?\p{L}*(?:stadtwerk|wasserwerk|wasserverband|kraftwerk|stahlwerk|zementwerk|walzwerk|sägewerk|hüttenwerk|gaswerk|elektrizitätswerk|diakoniewerk|jugendwerk|studierendenwerk|studentenwerk|sparkasse|krankenkasse|volksbank|raiffeisenbank|raiffeisenkasse|landesbank|klinik|kliniken|klinikum|krankenhaus|spital|lebenshilfe|caritasverband|verkehrsbetrieb|verkehrsverbund|versorgungsbetrieb|entsorgungsbetrieb|landratsamt|bezirksamt|bauhof|kreisverwaltung|stadtverwaltung|gemeindeverwaltung|flughafen|hafen|messe|molkerei|brauerei|mühle|bäckerei|metzgerei|druckerei|werkstätten|universität|hochschule|fachhochschule|gymnasium|realschule|berufsschule|museum|theater|oper|philharmonie|stiftung|genossenschaft|baugenossenschaft|wohnungsbaugesellschaft|handwerkskammer|werft|sternwarte|rundfunk)(?:e?s|e|en|n)?$/iu;

/** Of these one is meant also where no name stands behind it: `bei den Stadtwerken`. */
const ONE_OF_ITS_TOWN =
  /(?:stadtwerk|wasserwerk|diakoniewerk|studierendenwerk|studentenwerk|sparkasse|volksbank|raiffeisenbank|landesbank|klinikum|lebenshilfe|verkehrsbetrieb|versorgungsbetrieb|landratsamt|bezirksamt|kreisverwaltung|stadtverwaltung|handwerkskammer)(?:e?s|e|en|n)?$/iu;
const THE_ONE =
  /(?<!\p{L})(?:bei de[rnm]|beim|zu de[rnm]|zur|zum|von de[rnm]|vom|aus de[rnm]|an de[rnm]|am) $/iu;
const NAME_BEHIND = /^ (?:der |des )?(?:Stadt |Landkreises? |Kreises? )?\p{Lu}\p{L}/u;

/** Whether a noun is a kind of house. */
export const isKindOfHouse = (word: string): boolean => KIND.test(word);

/** Whether a noun of German is a house at a place: a name stands behind it, or somebody was at the one of a town. */
export function isHouseByKind(
  text: string,
  { word, start, end }: { word: string; start: number; end: number },
) {
  if (!KIND.test(word)) return false;
  if (NAME_BEHIND.test(text.slice(end, end + 40))) return true;
  return ONE_OF_ITS_TOWN.test(word) && THE_ONE.test(text.slice(Math.max(0, start - 12), start));
}

const DEFINITE =
  /(?<!\p{L})(?:de[rnms]|die|das|beim?|zum|zur|vom|am|ans|im|ins|ihr(?:e[rnm]?)?|sein(?:e[rnm]?)?|the) $/iu;
/** Where somebody was is told by how long or when: `acht Jahre Stadtwerke`, `davor Sparkasse`. */
const FOR_A_TIME =
  /(?<!\p{L})(?:Jahren?|Monaten?|seit (?:19|20)\d\d|(?:19|20)\d\d ?[-–] ?(?:(?:19|20)\d\d|heute),?|davor|vorher|zuvor|früher|zuletzt|aktuell|derzeit|jetzt|dann|danach|erst|zuerst|Lehre|Ausbildung|Azubi):? $/iu;
const NO_MORE_OF_IT = /^(?:[.,;:)(]|$|\n| (?:in|im|als|dann|davor|seit|bis|\())/u;

/** Finds a house on record by its kind alone where one is meant: `bei den Stadtwerken`, but not `für Stadtwerke und Gemeinden`. */
export function kindFinder(name: string): Find | undefined {
  const [first = ''] = name.split(/\s+/u);
  if (!KIND.test(first) || name === first) return undefined;
  const stem = first.replace(/(?:en|e|n|s)$/u, '');
  const said = new RegExp(`(?<!\\p{L})${stem}(?:e?s|e|en|n)?(?!\\p{L})`, 'gu');
  return (text) =>
    [...text.matchAll(said)]
      .map(({ 0: one, index }) => ({ start: index, end: index + one.length }))
      .filter(
        ({ start, end }) =>
          DEFINITE.test(text.slice(Math.max(0, start - 8), start)) ||
          (FOR_A_TIME.test(text.slice(Math.max(0, start - 24), start)) &&
            NO_MORE_OF_IT.test(text.slice(end, end + 8))),
      );
}
