import { matchesOf } from '#src/lib/matches.ts';

// Who runs a group, an association or a show that anybody may look up: there is one such person, and the group says who. "Runs the Austin admin
// user group" tells as much as a name.

const ONE_OF_GROUP = 'a position that one person has in a group which names its people';

const GROUP_EN =
  "(?:user group|users['’]? group|interest group|meet-?up(?: group)?|user community|developer community|chapter|association|society|guild|federation|podcast|vlog|youtube channel|radio show|study circle)";
const LEADS_EN =
  '(?:(?:[Cc]o-?)?(?:[Rr]uns?|[Rr]an|[Ll]eads?|[Ll]ed|[Cc]hair(?:s|ed)?|[Oo]rgani[sz]e[sd]?|[Ff]ounded|[Ss]tarted|[Ss]et up|[Hh]osts?|[Hh]osted|[Hh]eads? up|[Hh]eads|[Hh]eaded|[Mm]oderates?|[Mm]oderated|[Pp]resides? over|[Pp]resided over|[Pp]resents?|[Ee]dits|[Ww]rites|[Cc]onvenes?)|(?:[Cc]o-?)?(?:[Ff]ounder|[Oo]rgani[sz]er|[Cc]hair(?:man|woman|person)?|[Pp]resident|[Vv]ice-?[Pp]resident|[Ss]ecretary|[Tt]reasurer|[Hh]ost|[Ll]eader|[Hh]ead|[Pp]atron|[Cc]onvenor|[Cc]onvener|[Dd]irector|[Cc]aptain|[Ee]ditor) of)';
const GROUP_ABROAD =
  "(?:[Uu]ser[- ]?[Gg]roup|\\p{L}*[Aa]nwendergruppe|\\p{L}*[Uu]sergroup|\\p{L}*[Mm]eet-?up(?:s)?|\\p{L}*[Ss]tammtisch(?:es|s)?|\\p{L}*[Rr]egionalgruppe|\\p{L}*[Vv]erbande?s?|\\p{L}*[Vv]erein(?:s|es)?|\\p{L}*[Pp][oó]dcasts?|groupe d['’]utilisateurs|club (?:d['’])?utilisateurs|association|chapitre|grupo de usuarios|grupo de (?:utilizadores|usuários)|asociación|capítulo|club|gruppo (?:di )?utenti|associazione|associação|clube|gebruikersgroep|vereniging|användargrupp(?:en)?|brugergruppe(?:n)?|brukergruppe(?:n)?|\\p{L}*föreningen|\\p{L}*foreningen|grup(?:ę|y|a) użytkowników|stowarzyszeni(?:e|a|em)|społeczność|konferencj[ęi])";
const LEADS_ABROAD =
  "(?:[Ll]eitet|[Oo]rganisiert|[Gg]ründete|[Mm]oderiert|[Bb]etreibt|(?:[Gg]ründer|[Vv]orsitzende|[Ll]eiter|[Oo]rganisator|[Ss]precher)(?:in|r)?|[Aa]nime|[Pp]réside|[Dd]irige|[Oo]rganise|a (?:fondé|créé|cofondé)|(?:[Ff]ondat(?:eur|rice)|[Pp]résidente?|[Aa]nimat(?:eur|rice)|[Oo]rganisat(?:eur|rice)|[Tt]résori(?:er|ère)) d(?:e|u)|[Pp]reside|[Oo]rganiza|[Ff]undó|[Cc]oordina|[Cc]onduce|[Pp]resenta|(?:[Ff]undador[a]?|[Pp]residente?a?|[Oo]rganizador[a]?|[Tt]esorer[oa]) d(?:e|el|o|a)|[Gg]uida|[Pp]resiede|[Oo]rganizza|ha fondato|(?:[Ff]ondat(?:ore|rice)|[Pp]residente|[Oo]rganizzat(?:ore|rice)) (?:di|del|della|dell['’])|[Ll]eidt|[Oo]rganiseert|[Pp]resenteert|[Oo]prichter van|[Vv]oorzitter van|[Dd]irige|[Ff]undou|[Oo]rganizuje|[Pp]rowadzi|[Zz]ałożył[a]?|[Pp]rezes(?:ka)?|[Ll]eder|[Dd]river|[Gg]rundade|[Ss]tiftede|[Ss]tartade|[Oo]rdförande (?:i|för)|[Ff]ormand for)";
