import { isInList } from './dictionaries.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u).filter((one) => one !== ''));

/** Words that are no verb, adjective or noun. */
const SHORT = words(`
  der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines er sie es ihn ihm ihr ihre ihren
  ihrem ihrer ihres ihnen sein seine seinen seinem seiner seines ich du wir uns mich mir dich dir euch unser unsere unseren unserem
  unserer man sich selbst selber wer wen wem wessen was welche welcher welches welchen welchem dieser diese dieses diesen diesem jener
  jene jenes jenen jeder jede jedes jeden jedem alle aller alles allen allem viele vieler vielen viel mehr meist meiste meisten mehrere
  mehreren mehrerer einige einigen einiger etwas nichts wenig wenige wenigen weniger beide beiden beider beides andere anderen anderer
  anderem anderes derselbe dieselbe dasselbe denselben solche solchen solcher und oder aber denn sondern sowie sowohl als auch weder
  noch entweder wie dass ob wenn weil da damit obwohl während bevor nachdem seit seitdem sobald solange falls indem sodass zumal bis in
  im ins an am ans auf aus bei beim mit nach von vom vor vorm zu zum zur für fürs durch gegen ohne um über unter hinter neben zwischen
  innerhalb außerhalb binnen ab trotz wegen dank laut gemäß anhand aufgrund mithilfe mittels inklusive exklusive einschließlich
  inkl exkl zzgl bzw ca ggf usw etc sog max min mind evtl zb dh per pro je nicht nie niemals immer oft häufig selten manchmal gern gerne
  sehr ganz gar nur schon noch erst bereits bald jetzt nun heute gestern morgen derzeit zurzeit aktuell damals früher später dann danach
  davor zuvor vorher nachher zuletzt zunächst anschließend inzwischen mittlerweile seither daher darum deshalb deswegen dafür dagegen
  dabei dazu daran darauf daraus darin darüber davon dadurch hier dort hierfür hierzu wo wohin woher wofür womit wobei wodurch wozu
  worauf warum wieso weshalb so also zwar jedoch allerdings trotzdem dennoch hingegen außerdem zudem ferner darüber hinaus ebenso
  ebenfalls gleichfalls vielmehr etwa rund circa fast nahezu knapp mindestens höchstens maximal insgesamt insbesondere vor allem
  besonders beispielsweise teils teilweise zusammen gemeinsam allein alleine eigen gegenüber entlang samt mal einmal zweimal dreimal
  mehrmals jeweils jährlich ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn
  achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend anderthalb eineinhalb halb drittel
  viertel her hin heraus herein hinein hinaus herum vorbei weg zurück weiter weiterhin fort empor nieder los auseinander zueinander
  miteinander voneinander untereinander nebenbei nebenher überall irgendwo nirgends drinnen draußen darunter dahinter daneben dazwischen davon oben unten links rechts vorn vorne
  hinten mitten vorab voraus vielleicht wohl sicher kaum leider hoffentlich natürlich selbstverständlich ja nein bitte danke gut besser
  lieber genug ebenda eben gerade sogar zumindest wenigstens ungefähr genau stets durchweg durchaus durchgehend laufend anbei anfangs
  abends morgens mittags nachmittags vormittags tagsüber nachts werktags wochentags montags freitags ehemals vormals einst jüngst neulich kürzlich sofort
  umgehend baldmöglichst frühestens spätestens erstens zweitens drittens quer remote vollzeit teilzeit anders sonst umso desto jemand jemanden jemandem viermal fünfmal brutto netto sonntags samstags sonnabends dienstags mittwochs donnerstags dreissig höhere höherer höheren höheres bemaßt
`);

/** What compounds end with in less than four letters. */
const SHORT_ENDS = words('bau amt tag weg art rat zug ort los not typ set mix öl akt');
/** Fields and actions by the end of their word, which no name has. */
const FIELD =
  /\p{Ll}{2}(?:matik|ristik|tronik|logie|gra[fp]h?ie|metrie|nomie|therapie|ismus|ität|itäten|ierung|ierungen|isation|tionen)$/u;
/** Verbs that other languages lent, and their participles: `auditiert`. */
const LENT = /^\p{Ll}{3,}(?:iert(?:e[nmrst]{0,2})?|ieren|ierend(?:e[nmrs]?)?)$/u;

/** What compounds begin with beside nouns and stems of verbs. */
const BEFORE = words(`
  haupt neu alt groß klein hoch tief vor nach über unter mit zwischen selbst sonder fach online teil gesamt einzel mehr quer ober viel
  un wohl orts welt innen außen auf ab an aus ein bei zu um zweit erst dritt eigen frei grund rein schnell kurz lang weit breit sicher heim
`);
/** What stands between two parts of a compound. */
const LINKS = ['', 's', 'n', 'en', 'es', 'er', 'e'];
/** What names of people, places and houses end with as compounds do: `Steinbach`, `Volkswagen`, `Kaufland`. */
const OF_NAMES =
  /^(?:bach|bad|bank|bauer|baum|beck|berg|berger|blum|born|bräu|brock|bruck|brück|brunn|brunnen|buch|burg|burger|busch|dorf|eck|eich|fels|feld|felder|fink|fuchs|gold|hahn|hausen?|haus|häuser|heim|heimer|herr|herz|hirsch|hof|hofer|holz|horn|huber|hut|hütte|kamp|kasse|kirch|kirchen?|kopf|krone|land|länder|lieb|loh|mann|mark|markt|mayer|meier|metall|meyer|mühle|müller|nagel|pfennig|reich|ried|ring|rot|roth|schein|schmid|schmidt|schmitt|schneider|schulz|see|sohn|stadt|stahl|stein|steiner|stern|strauch|tal|thal|tor|turm|vogel|wagen|wald|wasser|weber|weiler|weiss|wein|werke?|wolf|zeller)$/u;
