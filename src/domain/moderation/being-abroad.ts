import { matchesOf } from '#src/lib/matches.ts';
import { attributeOf, type Being, isOfPeople, type Marked } from './tongue-features.ts';
import type { Mark } from './tongue-marks.ts';
import { type Attribute, isAttribute } from './types.ts';

// What a sentence in another language says that whoever is sought is: the predicate of "you are", "being", "yourself". Whom the work is
// for, a benefit or an idiom in the rest of the sentence explains nothing of it.

const SELF =
  '(?:selbst|selber|zelf|vous[- ]mêmes?|toi[- ]même|tu stess[oa]|stess[oa]|tú mism[oa]|tú|tu própri[oa]|tu|você|själv|selv|sama?)';
const STAFF =
  "(?:verkäufer(?:in(?:nen)?)?|pfleger(?:in(?:nen)?)?|kellner(?:in(?:nen)?)?|kolleg(?:e|en|in|innen)|mitarbeiter(?:in(?:nen)?)?|erzieher(?:in(?:nen)?)?|empfangsdame|verko(?:per|pster)s?|verzorg(?:er|ster)s?|collega[’']?s?|medewerk(?:er|ster)s?|serveersters?|oppas|vendeu(?:r|se)s?|serveu(?:r|se)s?|aides?|nounous?|collègues?|employée?s?|infirmi(?:er|ère)s?|équipe|team|mannschaft|plantilla|equipo|squadra|commess[aoei]|camerier[aei]|badant[ei]|collegh[ei]|collega|infermier[aei]|dependient[ae]s?|camarer[ao]s?|compañer[ao]s|cuidador(?:a|es|as)?|empregad[ao]s?|colegas|medarbetar(?:e|na)|medarbejder(?:e|ne)?|kollegor(?:na)?|kolleger(?:ne)?|ansatte)";
const YOU_ARE = [
  'du bist|bist du|sie sind|ihr seid|(?:und|aber) sind selbst|bist',
  '(?:je|jij|u) bent|bent (?:je|jij|u)|bent',
  'vous êtes|tu es|étant|êtes',
  'sei|siete|essendo',
  'eres|siendo|es usted',
  'és|sendo|você é',
  'du är|du er|(?:är|er) (?:du )?(?:själv|selv)',
  'jesteś|będąc',
  `(?:is|ist|est|è|es|é|är|er) ${SELF}`,
  `(?:die|der|das|unsere?|de|onze|het|ons|la|le|les|l[’']|notre|nos|il|lo|i|le|nostr[aoie]|las?|los|el|nuestr[ao]s?|as|os|a|o|noss[ao]s?|vår|våra|vores|våre)\\s?${STAFF} (?:ist|sind|is|zijn|est|sont|è|sono|es|son|é|são|är|er)`,
].join('|');
const FILLER = `(?:${SELF}|noch|auch|ja|sehr|ganz|eine?[rn]?|echte?[rn]?|gebürtige[rn]?|nog|ook|heel|een|encore|aussi|très|une?|ancora|anche|molto|una?|uno|todavía|aún|también|muy|ainda|também|muito|uma?|fortfarande|också|stadig|også|mycket|meget|ennå|ett?|en|jeszcze)`;
const BEFORE = new RegExp(`(?<!\\p{L})(?:${YOU_ARE})(?:,? ${FILLER})*[\\s,]*$`, 'iu');
const BEFORE_HEALTH =
  /(?:(?:en|in|bei|di|de|vid|ved) (?:(?:bonne|parfaite|pleine|buona|ottima|perfetta|piena|buena|plena|perfecta|boa|guter|bester|goede|god) )?)$/iu;
const BY_SELF = new RegExp(`(?<!\\p{L})${SELF}(?: ${FILLER})*[\\s,]*$`, 'iu');

