import { isLeftOut, saysHowCalled, tellsProcess } from '../jobs/index.ts';
import { likesSomebody } from './likes-somebody.ts';
import { speaksOfSomebody } from './of-somebody.ts';
import { HINTS, tellsOfOneThere } from './one-there.ts';
import { isPrivateToBrief } from './public-lines.ts';
import { sentenceAt } from './told-inside.ts';

/**
 * Whom a client tells the recruiter of: somebody of the house or of their own family, by a word that says that they are there already
 * ("my dad", "two of the lads", "the other guys", "mijn vrouw"). What is wanted has no such word before it.
 */
const THERE_BEFORE =
  /(?<!\p{L})(?:(?:my|our|his|her|their|your|\p{Lu}[\p{L}-]*['’]s?|mijn|zijn|haar|onze|hun|meine?[nrms]?|unser\p{L}*|seine?[nrms]?|ihre?[nrms]?|mei|sei|mon|ma|mes|son|sa|ses|notre|nos|leurs?|mis?|sus?|nuestr\p{L}+|mi[oaei]|suo[i]?|sua|min|mitt|mina|vår\p{L}*|hans|hennes|meus?|minhas?|nossos?|nossas?)(?: \p{L}+)?|(?:(?:all|both|some|one|two|three|four|five|six|most|half|a couple|a few|\d+)(?: more)? of )?(?:the|these|those|(?<!(?:want|need|like|love|hire|take|send|get|prefer|no|not|with|more|me|us|for|see|find|bring) )them)(?: (?:other|last|rest of the|remaining|existing|current|new|old|night|day|shop|office|site|\p{L}+ing))?|(?:lost?|lose|losing|let go of|sack(?:ed|ing)?|fired?)(?: (?:an?|one|two|three|four|five|\d+))?|(?<=^|[.;,:–-] ?|(?:also|now|and|but|because|as|since|what|our|the) )(?:current|existing|present|remaining)|les|los|las|gli|le|de|die|den|det)\s+$/iu;

/** Kin, whose they are said to be in the words that were found. */
const KIN =
  /(?<!\p{L})(?:wife|husband|partner|brother|sister|son|daughter|cousin|nephew|niece|uncle|aunt\p{L}*|mother|father|mum|mom|mam|dad|vrouw|zwager|broer|zus|vader|moeder|vater|mutter|bruder|schwester|schwager|ehefrau|mari|femme|frère|sœur|soeur|père|mère|beau-?(?:frère|père)|marido|mujer|hermano|hermana|padre|madre|cuñad[oa]|suegr[oa]|marito|moglie|fratello|sorella|fru|bror|syster|pappa|mamma)(?!\p{L})/iu;

const OWN_KIN =
  'wife|husband|brother|sister|son|daughter|mum|mom|mam|dad|mother|father|uncle|aunt\\p{L}*|cousin|nephew|niece';
/** "My husband Sione had a stroke", "haven't told mum who owns half the shop": of their own family, whatever the sentence says besides. */
const OF_OWN_FAMILY = new RegExp(
  `(?<!\\p{L})(?:(?:my|our) (?:${OWN_KIN})(?: \\p{Lu}\\p{Ll}+)?,? (?:had|has|have|is|was|got|gets|left|won['’]?t|can['’]?t|does|doesn['’]?t|did|didn['’]?t|knows?|owns?|runs?|ran|died|passed)|(?:told|tell|telling|asked|owe|owes|from|behind|without) (?:my )?(?:${OWN_KIN})(?: who| yet| anything| about| that|[,.]|$))`,
  'giu',
);

/** That somebody is ill, away or gone, of whom it is told. */
const OF_SOMEBODY =
  /(?<!\p{L})(?:he|she|his|her|my|our|ex|old|er|sie|mein\p{L}*|unser\p{L}*|il|elle|mon|ma|notre|el|la|él|ella|mi|nuestr\p{L}+|hij|zij|ze|mijn|onze|han|hon|min|vår\p{L}*|lui|lei|ele|ela|o|a)(?!\p{L})/iu;

const ONE_THERE =
  /(?<!\p{L})(?:the|our|my|his|her|their|die|der|unser\p{L}*|la|le|el|de|notre|nuestr\p{L}+)(?: (?!right|ideal|best|perfect|kind|type|sort|next|new)[\p{Ll}-]+){0,2}\s+$/iu;
const BECAME =
  /^[^.;]{0,30}(?<!\p{L})(?:is|was|has|had|left|went|got|['’]s|ist|war|hat|est|a|es|está|ha|är|har|heeft)(?!\p{L})/iu;
const IS =
  /(?<!\p{L})(?:is|was|has been|got|fell|['’]s|ist|war|est|était|es|está|è|är|blev)(?: (?!not|never)\p{L}+){0,2}\s+$/iu;

/** Words by which somebody says whom they would have or not: of no certain one, as another, or by what those before were like. */
const CHOOSES: readonly RegExp[] = [
  /(?<!\p{L})(?:want|need|prefer|like|love|rather|hir(?:e|ing)|tak(?:e|ing)|send|get|find|go(?:ing)? for|look(?:ing)? for|give (?:me|us)|bring|choose|pick|avoid|skip|must be|should be|has to be|have to be|needs to be)(?: (?:me|us|only|just|more|to (?:have|see|hire|take|get)))* (?:an?|some\p{L}*|any\p{L}*|no|nobody|people|another|more|one|two|three|\d+|young\p{L}*|older|women|men|lads|girls|boys|guys|ladies|mums?|type|types)(?!\p{L})/iu,
  /(?<!\p{L})(?:no|not|never|nobody|none|any|kein\p{L}*|niemand|nie|pas de|pas d[’']une?|aucun\p{L}*|plus de|sin|nada de|ningun\p{L}*|senza|nessun\p{L}*|niente|geen|nooit|inga|ingen|inget|nenhum\p{L}*|sem) (?:more |other |one |another |old\p{L}* |young\p{L}* |weitere\p{L}* |andere\p{L}* )?(?:lads?|girls?|boys?|guys?|chaps?|blokes?|men|women|man|woman|lad(?:y|ies)|mums?|moms?|mothers?|dads?|kids|ones?|types?|who|with|that|over|under|frau\p{L}*|männer|mann|mütter|mädel\p{L}*|femmes?|hommes?|mères?|filles?|gars|mujeres|hombres|madres|chic[oa]s?|donne|uomini|mamme|vrouwen|mannen|moeders|meiden|kvinnor|män|mammor|flickor|killar)(?!\p{L})/iu,
  /(?<!\p{L})(?:again|another|next time|this time|instead|enough of|tired of|fed up|sick of (?:it|them|him|her)|same (?:again|type|sort|thing)|like (?:him|her|them|that|those)|kind of|sort of|types?|better (?:with|if|as)|(?:gel|fit|blend)s? (?:in|with)|suits?|ideal\p{L}*|candidates?|applicants?|cvs?|shortlist|someone|somebody|anyone|anybody|jemand\p{L}*|diesmal|lieber|bewerb\p{L}*|kandidat\p{L}*|quelqu[’']un|cette fois|plutôt|candidat\p{L}*|alguien|esta vez|mejor|qualcuno|stavolta|meglio|iemand|deze keer|liever|kandida\p{L}*|någon|hellre|den här gången|alguém|desta vez)(?!\p{L})/iu,
  // "Soll es eine Dame sein, keinesfalls mit …": what whoever comes is to be, or not in any case.
  /(?<!\p{L})(?:soll(?:te|en|ten)?(?: \p{L}+){0,5} (?:sein|haben)|keinesfalls|auf keinen fall|unter keinen umständen|möglichst|am liebsten|(?:doit|devrait|il faut|il faudrait)(?: \p{L}+){0,3} (?:être|avoir|une?)|surtout pas|de préférence|en aucun cas|(?:debe|debería|tiene que) (?:ser|estar|tener)|que (?:no )?(?:sea|tenga|traiga|esté|piense|vaya a)n?|preferiblemente|en ningún caso|(?:deve|dovrebbe) (?:essere|avere)|che (?:non )?(?:sia|abbia|pensi|stia)|qu[’'](?:il|elle|on) (?:n[’']ait|n[’']aie|ne soit|ait|soit|ne pense|ne veuille)|preferibilmente|in nessun caso|(?:moet|zou|mag)(?: \p{L}+){0,5} zijn|in geen geval|het liefst|bij voorkeur|(?:deve|tem que) ser|que (?:não )?(?:seja|tenha|pense|esteja)|de preferência|em caso algum|(?:ska|bör|måste) (?:\p{L}+ )?vara|helst|absolut inte|under no circumstances|in no case|preferably)(?!\p{L})/iu,
];

/**
 * Whether words of a brief speak of somebody who is there, in a sentence that no ad holds and by which nobody is chosen.
 * @param words what was found, where it begins and how it reads
 */
export function isOfWhoIsThere(
  description: string,
  words: { start: number; words: string },
  contacts: readonly string[] = [],
): boolean {
  const { said, begins } = sentenceAt(description, words.start);
  if (said === '') return false;
  const chooses = (text: string): boolean =>
    likesSomebody(text) || CHOOSES.some((pattern) => pattern.test(text));
  const isKept =
    isPrivateToBrief(said) ||
    // Who of the house meets whoever comes: no ad tells how people are interviewed.
    tellsProcess(said) ||
    isLeftOut(description, said, contacts);
  if (!isKept) return false;
  const at = words.start - begins;
  for (const { 0: family, index } of said.matchAll(OF_OWN_FAMILY))
    if (index <= at && at < index + family.length) return true;
  if (tellsOfOneThere(said, { at: words.start - begins, words: words.words }, chooses)) return true;
  if (chooses(said) || HINTS.test(said)) return false;
  const before = said.slice(0, Math.max(0, words.start - begins));
  if (THERE_BEFORE.test(before)) return true;
  if (KIN.test(words.words)) return /^\p{L}+ \p{L}+/u.test(words.words) && OF_SOMEBODY.test(words.words);
  const behind = said.slice(words.start - begins + words.words.length);
  // "Sorcha, the pastry girl, is leaving and has told nobody": one who is there, and what became of them.
  if (speaksOfSomebody(said) && (ONE_THERE.test(before) ? BECAME.test(behind) : IS.test(before))) return true;
  return (
    /\s/u.test(words.words) &&
    (speaksOfSomebody(said) || OF_SOMEBODY.test(before) || /^(?:he|she|old|ex) /iu.test(words.words))
  );
}

/** How the house is called, and where nobody is to read it: "Geen naam in de advertentie", "Den Namen der Praxis nicht nennen". */
const NAME = /^(?:names?|namen|naam|nombres?|noms?|nomi?|nome|namn(?:et)?|navn(?:et)?)$/iu;
const OF_HOUSE =
  /(?<!\p{L})(?:ads?|adverts?|postings?|anzeige|inserat|ausschreibung|annonc?e?n?|anuncio|annuncio|advertentie|vacature|firma|praxis|betrieb|unser\p{L}*|uns|zaak|bedrijf|praktijk|onze?|empresa|nuestr\p{L}+|entreprise|société|notre|azienda|ditta|nostr\p{L}+|vår\p{L}*|företaget|nennen|noemen|erwähnen)(?!\p{L})/iu;
const OF_PEOPLE =
  /(?<!\p{L})(?:bewerb\p{L}*|kandidat\p{L}*|kandida\p{L}*|candidat\p{L}*|applicants?|candidates?|ausländ\p{L}*|deutsch\p{L}*|buitenland\p{L}*|nederlands\p{L}*|extranjer\p{L}*|español\p{L}*|étrang\p{L}*|français\p{L}*|stranier\p{L}*|italian\p{L}*|svensk\p{L}*|utländsk\p{L}*|english|foreign\p{L}*|cvs?|lebensl\p{L}*|liever|lieber|helst|mejor|plutôt)(?!\p{L})/iu;

/** "Vom Namen bitte nix", "ohne Namen": of the name nothing is to be read. */
const NO_NAME = /(?<!\p{L})(?:vom|ohne(?: den)?|von unserem|den) $/iu;

/** "Onze naam liever niet": whose name it is. */
const OURS = /(?<!\p{L})(?:our|onze|unser\p{L}{0,2}|notre|nuestro|nostro|vår|vores|vårt|nosso) $/iu;

/** Whether a word for names in a brief is of the house's own, which nobody is to read, and not of those who apply. */
export function isNameOfHouse(
  description: string,
  { start, words }: { start: number; words: string },
): boolean {
  const { said, begins } = sentenceAt(description, start);
  const isOfHouse =
    OF_HOUSE.test(said) || saysHowCalled(said) || NO_NAME.test(said.slice(0, Math.max(0, start - begins)));
  const isOurs = OURS.test(said.slice(0, Math.max(0, start - begins)));
  return NAME.test(words.trim()) && (isOurs || (isOfHouse && !OF_PEOPLE.test(said)));
}

/** "Namen bitte nicht reinschreiben", "naam liever niet noemen": that the house is not to be named, and nothing of those who apply. */
const NOT_WRITTEN =
  /(?<!\p{L})(?:names?|namen|naam|nom|nombre|nome)(?: \p{L}+)? (?:(?:bitte|liever|graag|lieber|natürlich|please|pls|erstmal) )*(?:nicht|niet|not|weg|raus) ?(?:mit )?(?:rein|hinein|in die anzeige|erin|in de advertentie|nennen|noemen|erwähnen|schreiben|reinschreiben|hineinschreiben|reinnehmen|veröffentlichen|lassen|in there|on it|on the ad|in the ad)(?!\p{L})/iu;

/** Whether a word for names in a brief stands in a request to leave out the house's own. */
export const isNameNotWritten = (said: string, words: string): boolean =>
  NAME.test(words.trim()) && NOT_WRITTEN.test(said) && !OF_PEOPLE.test(said);