/** Endings that words of every trade have, and no name. */
const OF_WORK = /(?:innen|in|:innen)$/u;
const LONGEST = 45;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const isNounAlone = (word: string): boolean =>
  isInList('deNouns', word) ||
  NOUNS.has(word) ||
  (ACTION.test(word) && isInList('de', word.toLowerCase().replace(ACTION, 'en')));
/** What is done, of which the list has not each: `Wartung`. */
const ACTION = /ung(?:en|s)?$/u;
/** Nouns of work that the list has not. */
const NOUNS = words(
  'Homeoffice Mitarbeitende Mitarbeitenden Mitarbeitender Onboarding Recruiting Controlling Coaching Feedback Leadership Cloud Backend Frontend Startup Startups Workshop Workshops Teamplayer Teamplayerin Reporting Reportings Know-how Lean Scrum Gelatine Biosimilars Remote Benefits Boni Bonus Jobrad Dienstwagen Website Software Kollegium Azubi Azubis Studium Ausland Inland Deutsch Englisch Französisch Spanisch Italienisch Niederländisch Polnisch Russisch Türkisch Photovoltaik Handwerk Elektrohandwerk Sanitär Elektro Logis Pensum Brigade Kaliber Firmenwagen Polymechaniker Führerschein Nachtdienst Schwerpunkt Mandate Assessment Center Palliative Mio Mrd Tsd Euro Franken Verzug Lieferverzug Scanner Marge Margen Inbetriebnahme Inbetriebnahmen Staplerschein Dienstrad Bahncard Fluktuation Retoure Retouren Inventur Inventuren Schwund Diebstahl Netzwerk Netzwerke Server Ticket Tickets Backlog Migration Migrationen Dashboard Dashboards Cluster Monitoring Funnel Forecast Forecasts',
);

/** Whether a word in small letters is one of German, alone or as a compound: `ortsgebunden`, `ungeplanten`. */
export function isGermanWord(word: string): boolean {
  if (word.length > LONGEST) return false;
  if (isSmallAlone(word)) return true;
  return cuts(word, 4).some(([first, rest]) => isBegin(first) && isInList('de', rest));
}

const isSmallAlone = (word: string): boolean =>
  SHORT.has(word) ||
  LENT.test(word) ||
  isInList('de', word) ||
  (MOST.test(word) && isInList('de', word.replace(MOST, ''))) ||
  EACH_OTHER.test(word) ||
  (MORE.test(word) && isInList('de', withoutUmlaut(word.replace(MORE, ''))));
/** `nacheinander`, `nebeneinander`; `heran`, `hinzu`. */
const EACH_OTHER =
  /^(?:an|auf|aus|bei|durch|für|gegen|hinter|in|mit|nach|neben|über|unter|um|von|vor|zu)einander$|^(?:her|hin)(?:an|auf|aus|ein|ab|unter|über|vor|um|zu|durch|bei)$/u;
/** `näher`, `stärkere`: its first step has no umlaut. */
const MORE = /(?:er|ere[nmrs]?|ste[nmrs]?|este[nmrs]?)$/u;
const withoutUmlaut = (stem: string): string =>
  stem.replace(/[äöü](?=[^äöü]*$)/u, (letter) => ({ ä: 'a', ö: 'o', ü: 'u' })[letter] ?? letter);
/** `frühester`. */
const MOST = /e?ste[nmrs]?$/u;

/**
 * Whether a word with a capital is a common noun of German, alone or as a compound of known parts (`Teilprojektleiterin`), or an
 * adjective or verb as one (`Vorgesetzte`). Compounds that end as names do (`Steinbach`) are none.
 */
export function isGermanNoun(word: string): boolean {
  if (word.length > LONGEST) return false;
  if (isNounAlone(word) || isNounAlone(word.replace(OF_WORK, ''))) return true;
  const small = word.charAt(0).toLowerCase() + word.slice(1);
  if (/\p{Lu}/u.test(small)) return false;
  if (/(?:nde[nrsm]?|te[nrsm]?|iche[nrsm]?)$/u.test(small) && small.length > 7 && isInList('de', small))
    return true;
  return FIELD.test(small) || isCompound(small, 3);
}

function isCompound(small: string, most: number): boolean {
  return cuts(small, 3).some(([first, rest]) => {
    if (!isBegin(first) || OF_NAMES.test(rest) || (rest.length < 4 && !SHORT_ENDS.has(rest))) return false;
    const noun = capital(rest);
    return (
      isNounAlone(noun) || isNounAlone(noun.replace(OF_WORK, '')) || (most > 1 && isCompound(rest, most - 1))
    );
  });
}

/** Whether compounds begin with a part: a noun, the stem of a verb, a short word. */
const isBegin = (part: string): boolean =>
  BEFORE.has(part) ||
  (part.length > 2 &&
    (isNounAlone(capital(part)) || isInList('de', `${part}en`) || (part.length > 4 && isInList('de', part))));

/** The two parts that a word may be put together from, without what links them. */
function cuts(word: string, least: number): [string, string][] {
  const all: [string, string][] = [];
  for (let at = 2; at <= word.length - least; at += 1)
    for (const link of LINKS)
      if (word.startsWith(link, at) && word.length - at - link.length >= least)
        all.push([word.slice(0, at), word.slice(at + link.length)]);
  return all;
}