// Of words that mean other things at work too, those that say it of somebody as a predicate.
const PREDICATE: Record<string, RegExp> = {
  age: /^(?:jung(?!s)|jong(?!ste)|jeune|giovan|j[oó]ven|jove[mn]|ung[ae]?$|unge$|vieux|vieille)/u,
  sex: /^(?:männlich|weiblich|mannelijk|vrouwelijk|meisje|masculin|féminin|femenin|menin)/u,
  disability_or_health: /^(?:gesund|gezond|san[oa]$|frisk|santé|salute|salud|saúde|valide)/u,
  race_or_origin:
    /^(?:weiß|blanke?$|blanc|bianc|branc|noir|negr|pret[oa]$|vit[ea]?$|hvide?$|svensk|dansk|norsk|deutsche|europ)/u,
  religion:
    /^(?:christ|katholi|evangeli|jüdisch|islam|musul|cat[hoó]|catt|cristi|crist|juif|juive|ebre|joods|jood|kristen|chrét)/u,
  appearance: /^(?:joli|beau$|belle|bell[oa]$|bonit|lind[oa]|herm|guap|gir[oa]$|schöne)/u,
  family: /^(?:mutter|vater|moeder|vader|mère|père|madre|padre|mãe|pai|mamma|mor$|far$|single)/u,
};
const ORIGIN =
  /(?<!\p{L})(?:español[ae]?|italian[oa]|français(?:e)?|deutsche[rn]?|österreicher(?:in)?|schweizer(?:in)?|nederlander|nederlandse|belg|portugues[ae]|português|brasileir[oa]|svensk|dansk|norsk|polak|polka)(?! (?:\p{L}+ )?(?:parl|habl|spr|spra|tal|snak|corri|courant|fluen|fließ|vloeiend|flytande|flydende))(?!\p{L})/giu;
const AT_MOST =
  /(?<!\p{L})(?:höchstens|maximal|max\.?|hooguit|maximaal|au (?:plus|maximum)|al massimo|massimo|como (?:máximo|mucho)|no máximo|högst|højst|maks(?:imalt)?|unter|onder de|moins de|meno di|menos de|under) [2-5]\d(?: (?:jahren?|jahre alt|jaar|ans|anni|años|anos|år))?(?=\W*$|[,.;])/giu;
export const TENS =
  "(?:[2-5]\\d|dreißig|dreissig|vierzig|fünfzig|dertig|veertig|vijftig|trente|quarante|cinquante|trent[a’'](?:anni)?|quaranta|cinquanta|treinta|cuarenta|cincuenta|trinta|quarenta|trettio|fyrtio|tredive|tretti|førti|fyrre|sechzig|zestig|soixante|sesenta|sessanta|sessenta|sextio|seksti)";
const NOT_YET = new RegExp(
  `(?<!\\p{L})(?:noch keine|nog geen|pas encore|non ancora|aún no(?: tienes| has cumplido)?|todavía no(?: tienes| has cumplido)?|ainda não(?: tens)?|(?:ännu|fortfarande) inte|endnu ikke|ennå ikke) (?:los )?${TENS}(?!\\p{L})`,
  'giu',
);
const ORIGIN_OF_PARENTS =
  /(?<!\p{L})(?:har|hast|haben|hebt|heeft|avez|as|hai|ha|tienes|tiene|tens|tem) (?:zwei |två |to |twee |deux |due )?(?:(?:svensk|dansk|norsk|deutsch|österreichisch|nederlands|belgisch|schweizer)\p{L}* (?:föräldrar|foreldre|forældre|eltern|ouders)|(?:parents|genitori|padres|pais) (?:français|belges|italiani|españoles|portugueses|suisses))(?!\p{L})/giu;
const BORN_IN =
  /(?<!\p{L})(?:has nacido|hayas nacido|naciste|nasceste|(?:är|er) (?:född|født)(?: och uppvuxen| og oppvokst| og opvokset)?|sei nat[oa]|êtes née?|bist (?:hier|in \p{L}+) geboren|bent (?:hier |in \p{L}+ )?geboren) ?(?:en|em|in|i|au|här|her|qui|aquí|aqui|hier|ici|och|og|en getogen|und aufgewachsen)(?!\p{L})/giu;