/** What is named for a field or a place, as a group is that anybody may look up: it has a capital, or says how far it reaches. */
const OF_FIELD =
  /\p{Lu}|(?<!\p{L})(?:national|international|federal|state|global|industry|local|regional|city|county|statewide|nationwide|lokale\p{L}*|regionale\p{L}*|nationale?\p{L}*|local|nacional|nazionale|krajow\p{L}*|lokal\p{L}*)(?!\p{L})/u;
/** Of one house. */
const INTERNAL =
  /(?<!\p{L})(?:HR|IT|H&S|HSE|QA|QC|ESG|DEI|EDI|LGBTQ?\+?|BAME|internal|company|in-house|staff|social|employee|client['’]?s?|customer|our|betriebs\p{L}*|firmen\p{L}*|interne?\p{L}*|bedrijfs\p{L}*|wewnętrzn\p{L}*|after-school|homework|breakfast|school|kids['’]?|youth)(?!\p{L})/u;
/** A show has listeners of anywhere. */
const SHOWN = /(?:podcast|pódcast|vlog|channel|radio show)s?$/iu;

/** Whose it is in so many words; what is done for or with a group is no office of it. */
const WHOSE =
  "(?:(?!(?:für|mit|bei|von|pour|avec|para|con|per|voor|met|dla|för|for|with|to|from|by|and|und|et|y) )[\\p{L}\\d][\\p{L}\\d&.'’+#-]* ){0,6}?";
const CAPITALS = "(?: \\p{Lu}[\\p{L}\\d'’&-]*){1,5}";
/** "… des acheteurs du Rhône": what follows names it further. */
const FURTHER = `((?: (?!(?:mit|und|bei|seit|als|et|avec|con|y|met|og|och|med|pour|para|z) )\\p{Ll}[\\p{L}'’]*){0,3}${CAPITALS})?`;
const inEitherCase = (words: string): string =>
  words.replace(/(?<![\p{L}\\'’])\p{Ll}(?=\p{Ll}{2})/gu, (letter) => `[${letter.toUpperCase()}${letter}]`);

const EN = new RegExp(
  `(?<!\\p{L})${LEADS_EN} (?:the|an?|his|her|their|its) (${WHOSE})${inEitherCase(GROUP_EN)}(?![\\p{L}]| (?:fees|members|sales|accounts|bookings|visits|desk|stand|logistics|app))((?: (?:of|for|in|on|at|about|called) (?:the )?[“"']?\\p{Lu}[\\p{L}\\d'’&-]*(?: \\p{Lu}[\\p{L}\\d'’&-]*){0,4})?)`,
  'gu',
);
const ABROAD = new RegExp(
  `(?<!\\p{L})${LEADS_ABROAD} ?(?:der|die|das|den|des|eine[nrms]?|le|la|l['’]|les|un|une|el|los|il|lo|gli|una|de|het|een|o|a|um|uma|den|det|en|et)? ?(${WHOSE}(?:[\\p{L}\\d]+-)?)${GROUP_ABROAD}(?!\\p{L})${FURTHER}`,
  'gu',
);

/** Where a text tells that somebody runs a group which anybody may look up. */
export function groupsIn(text: string): { start: number; end: number; why: string }[] {
  return [EN, ABROAD].flatMap((pattern) =>
    matchesOf(pattern, text)
      .filter(({ 0: said, 1: whose = '', 2: of = '' }) => {
        if (INTERNAL.test(whose)) return false;
        return OF_FIELD.test(`${whose} ${of}`) || SHOWN.test(said.slice(0, said.length - of.length));
      })
      .map(({ 0: said, index }) => ({
        start: index,
        end: index + said.trimEnd().length,
        why: ONE_OF_GROUP,
      })),
  );
}
