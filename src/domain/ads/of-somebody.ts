import { matchesOf } from '#src/lib/matches.ts';
import { explainedOf } from '../anonymity/index.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isGiven, isGivenName, isSurname } from '../names/index.ts';
import { isEnglish, tagged } from '../speech/index.ts';
import { isWordOf, readerOf } from '../speech/readers.ts';

// "Tom's on a plan", "Sarah will sit in": somebody of the house by their first name, and what they do.
const SOMEBODY =
  /(?<![\p{L}’'-])(\p{Lu}\p{Ll}+)(?:['’]s (?:on|off|out|not|been|going|a bit|very|too)| (?:is|was|has|had|can|does|wants|thinks|says|hates|likes|left|leaves|will|may|might)\b)/gu;

/** "Herr Krug", "Mr Lim", "Mme Vasseur", "Mrs B": somebody of the house, whom no public text names. */
const TITLED =
  /(?<![\p{L}])(?:(?:Mr|Mrs|Ms|Mx|Mme|Mlle|Hr|Fr|Sra?|Dra|Srta|Sig\.ra|Dott|Dott\.ssa|Dhr|Mevr)\.?|Herrn?|Frau|Madame|Monsieur|M\.|Dr\.?(?! (?:Oetker|Martens?|Pepper))|Don|Doña|Mevrouw|Meneer) \p{Lu}[\p{L}’'-]+|(?<![\p{L}])(?:Mr|Mrs|Ms|Mx|Mme|Mlle|Hr|Sra?|Srta|Dhr|Mevr|Herrn?|Frau|Madame|Monsieur|Mevrouw|Meneer|Señora?|Signora?)\.? \p{Lu}(?![\p{L}\p{N}&/’'-])/u;

// "Dougie handed his notice in": a given name that no English word is, and what its bearer did.
function somebodyDid(statement: string): boolean {
  const [, name = ''] =
    /^(?:(?:[Aa]nd|[Bb]ut|[Ss]o|[Aa]s|[Bb]ecause),? )?(\p{Lu}\p{Ll}+) (?=\p{Ll})/u.exec(statement) ?? [];
  const word = name.toLowerCase();
  if (name === '' || !isGiven(word) || isEnglish(word)) return false;
  const words = tagged(statement);
  const next = words[words.findIndex(({ text }) => text === name) + 1];
  return next !== undefined && (next.pos === 'VERB' || next.pos === 'AUX');
}

/** "Marta está embarazada", "Rosa ha firmado": a given name at the head, a word in other places, and a verb of what its bearer is or does. */
const NAME_AND_VERB =
  /^(?:(?:y|e|et|und|en|och|pero|ma|mais|aber|maar),? )?(\p{Lu}\p{Ll}+) (?:está|estaba|ha|había|se|va|quiere|sabe|cree|era|fue|hat|ist|war|wird|will|weiß|est|était|a|veut|sait|è|sta|vuole|sa|is|heeft|wil|gaat|weet|är|har|vill|er|vil|foi|tem|quer|anda)(?!\p{L})/u;

const OF_PEOPLE_ALONE =
  /(?<!\p{L})(?:embarazada|enferm[oa]|de baja|schwanger|krank|gekündigt|enceinte|malade|arrêt maladie|incinta|malat[oa]|in maternità|zwanger|ziek|gravid|sjuk|syg|syk|sjukskriven|grávida|doente|(?:su|son|sa|ihr|sein|suo|sua|zijn|haar|hennes|hans|seu) (?:marido|mujer|mari|femme|mann|frau|marito|moglie|man|vrouw))(?!\p{L})/iu;

function isNamedAtHead(statement: string): boolean {
  const [, name = ''] = NAME_AND_VERB.exec(statement) ?? [];
  return (
    name !== '' &&
    isGiven(name.toLowerCase()) &&
    !isEnglish(name.toLowerCase()) &&
    !EVERYDAY.has(name.toLowerCase()) &&
    // A town is called so too, but for what only people are.
    (placeNamed(name, 'AU') === null || OF_PEOPLE_ALONE.test(statement))
  );
}

/** What points to a mail and not to a job. */
const OF_MAIL =
  /(?<!\p{L})(?:below|attached|above|enclosed|as (?:promised|discussed|agreed|per)|(?:see|fwd|fw|forward\p{L}*|action|approve[sd]?|ignore|pls|please|can you|could you|cheers|thanks)|siehe|unten|anbei|bitte|ci-dessous|ci-joint|adjunto|abajo|qui sotto|allegato|zie|hieronder|bijgaand)(?!\p{L})/iu;