// "Buono pasto, parcheggio e nessuna collega incinta": who is not there, as if it were a benefit.
const NONE_OF =
  /(?<!\p{L})(?:nessun[ao]?|kein\p{L}*|pas d[e’']|aucune?|ningún|ninguna|sin|geen|ing[ea]n?|nenhuma?|sem)(?: \p{L}+)?\s$/iu;
const AMONG =
  /^\W*$|^\s*[,;]|^ (?:im team|in unserem team|dans l[’']équipe|nel team|en el equipo|na equipa|på (?:skiftet|laget|jobbet)|i teamet|in (?:het|ons) team|bei uns|chez nous|da noi|bij ons|hos (?:oss|os))(?!\p{L})/iu;
// What the sentence names before, and whoever is sought has not: "Sie beraten Familien und haben selbst keine."
const NONE_SELF =
  /(?<!\p{L})(?:(?:hast|haben|hat) (?:du |sie )?(?:selbst|selber) (?:noch )?(?:keine[ns]?)|(?:hebt|heeft|heb) (?:je |jij |er )?(?:er )?zelf (?:nog )?geen|n[’'](?:en )?(?:avez|as|a|voulez|veux|veut) (?:vous |pas )?(?:pas |encore )*(?:vous[- ]même|toi[- ]même|elle[- ]même|lui[- ]même)|non ne (?:hai|ha|abbia) (?:di tuoi|di suoi|tu|lei)?|no (?:los|las) tien(?:es|e) (?:tú|propios)|har (?:själv|selv) (?:inga|ingen|inte några)|não (?:os|as) tens)(?=\W*$|[,.;])/iu;
// Who is not taken, by what they are: "Gravida medarbetare kan vi inte ha", "… ma tra le colleghe non ne vogliamo".
const NOT_TAKEN =
  /(?<!\p{L})(?:(?:kan|vill|vil|kunne) vi (?:inte|ikke) (?:ha|anställa|ansætte|ansette|bruka|bruge|bruke|ta)|(?:nehmen|wollen|können|möchten|brauchen|stellen) wir (?:hier |da |leider |aber )*(?:keine|nicht (?:ein|nehmen|einstellen|brauchen|haben|gebrauchen))|(?:einstellen|nehmen|haben|gebrauchen) (?:möchten|wollen|können) wir (?:keine|nicht)|(?:kunnen|willen|nemen) (?:we|wij) (?:hier |er |helaas )*(?:niet (?:hebben|aannemen|gebruiken|aan)|geen)|non ne (?:vogliamo|assumiamo|prendiamo|cerchiamo)|n[’']en (?:voulons|embauchons|prenons|recrutons) (?:pas|plus)|no l[ao]s (?:contratamos|queremos|cogemos|aceptamos)|não (?:as|os) (?:contratamos|queremos))(?!\p{L})/iu;
// "Born to sell" is no origin.
const BORN_TO = /^ (?:för|for|til|für|voor|um|om|pour|per|para|zum)(?!\p{L})/iu;
const COMPARED = /^ (?:dan|als|genug|genoeg|que|di|de|än|end|nok|nog)(?!\p{L})/iu;
const LIKE_YOU =
  /^(?: \p{L}+){0,1},? (?:(?:so )?wie (?:du|sie)|(?:net )?(?:zoals|als) (?:jij|u)|comme (?:toi|vous)|come (?:te|lei)|como (?:tú|usted|você|tu)|(?:lige|precis |akkurat )?som (?:dig|du|deg))(?=\W*$|[,.;])/iu;

const SUPPOSED =
  /(?<!\p{L})(?:wenn|falls|ob|egal|wer|(?:als|of|wanneer|indien) (?:je|jij|u|ze)|ongeacht|si|que vous|quand|peu importe|se|quando|che tu|qualunque|cuando|aunque|tanto si|da igual|om|hvis|når|när|oavsett|uanset|uansett|jeśli|gdy|czy)(?!\p{L})/iu;

/**
 * What a sentence says that whoever is sought or taken is, whatever else it says: "je bent zelf nog jong".
 * @returns undefined where it says nothing of the kind
 */
export function beingOf(clause: string, marked: Marked): Being | undefined {
  if (SUPPOSED.test(clause) || marked.marks.some(({ tag }) => tag === 'open')) return undefined;
  for (const mark of marked.marks) {
    const [first, last] = [marked.tokens[mark.from], marked.tokens[mark.to - 1]];
    if (first === undefined || last === undefined) continue;
    const at = { start: first.start, end: last.end };
    const about = isSaid(clause, mark, first.text, at);
    if (about !== undefined) return { about, ...at };
  }
  for (const { pattern, about, behind } of UNMARKED)
    for (const { 0: said, index } of matchesOf(pattern, clause))
      if (behind.test(clause.slice(0, index))) return { about, start: index, end: index + said.length };
  return undefined;
}

const IS_YOU = new RegExp(
  `(?<!\\p{L})(?:${YOU_ARE})(?!\\p{L})(?:(?!\\d|stunden|uren|heures|ore|horas|timmar|timer).)*$`,
  'iu',
);
const YOU =
  /(?<!\p{L})(?:du|dir|sie|je|jij|u|vous|tu|ti|lei|usted|você|ni|selbst|selber|zelf|själv|selv)(?!\p{L})|(?:^|\be |\by )(?:curi|assisti|lavori|cuidas|trabajas|atiendes)(?!\p{L})/iu;
const YOU_OR_NONE =
  /^(?!.*(?<!\p{L})(?:kund|patient|gäst|gäst|barn|elev|client|kind|klant|bewoner|usuari|utent)\p{L}*[^,;]*$)/iu;
const NOT_OF_PUPILS =
  /^(?!.*(?<!\p{L})(?:barn\p{L}*|kinder\p{L}*|kunder\p{L}*|kunden|schüler\p{L}*|elev\p{L}*|leerlingen|élèves|enfants|niños|alumnos|bambini|alunni)(?!\p{L}))/iu;
/** What no mark names, and what stands before it where it is said of whoever is sought. */
const UNMARKED: readonly { pattern: RegExp; about: Attribute; behind: RegExp }[] = [
  { pattern: ORIGIN, about: 'race_or_origin', behind: BEFORE },
  { pattern: AT_MOST, about: 'age', behind: IS_YOU },
  { pattern: BORN_IN, about: 'race_or_origin', behind: YOU_OR_NONE },
  { pattern: NOT_YET, about: 'age', behind: YOU },
  { pattern: ORIGIN_OF_PARENTS, about: 'race_or_origin', behind: NOT_OF_PUPILS },
];

/** By which attribute a mark says it of whoever is sought. */
function isSaid(
  clause: string,
  mark: Mark,
  word: string,
  { start, end }: { start: number; end: number },
): Attribute | undefined {
  const [before, after] = [clause.slice(0, start), clause.slice(end)];
  if (mark.tag === 'born') return BEFORE.test(before) && !BORN_TO.test(after) ? 'race_or_origin' : undefined;
  const about = attributeOf(mark);
  if (!isOfPeople(mark) || !isAttribute(about) || mark.tag === 'number' || COMPARED.test(after))
    return undefined;
  const isSure = !mark.tag.endsWith('?');
  if ((isSure || about === 'family' || about === 'age') && NONE_SELF.test(after)) return about;
  if (isSure && NOT_TAKEN.test(after)) return about;
  if (isSure && about === 'pregnancy' && NONE_OF.test(before) && AMONG.test(after)) return about;
  if (!isSure && PREDICATE[about]?.test(word) !== true) return undefined;
  if (LIKE_YOU.test(after)) return about;
  const said = about === 'disability_or_health' ? before.replace(BEFORE_HEALTH, '') : before;
  return BEFORE.test(said) && (about !== 'family' || BY_SELF.test(said)) ? about : undefined;
}