/** "Sam, as below from Nigel, ignore the moaning": who is spoken to, by a given name at the head, and what they find in the mail. */
export function callsByName(statement: string): boolean {
  const [whole = '', name = ''] = /^(\p{Lu}\p{Ll}+)(?:,| [–—-]) (?=\p{Ll})/u.exec(statement) ?? [];
  return (
    whole !== '' &&
    isGiven(name.toLowerCase()) &&
    OF_MAIL.test(statement.slice(whole.length, whole.length + 40))
  );
}

/** "A lovely receptionist, Doreen, who's been here for ever": a name beside what its bearer is, though a town is called so too. */
const APPOSED =
  /(?<!\p{L})\p{Ll}{3,},? \(?(\p{Lu}\p{Ll}+)(?:\)|,)? (?:who|whose|qui|quien|che|som|die|der)(?:['’]s| )/gu;
/** "I köket när Bosse är ledig", "when Tama's away": a clause of what somebody is or does. */
const WHILE_SOMEBODY =
  /(?:,| (?:sometimes|ibland|manchmal|parfois|a veces|a volte|às vezes|soms|av og til|af og til))? (?:when(?:ever)?|while|if|unless|until|när|medan|wenn|falls|während|quand|lorsque|si|cuando|mientras|quando|mentre|als|wanneer|terwijl|når|mens) (\p{Lu}\p{Ll}+)(?:['’]s| is| has| goes| takes| är| har| er| ist| hat| est| a| está| è| ha) \p{Ll}[^,;.]*(?:[,;–—-]+ ?(?:as |since |because |weil |da |car |porque |perché |omdat )?(?:he|she|er|sie|il|elle|él|ella|lui|lei|hij|zij|han|hon|hun)(?!\p{L})[^.]*)?/gu;

/** "A total station that Pawel sets out", "the list which Tama keeps": what of the work somebody of the house sees to. */
const THAT_SOMEBODY =
  /(?<=\p{Ll}{3,}) (?:that|which) (\p{Lu}\p{Ll}+) (?:\p{Ll}+s|set|kept|made|wrote|built|started|left|bought|runs)(?: (?:up|out|in|on|off|over|down|together))?(?= (?:every|each|on|in|at|for|before|after) (?:the |a )?\p{L}+(?=\W*$|[,;.])|\W*$|[,;.]| and )(?: (?:every|each|on|in|at|for|before|after) (?:the |a )?\p{L}+(?=\W*$|[,;.]))?/gu;

/** A name that stands where one does and is no word, place, tool or person of the trade. */
function isNameThere(statement: string, name: string): boolean {
  const word = name.toLowerCase();
  const reader = readerOf(statement);
  if (isEnglish(word) || EVERYDAY.has(word)) return false;
  return (
    isGiven(word) ||
    ((reader === null || reader === 'en' || !isWordOf(reader, word)) && explainedOf('skill', name) === null)
  );
}

/** "He is caring for his father in hospice": somebody who is there, by no name; who is wanted will do something, or is to. */
const ONE_THERE =
  /^(?:(?:and|but|so|as|because),? )?(?:[Hh]e|[Ss]he)(?:['’]s| is| was| has| had) (?!(?:to|responsible|expected|required|able|also|accountable|in charge|based|part of|available|supported|managed|assisted|the (?:first|main|link|face|contact)|an? )(?!\p{L}))\p{Ll}/u;
/** "Her brother died in June": what happens to somebody of theirs. */
const OF_THEIR_KIN =
  /(?<!\p{L})(?:his|her) (?:own |late |elderly |old |poor )?(?:father|mother|dad|mum|mom|wife|husband|son|daughter|twins|baby|brother|sister|(?:brother|sister|mother|father)-in-law|nan|gran|grandmother|grandfather)(?:['’]s| is| was| has| had| died| passed| got| left| in (?:hospice|hospital|care|rehab|jail|prison))(?!\p{L})|(?<!\p{L})(?:lost|buried|burying|losing|mourning|grieving(?: for)?) (?:his|her|their) (?:\p{L}+ )?(?:father|mother|dad|mum|mom|wife|husband|partner|son|daughter|baby|brother|sister|nan|gran)(?!\p{L})|(?<!\p{L})to suicide(?!\p{L})|(?<!\p{L})(?:killed (?:him|her)self|took (?:his|her) own life|hanged himself|overdosed)(?!\p{L})/iu;

/** Whether a statement speaks of somebody of the house, whom no public text names. */
export function speaksOfSomebody(statement: string): boolean {
  if (
    [somebodyDid, namesPerson, isNamedAtHead].some((names) => names(statement)) ||
    [TITLED, ONE_THERE, OF_THEIR_KIN].some((pattern) => pattern.test(statement))
  )
    return true;
  if (
    [APPOSED, WHILE_SOMEBODY, THAT_SOMEBODY].some((pattern) =>
      matchesOf(pattern, statement).some(({ 1: name = '' }) => isNameThere(statement, name)),
    )
  )
    return true;
  return [...statement.matchAll(SOMEBODY)].some(({ 1: name = '' }) => {
    const word = name.toLowerCase();
    return isGivenName(word) && !isEnglish(word) && !/\b(?:you|your)\b/i.test(statement);
  });
}

/** "Cardiac lists with Dr Fahy on Mondays": with or for whom of the house something is done. */
const BESIDE_SOMEBODY =
  /(?:,| and)? (?:with|w\/|to|under|for|alongside|beside|from|by|mit|bei|avec|con|met|com|med|hos) (?:our |the |my |la |el |le |de |der |dem |het |unser\p{L}* |notre |nuestr\p{L} )?(?:(?:Mr|Mrs|Ms|Mx|Mme|Mlle|Hr|Fr|Sra?|Srta|Sig|Dott|Dhr|Mevr|Dra?|Prof)\.? |Herrn? |Frau |Madame |Monsieur |Don |Doña |Big |Old |Young |Uncle |Auntie )?\p{Lu}(?:\p{Ll}+|\.|(?![\p{L}\p{N}&/’'-]))(?: \p{Lu}\p{Ll}+)?(?= (?:on|every|each|in|at|am|los|le|el|op|um|de) |[,.;]| and |$)/gu;
/** Verbs and small words of a story, which no list of what is done has. */
const TELLS_OF =
  /(?<!\p{L})(?:is|was|has|had|left|leaves|went|told|knows?|said|says|thinks|wants|hates|because|who|that|they|he|she|je|tu|il|elle|on|nous|ils|c[’']est|s[’']est|ne|n[’']\p{L}+|pas|dites|dis|er|ist|hat|wird|wir|ich|nicht|weil|dass|hij|zij|ze|heeft|wordt|wij|niet|omdat|él|ella|se|está|es|que|lui|lei|è|ha|non|che|han|hon|är|har|inte)(?!\p{L})/iu;

/** A statement without whom of the house it names beside what is done; as it is where it says more of them. */
export function withoutSomebody(statement: string): string {
  if (!speaksOfSomebody(statement.trim())) return statement;
  const bare = statement
    .replace(BESIDE_SOMEBODY, (beside) => (speaksOfSomebody(beside.trim()) ? '' : beside))
    .replace(WHILE_SOMEBODY, (clause, name: string) => (isNameThere(statement, name) ? '' : clause))
    .replace(THAT_SOMEBODY, (clause, name: string) => (isNameThere(statement, name) ? '' : clause));
  if (!speaksOfSomebody(bare.trim())) return /\p{L}+ \p{L}+/u.test(bare) ? bare : statement;
  const pieces = bare.split(/[,;]\s+/u);
  const open = pieces.filter((piece) => !speaksOfSomebody(piece.trim()));
  // Of a list of what is done only the piece that names them goes; a story is one sentence.
  return pieces.length > 3 && open.length >= pieces.length - 1 && !TELLS_OF.test(statement)
    ? open.join(', ')
    : statement;
}

const NAME = /(?<![\p{L}\p{N}’'&/.-])\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?![\p{L}\p{N}&/-])/gu;
/** What before a name makes a place, a saint, a thing of it. */
const NAMES_A_THING =
  /(?:(?:^|[^\p{L}])(?:St|Ste|San|Santa|Sant|Saint|Sainte|Mount|Port|Lake|Fort|La|Le|El|Los|Las|New)\.?|\p{Lu}[\p{L}&.]*) $/u;

/** "Dokumentation in Vivendi", "charting in Cerner", "bookings on Rezdy": what is written down stands in a program. */
const IN_PROGRAM =
  /(?<!\p{L})(?:\p{L}*(?:dokumentation|dokumentieren|dokumentierst|erfassung|abrechnung|buchung|buchhaltung|planung|verwaltung|termine)|document(?:s|ing|ation)|chart(?:s|ing)?|record(?:s|ing)?|bill(?:s|ing)|bookings?|roster(?:s|ing)?|invoic(?:es|ing)|report(?:s|ing)|timesheets|tickets|logging|data entry|saisie|facturation|planification|documentation|registros?|facturación|documentazione|fatturazione|registrazioni|administratie|rapportage|facturatie) (?:in|on|via|mit|im|sur|dans|sous|avec|en|con|su|met) $/iu;

/** "Kone or Otis controllers", "Vaillant boilers": a make, by the thing of it that is named behind. */
const OF_MAKE =
  /^(?:(?:,|,? (?:or|and|&)|\/) ?\p{Lu}\p{Ll}+)* (?:controllers?|boilers?|engines?|machines?|trucks?|tractors?|lifts?|elevators?|units?|systems?|software|equipment|panels?|drives?|ovens?|pumps?|compressors?|forklifts?|presses|mowers?|saws?|cranes?|kit|tools|certified|certification|accredited)(?!\p{L})/u;

/** Makes of machines and tools that are called like people. */
const MAKES =
  /(?<!\p{L})(?:John Deere|Massey Ferguson|Allen[- ]Bradley|Jack Henry|Harley[- ]Davidson|Rolls[- ]Royce|Claas|Thermo King|Carrier|Big [Ff]our|Henry Schein|Paul Mitchell)(?!\p{L})/gu;

// "The last one was Dariusz", "der Heino": a given name by itself, which is no word, place or tool.
function namesPerson(written: string): boolean {
  const statement = written.replace(MAKES, '');
  const reader = readerOf(statement);
  return [...statement.matchAll(NAME)].some(({ 0: name, index }) => {
    const word = name.toLowerCase();
    if (!isGiven(word) || isEnglish(word) || EVERYDAY.has(word)) return false;
    if (reader !== null && reader !== 'en' && isWordOf(reader, word)) return false;
    // "5,5 Tage": a number of things.
    if (/\d $/.test(statement.slice(0, index))) return false;
    if (NAMES_A_THING.test(statement.slice(0, index)) || IN_PROGRAM.test(statement.slice(0, index)))
      return false;
    if (OF_MAKE.test(statement.slice(index + name.length))) return false;
    const [next = ''] = /^ \p{Lu}[\p{L}’'-]*/u.exec(statement.slice(index + name.length)) ?? [];
    const isWhole = next !== '' && isWholeNameIn(statement, index, name.length + next.length);
    if (next.trim().length > 1 && !isSurname(next.trim().toLowerCase()) && !isWhole) return false;
    return placeNamed(name, 'AU') === null && explainedOf('skill', name) === null;
  });
}

/** "(Craig Dodd)", "Hugh Prentice didn't get it": a given name and a word that stand where somebody's whole name does. */
function isWholeNameIn(statement: string, at: number, length: number): boolean {
  const surname = /\S+$/u.exec(statement.slice(at, at + length))?.[0] ?? '';
  const behind = statement.slice(at + length);
  if (OF_TOWN.test(surname)) return false;
  return (
    (/[(,]\s*$/u.test(statement.slice(0, at)) &&
      /^\s*[),]/u.test(behind) &&
      !isEnglish(surname.toLowerCase())) ||
    /^ (?:did|does|do|is|was|has|had|will|would|can|could)(?:n['’]t| not)? (?:\p{Ll}+)|^ (?:left|resigned|wants|got|went|says|said|told|knows|his|her|who|again)(?!\p{L})/u.test(
      behind,
    )
  );
}

const OF_TOWN =
  /^(?:Street|Road|Lane|Place|Park|House|Hall|Court|Square|Hill|Bay|Creek|Point|Valley|River|Beach|Island|Springs?|Hospital|School|College|University|Clinic|Centre|Center|Station|Airport|Hotel|Lodge|Farm|Estate|Bank|Group|Ltd|Limited|Inc|Council|County|City|Town|Library|Church|Cathedral|Foundation|Trust|Academy|Building|Tower|Gardens?|Green|Cross|Bridge|Wood|Heath)$/u;

/** Given names that are as well a feast, a make, a program or a bed of the trade. */
const EVERYDAY = new Set(
  'ramadan noel noël pascal advent mercedes iveco siemens opera sage oscar hana epic cerner maya ada alexa siri angular dell bosch ford morgan gis cara bella jumbo max frans'.split(
    ' ',
  ),
);
